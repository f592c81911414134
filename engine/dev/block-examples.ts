import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Schemas } from '../content/schemas.ts';
import { packageRoot } from '../files/package-root.ts';
import type { Language } from '../words/language.ts';

/** One example of a block, as `<type>.examples.yaml` lists them. */
export interface BlockExample {
  readonly title: string;
  readonly block: { readonly type: string; readonly [field: string]: unknown };
}

/** Examples that were parsed, by file, with what the disk said of it then. */
export type ParsedExamples = Map<
  string,
  { readonly mtimeMs: number; readonly size: number; readonly examples: readonly BlockExample[] }
>;

/**
 * The file with the examples of a block type, the site's before the library's; null where it has none.
 * `<type>.examples.<language>.yaml` is taken before `<type>.examples.yaml`: the library has English ones beside the Portuguese.
 */
export function examplesFile(siteDir: string, type: string, language: Language): string | null {
  const files = [siteDir, packageRoot].flatMap((dir) =>
    [`.${language}`, ''].map((ending) =>
      join(dir, 'blocks', type, `${type}.examples${ending}.yaml`),
    ),
  );
  return files.find((file) => existsSync(file)) ?? null;
}

/** The examples of every block type of a site in a language, by type in alphabetical order; `parsed` holds them for the next call. */
export function readExamples(
  siteDir: string,
  { blockTypes }: Schemas,
  language: Language,
  parsed: ParsedExamples = new Map(),
): ReadonlyMap<string, readonly BlockExample[]> {
  return new Map(
    [...blockTypes].sort().flatMap((type): [string, readonly BlockExample[]][] => {
      const file = examplesFile(siteDir, type, language);
      return file === null ? [] : [[type, examplesIn(file, parsed)]];
    }),
  );
}

/** The examples in `file`, which is parsed again only after a change. */
function examplesIn(file: string, parsed: ParsedExamples): readonly BlockExample[] {
  const { mtimeMs, size } = statSync(file);
  const before = parsed.get(file);
  if (before?.mtimeMs === mtimeMs && before.size === size) return before.examples;
  const examples = exampleList(readFileSync(file, 'utf8'));
  parsed.set(file, { mtimeMs, size, examples });
  return examples;
}

/** The examples in a text; what is none, which `check` tells, is left out. */
function exampleList(text: string): readonly BlockExample[] {
  let list: unknown;
  try {
    list = parse(text);
  } catch {
    return [];
  }
  const isExample = (one: Partial<BlockExample> | null): one is BlockExample =>
    typeof one?.title === 'string' && typeof one.block === 'object';
  return Array.isArray(list) ? list.filter(isExample) : [];
}
