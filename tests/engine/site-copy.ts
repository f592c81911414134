// Copies of the fixture sites, to be edited: what is not written there is as in the fixture.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of a fixture site. */
export const fixtureDir = (name: string) =>
  fileURLToPath(new URL(`../fixtures/sites/${name}`, import.meta.url));

/** What a claim of the fixture ends with. */
export const confirmed = ', confirmed: { by: Dono, date: "2026-01-20", source: Cadastro } }';

/** New content of files by path: a text, or pairs of what is replaced (it must be there once) and its replacement; `link` makes a symbolic link; null removes. */
export type Edits = Readonly<
  Record<
    string,
    | string
    | Uint8Array
    | null
    | { readonly link: string }
    | readonly (readonly [from: string, to: string])[]
  >
>;

/** A copy of a fixture site in `dir`, which must not exist yet. */
export class SiteCopy {
  readonly dir: string;

  constructor(dir: string, edits: Edits = {}, name = 'minimal') {
    this.dir = dir;
    cpSync(fixtureDir(name), this.dir, { recursive: true });
    this.apply(edits);
  }

  /** Writes, edits and removes files. Throws where a text to be replaced is not there exactly once. */
  apply(edits: Edits): this {
    for (const [path, edit] of Object.entries(edits)) {
      if (edit === null) rmSync(join(this.dir, path));
      else if (typeof edit === 'string' || edit instanceof Uint8Array) this.#write(path, edit);
      else if ('link' in edit) symlinkSync(edit.link, join(this.dir, path));
      else
        this.#write(
          path,
          edit.reduce((text, [from, to]) => replaceOnce(text, from, to, path), this.read(path)),
        );
    }
    return this;
  }

  read(path: string): string {
    return readFileSync(join(this.dir, path), 'utf8');
  }

  #write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.dir, path)), { recursive: true });
    writeFileSync(join(this.dir, path), content);
  }
}

function replaceOnce(text: string, from: string, to: string, path: string): string {
  const parts = text.split(from);
  if (parts.length !== 2)
    throw new Error(`${path} has ${JSON.stringify(from)} ${parts.length - 1} times`);
  return parts.join(to);
}
