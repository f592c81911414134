// Commands that change documents, called as functions in a copy of a site.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EditOptions } from '../../cli/site/edit-options.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { filesBelow } from '../../engine/content/site-files.ts';
import { makeFolder } from '../folders.ts';
import { root } from '../structure/tree.ts';

/** A copy of a site that lies in no project. */
export class EditedCopy {
  readonly dir = join(makeFolder(), 'site');

  /** `from`: a site's folder, relative to the project. */
  constructor(from: string) {
    cpSync(join(root, from), this.dir, { recursive: true });
  }

  read(file: string): string {
    return readFileSync(join(this.dir, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.dir, file)), { recursive: true });
    writeFileSync(join(this.dir, file), text);
  }

  /** Puts a text in the place of another one, which must be there. */
  edit(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    this.write(file, text.replace(from, to));
  }

  /** Every document by its path; what is generated of them is left out. */
  documents(): Record<string, string> {
    const files = filesBelow(this.dir).files.filter((file) =>
      /^(?!generated\/|\.portao\/).*\.(?:ya?ml|json)$/.test(file),
    );
    return Object.fromEntries(files.map((file) => [file, this.read(file)]));
  }

  /** The errors of the site. */
  errors(): string[] {
    return checkSite(this.dir)
      .problems.filter(({ level }) => level === 'error')
      .map(({ file, line, code }) => `${file}:${line} ${code}`);
  }

  /** Calls a command, with `--yes` unless something else is said; what it says, and its exit code. */
  async run<Options extends EditOptions>(
    command: (options: Options) => Promise<number> | number,
    own: Omit<Options, keyof EditOptions>,
    options: Partial<EditOptions> = {},
  ): Promise<{ code: number; out: string }> {
    let out = '';
    const code = await command({
      siteDir: this.dir,
      language: 'en',
      dryRun: false,
      yes: true,
      confirm: null,
      colour: false,
      out: (text: string) => (out += text),
      ...options,
      ...own,
    } as Options);
    return { code, out };
  }
}
