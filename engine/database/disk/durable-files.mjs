// The files of the database. PostgreSQL says in which order its writes have to be on the disk, PGlite passes that on to
// nobody: its files outlive the process, and not a power cut. Here what PostgreSQL asks is done.
import { fsyncSync } from 'node:fs';
import { flushFile, flushFolder } from './durable.mjs';

/** What PGlite has to be started with, after its own parameters: it switches flushing off. */
export const durably = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

/** A file system for PGlite (its option `fs`) over a folder of the disk. New databases get checksums on their pages. */
export class DurableFiles {
  /** True: what is written of the log may wait for the next flush that is asked for while it is false. */
  patient = false;
  #waiting = new Set();

  constructor(folder) {
    this.folder = folder;
  }

  /** Called for the database, and for the one in which PGlite makes a new one. */
  async init(pg, options) {
    const { callMain } = pg;
    pg.callMain = (args) => callMain.call(pg, args.includes('--boot') ? [...args, '-k'] : args);
    const mount = ({ FS }) => {
      const { NODEFS } = FS.filesystems;
      this.#watch(FS, NODEFS);
      const place = `${options.WASM_PREFIX}/data`;
      FS.mkdir(place);
      FS.mount(NODEFS, { root: this.folder }, place);
    };
    return { emscriptenOpts: { ...options, preRun: [...options.preRun, mount] } };
  }

  /** Nothing: PGlite moves a new database to its place as a tar, and here it was made in its place. */
  async dumpTar() {
    return new Blob([]);
  }

  async initialSyncFs() {}
  async syncToFs() {}
  async closeFs() {}

  #watch(FS, NODEFS) {
    const { stream_ops: operations } = NODEFS;
    const { write } = operations;
    const isLog = ({ node }) => node.parent.name === 'pg_wal';
    operations.write = (stream, ...given) => {
      // Nothing may be on the disk before its log is.
      if (this.#waiting.size > 0 && !isLog(stream)) NODEFS.tryFSOperation(() => this.#flushLog());
      return write(stream, ...given);
    };
    operations.fsync = (stream) => {
      const path = NODEFS.realPath(stream.node);
      if (this.patient && isLog(stream)) this.#waiting.add(path);
      else
        NODEFS.tryFSOperation(() => {
          this.#flushLog();
          if (FS.isDir(stream.node.mode)) flushFolder(path);
          else fsyncSync(stream.nfd);
        });
      return 0;
    };
  }

  #flushLog() {
    for (const path of this.#waiting) {
      try {
        flushFile(path);
      } catch (error) {
        // What a checkpoint has taken away is needed by nobody: all that it told of is on the disk.
        if (error.code !== 'ENOENT') throw error;
      }
      this.#waiting.delete(path);
    }
  }
}
