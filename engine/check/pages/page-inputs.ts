import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileSnapshot } from '../../content/file-snapshot.ts';
import { codeFiles } from '../../content/own-code/code-files.ts';
import type { OpenSite } from '../../resolve/open-site.ts';
import { settingsOfAll } from '../../resolve/inputs/noting-settings.ts';
import type { InputName } from '../../resolve/inputs/shared-inputs.ts';
import {
  everyInput,
  everyInputOfBlock,
  type BlockSummary,
  type PageSummary,
} from '../../resolve/summary.ts';
import { fingerprint } from '../../content/fingerprint.ts';
import { hashOf } from '../../media/content-hash.ts';
import { drawingsVersion } from '../../media/package-drawings.ts';
import { isPackageFont } from '../../media/package-fonts.ts';
import { uploadName } from '../../media/uploads.ts';

/** What an earlier command remembers of the inputs of pages. */
export interface KnownInputs {
  /** Hash of what every page is made from. */
  readonly ofAll: string;
  /** Hashes of what single pages are made from beside their own documents, by name. */
  readonly inputs: ReadonlyMap<InputName, string>;
}

/** Hashes of what the pages of a site are made from beside their own documents. */
export class PageInputs {
  /**
   * Of what every page is made from: what is given, own code, the settings but for what pages read one by one, and all other files
   * but pages, partials, jobs done and media.
   */
  readonly ofAll: string;
  readonly #snapshot: FileSnapshot;
  readonly #open: OpenSite;
  readonly #hashes = new Map<InputName, string>();

  constructor(snapshot: FileSnapshot, open: OpenSite, ...given: readonly string[]) {
    this.#snapshot = snapshot;
    this.#open = open;
    const { dir, files } = snapshot;
    const { settings } = open.resolver.site;
    const { theme } = settings.document;
    const ofTheme = Object.values(theme).map((value) => `${String(value).slice(1)}`);
    const ofSome = /^(?:pages|partials|work|media)\//;
    const parts = [...files.keys()].flatMap((path) =>
      (ofSome.test(path) && !ofTheme.includes(path)) || path === settings.file.path
        ? []
        : [path, this.#ofFile(path)],
    );
    const code = fingerprint(dir, codeFiles(dir));
    const ofSite = JSON.stringify(settingsOfAll(settings.document));
    const drawings = theme.drawings ? drawingsVersion(snapshot.origin ?? dir, theme.drawings) : '';
    this.ofAll = hashOf(...given, code, ofSite, drawings, ...parts);
  }

  /** Those of all inputs of these pages. */
  of(pages: Iterable<PageSummary>): ReadonlyMap<InputName, string> {
    const hashes = new Map<InputName, string>();
    const take = (name: InputName) => {
      if (!hashes.has(name)) hashes.set(name, this.#hash(name));
      return true;
    };
    const takeBlock = oncePerBlock((block) => everyInputOfBlock(block, take));
    for (const page of pages) everyInput(page, take, takeBlock);
    return hashes;
  }

  /** Gives what says of a page that all of its inputs are as `before` has them. */
  unchangedSince({ ofAll, inputs }: KnownInputs): (page: PageSummary) => boolean {
    if (ofAll !== this.ofAll) return () => false;
    const same = new Map<InputName, boolean>();
    const isSame = (name: InputName) => {
      let found = same.get(name);
      if (found === undefined) same.set(name, (found = inputs.get(name) === this.#hash(name)));
      return found;
    };
    const isSameBlock = oncePerBlock((block) => everyInputOfBlock(block, isSame));
    return (page) => everyInput(page, isSame, isSameBlock);
  }

  #hash(name: InputName): string {
    let hash = this.#hashes.get(name);
    if (hash === undefined) {
      hash = name.startsWith('media ')
        ? this.#ofMedia(name.slice('media '.length))
        : hashOf(this.#open.resolver.inputs.valueOf(name));
      this.#hashes.set(name, hash);
    }
    return hash;
  }

  /** Of a file of `media/`, or of a font of a package; of an upload, whose content never changes, whether it is there. */
  #ofMedia(path: string): string {
    const { media } = this.#open;
    if (uploadName(path)) return String(media.has(path));
    return isPackageFont(path) ? (media.hash(path) ?? '') : this.#ofFile(`media/${path}`);
  }

  /** Of a file of the site; empty where there is none. */
  #ofFile(path: string): string {
    const stamp = this.#snapshot.files.get(path);
    if (!stamp) return '';
    return stamp.mtimeSafe && path.startsWith('media/')
      ? stamp.signature
      : hashOf(readFileSync(join(this.#snapshot.dir, path)));
  }
}

/** Asks of a block once, however many pages share it. */
function oncePerBlock(ask: (block: BlockSummary) => boolean): (block: BlockSummary) => boolean {
  const known = new Map<BlockSummary, boolean>();
  return (block) => {
    let answer = known.get(block);
    if (answer === undefined) known.set(block, (answer = ask(block)));
    return answer;
  };
}
