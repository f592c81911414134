import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { SiteDocument } from '#schemas/types';
import { packageRoot } from '../files/package-root.ts';
import type { Language } from '../words/language.ts';

type Texts = Readonly<Record<Language, string>>;

/** A look that a new site may have: a theme with a name. */
export interface Look {
  readonly name: string;
  readonly title: Texts;
  /** One or two sentences: what it is like, and for whom. */
  readonly about: Texts;
  readonly theme: NonNullable<SiteDocument['theme']>;
  /** `theme:` as it stands in `site.yaml`. */
  readonly yaml: string;
}

const folder = join(packageRoot, 'cli/create/looks');

/** The looks that are shipped, `cli/create/looks/<name>.yaml`, by name. */
export const readLooks = (): Look[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const { title, about, theme } = parse(text) as Omit<Look, 'name' | 'yaml'>;
      const yaml = text.slice(text.indexOf('\ntheme:\n') + 1);
      return { name: basename(file, '.yaml'), title, about, theme, yaml };
    });
