// Compiled code that is kept between commands on Node 20: it is used while it is true, and whatever happens to it, the text counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../fixture.ts';
import { root } from '../../structure/tree.ts';

const loader = pathToFileURL(join(root, 'engine/files/compiled-scripts.cjs')).href;

/** A bundle of two files that says a word, and the folder for what is kept of it. */
class Bundle {
  readonly #dir = makeFolder();
  readonly home = join(makeFolder(), 'compiled');

  constructor() {
    this.write('index.cjs', "exports.say = () => require('./word.cjs').word();");
    this.write('word.cjs', "exports.word = () => 'one';");
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.#dir, name), text);
  }

  /** What a thread of the bundle says, which is started with a word. */
  runThread(): string {
    this.write(
      'thread.cjs',
      `const { parentPort, workerData } = require('node:worker_threads');
      parentPort.postMessage(workerData + ' ' + require('./word.cjs').word());`,
    );
    return this.#said(`loadCompiled(index, home, 'say');
      startThread(${JSON.stringify(join(this.#dir, 'thread.cjs'))}, 'zero').on('message', console.log);`);
  }

  run(exitCode = 0): string {
    return this.#said(
      `console.log(loadCompiled(index, home, 'say').say());
      process.exit(${exitCode});`,
      exitCode,
    );
  }

  #said(what: string, exitCode = 0): string {
    const program = `import { loadCompiled, startThread } from ${JSON.stringify(loader)};
      const index = ${JSON.stringify(join(this.#dir, 'index.cjs'))};
      const home = ${JSON.stringify(this.home)};
      ${what}`;
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', program],
      { encoding: 'utf8' },
    );
    expect([stderr, status]).toEqual(['', exitCode]);
    return stdout.trim();
  }

  /** What is kept, by path below the home. */
  kept(): string[] {
    return readdirSync(this.home, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.bin'))
      .sort();
  }

  /** When each was written, ns. */
  times(): bigint[] {
    return this.kept().map((name) => statSync(join(this.home, name), { bigint: true }).mtimeNs);
  }
}

describe('compiled code', () => {
  it('is kept for each file, and used the next time', () => {
    const bundle = new Bundle();
    expect(bundle.run()).toBe('one');
    expect(bundle.kept()).toEqual([
      expect.stringMatching(/^[0-9a-f]{16}\/say\/index\.cjs\.bin$/),
      expect.stringMatching(/\/say\/word\.cjs\.bin$/),
    ]);
    const before = bundle.times();
    expect(bundle.run()).toBe('one');
    expect(bundle.times()).toEqual(before);
  });

  it('is kept for a thread as well, beside that of its process', () => {
    const bundle = new Bundle();
    expect(bundle.runThread()).toBe('zero one');
    expect(bundle.kept()).toEqual([
      expect.stringMatching(/\/say\/index\.cjs\.bin$/),
      expect.stringMatching(/\/thread\/thread\.cjs\.bin$/),
      expect.stringMatching(/\/thread\/word\.cjs\.bin$/),
    ]);
    const before = bundle.times();
    expect(bundle.runThread()).toBe('zero one');
    expect(bundle.times()).toEqual(before);
  });

  it('of another text is not used, of the same length either', () => {
    const bundle = new Bundle();
    bundle.run();
    bundle.write('word.cjs', "exports.word = () => 'two';");
    expect(bundle.run()).toBe('two');
  });

  it('of another bundle goes', () => {
    const bundle = new Bundle();
    bundle.run();
    const before = bundle.kept();
    bundle.write('index.cjs', "exports.say = () => require('./word.cjs').word() + '!';");
    expect(bundle.run()).toBe('one!');
    expect(bundle.kept()).toHaveLength(2);
    expect(bundle.kept()).not.toEqual(before);
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut short', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['empty', () => Buffer.alloc(0)],
    ['damaged', (bytes) => Buffer.from(bytes.map((byte, at) => (at === 200 ? byte ^ 1 : byte)))],
    ['filled with zeros', (bytes) => Buffer.alloc(bytes.length)],
  ])('that is %s is compiled anew', (_, damage) => {
    const bundle = new Bundle();
    bundle.run();
    for (const name of bundle.kept()) {
      const file = join(bundle.home, name);
      writeFileSync(file, damage(readFileSync(file)));
    }
    const before = bundle.times();
    expect(bundle.run()).toBe('one');
    expect(bundle.times().filter((time, at) => time === before[at])).toEqual([]);
  });

  it('is not kept of a command that was used wrongly', () => {
    const bundle = new Bundle();
    mkdirSync(bundle.home);
    bundle.run(2);
    expect(bundle.kept()).toEqual([]);
  });

  it('costs nothing but itself where it cannot be written', () => {
    const bundle = new Bundle();
    writeFileSync(bundle.home, 'no folder');
    expect(bundle.run()).toBe('one');
  });
});
