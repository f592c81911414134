import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { stringify } from 'yaml';
import type { Language } from '../../engine/words/language.ts';
import { nearest } from '../../engine/diagnostics/suggest.ts';
import { packageRoot } from '../../engine/files/package-root.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { siteLanguage } from '../command-line/arguments.ts';
import { CommandError } from '../command-line/command-error.ts';
import { shownPath } from '../output/shown-path.ts';

/** What a template is filled with; a field whose whole value is missing is left out with its line. */
export type TemplateValues = Readonly<
  Record<string, string | readonly (string | number)[] | undefined>
>;

/** A text with places marked `<<name>>`. */
export interface Template {
  /** Where it is, for messages. */
  readonly file: string;
  readonly text: string;
}

/** Thrown for a template that marks a place that nothing fills. */
export class TemplateBroken extends CommandError {
  constructor(
    readonly file: string,
    readonly line: number,
    readonly mark: string,
    readonly nearest: string | null,
  ) {
    super(`${file}:${line}: <<${mark}>>`);
    this.name = 'TemplateBroken';
  }

  override explain(language: Language): string {
    const words = commandWordsOf(language).new;
    const location = `${shownPath(this.file)}:${this.line}`;
    const near = this.nearest === null ? '' : ` ${words.didYouMeanMark({ mark: this.nearest })}`;
    return words.badTemplate({ location, mark: this.mark, near });
  }
}

/** Folders of templates: the site's own, then for what that has none of those of the command line, in the language of the site and of any. */
const folders = (siteDir: string) => [
  join(siteDir, 'templates'),
  join(packageRoot, 'cli/templates', siteLanguage(siteDir)),
  join(packageRoot, 'cli/templates/common'),
];

/** The template `city.yaml` or `block/schema.json`: that of the site in `siteDir` if it has one, else that of the command line. */
export function readTemplate(siteDir: string, name: string): Template {
  const file = folders(siteDir)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
  if (file === undefined) throw new Error(`cli/templates has no ${name}`);
  return { file, text: readFileSync(file, 'utf8') };
}

/** Names of the search variants that a city gets, from the folder `variants/` of the site's templates: what people search for is the site's. */
export function variantNames(siteDir: string): readonly string[] {
  const folder = join(siteDir, 'templates/variants');
  return !existsSync(folder)
    ? []
    : readdirSync(folder)
        .filter((name) => name.endsWith('.yaml'))
        .sort()
        .map((name) => name.slice(0, -'.yaml'.length));
}

const mark = /<<(\w+)>>/g;
/** A field that a mark is the whole value of. */
const wholeValue = /^(\s*(?:- )?[\w-]+: )<<(\w+)>>$/;

/** The text of a template with its marks replaced: as YAML where a mark is a whole value, escaped inside of quotes. Throws `TemplateBroken`. */
export function fillTemplate({ file, text }: Template, values: TemplateValues): string {
  const read = (name: string, line: number) => {
    if (!Object.hasOwn(values, name))
      throw new TemplateBroken(file, line, name, nearest(name, Object.keys(values)));
    return values[name];
  };
  return text
    .split('\n')
    .flatMap((line, index) => {
      const [, start, name] = wholeValue.exec(line) ?? [];
      if (start !== undefined && name !== undefined) {
        const value = read(name, index + 1);
        return value === undefined || (Array.isArray(value) && value.length === 0)
          ? []
          : [`${start}${asYaml(value)}`];
      }
      return [
        line.replace(mark, (_, inner: string, offset: number) =>
          inside(String(read(inner, index + 1) ?? ''), line.slice(0, offset)),
        ),
      ];
    })
    .join('\n');
}

/** A value in one line of YAML. */
function asYaml(value: string | readonly (string | number)[]): string {
  return Array.isArray(value) ? `[${value.join(', ')}]` : stringify(value, { lineWidth: 0 }).trim();
}

/** A text inside of another one: where a quote is open before it, its own quotes are escaped. */
function inside(value: string, before: string): string {
  const open = (before.match(/"/g)?.length ?? 0) % 2 === 1;
  return open ? JSON.stringify(value).slice(1, -1) : value;
}

/** The first line of a document, which tells an editor where the schema of its kind is, from the document's own folder. `schemaDir` (`schemaFolder`) and `file` are absolute. */
export function schemaLine(
  schemaDir: string,
  file: string,
  kind: 'page' | 'work' = 'page',
): string {
  return `# yaml-language-server: $schema=${relative(
    dirname(file),
    join(schemaDir, `${kind}.schema.json`),
  )
    .split(sep)
    .join('/')}\n`;
}
