import { posix } from 'node:path';
import type { SourceFile } from '../../content/source-file.ts';
import { schemasFor } from '../../files/package-root.ts';
import { localeOf } from '../../words/locale.ts';
import { schemaFolders } from '../../words/schemas.ts';
import { allDocuments } from './documents.ts';
import type { Lint, LintSite } from './lint.ts';

/** The comment that tells an editor which schema a document has. */
const written = /^#[ \t]*yaml-language-server:[ \t]*\$schema=(\S*)[ \t]*\r?$/m;

/** The schema of a document by where it lies, below the folder of the schemas; null where it has none. */
function schemaOf(path: string): string | null {
  if (path === 'site.yaml') return 'site.schema.json';
  const [folder] = path.split('/', 1);
  if (folder === 'pages') return 'page.schema.json';
  if (folder === 'partials') return 'partial.schema.json';
  if (folder === 'work') return 'work.schema.json';
  if (path === 'safety.yaml') return 'shared/safety-rules.schema.json';
  const blog = /^blog\/(topics|titles|outlines)\.yaml$/.exec(path);
  return blog ? `shared/blog-${blog[1]}.schema.json` : null;
}

/** The schema line of a document as it is and as it should be. */
export interface SchemaLine {
  readonly wanted: string;
  /** Where the wrong one stands in the text, or an empty range where one is to be put. */
  readonly start: number;
  readonly end: number;
  readonly found: string | null;
}

/**
 * The schema line that a document lacks or has wrong; null where nothing is to be done. `siteDir` and `schemaDir` are
 * absolute. JSON has no comments, and an address (`https://…`) was chosen by somebody.
 */
export function wrongSchemaLine(
  { path, text }: Pick<SourceFile, 'path' | 'text'>,
  siteDir: string,
  schemaDir: string,
): SchemaLine | null {
  const schema = schemaOf(path);
  if (schema === null || path.endsWith('.json')) return null;
  const folder = posix.dirname(posix.join(siteDir.replaceAll('\\', '/'), path));
  const address = posix.relative(folder, posix.join(schemaDir.replaceAll('\\', '/'), schema));
  const wanted = `# yaml-language-server: $schema=${address}`;
  const match = written.exec(text);
  if (!match) return { wanted, start: 0, end: 0, found: null };
  if (/^https?:/.test(match[1]!) || posix.normalize(match[1]!) === address) return null;
  const line = match[0].replace(/\r$/, '');
  return { wanted, start: match.index, end: match.index + line.length, found: line };
}

/** The text with its schema line as it should be. */
export function withSchemaLine(text: string, { wanted, start, end, found }: SchemaLine): string {
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text.slice(0, start)}${wanted}${found === null ? lineBreak : ''}${text.slice(end)}`;
}

/** True for a document that names the library's schema and uses nothing of the site's own: editors know all that it says. */
function isLibraryEnough({ path, text }: SourceFile, { site }: LintSite): boolean {
  const { language } = localeOf(site.settings.document);
  const library = posix.join(schemasFor(site.dir).replaceAll('\\', '/'), schemaFolders[language]);
  const own = [...site.schemas.ownTypes, ...site.schemas.ownDrawings];
  return (
    wrongSchemaLine({ path, text }, site.dir, library) === null &&
    !own.some((name) => text.includes(name))
  );
}

/** Documents that do not tell the editor what their fields are. */
export const schemaLine: Lint = {
  codes: ['schema-line'],
  run: (site) =>
    site.schemaDir === null
      ? []
      : allDocuments(site).flatMap((file) => {
          const wrong = wrongSchemaLine(file, site.site.dir, site.schemaDir!);
          return wrong && !isLibraryEnough(file, site)
            ? [
                {
                  code: 'schema-line' as const,
                  file,
                  pointer: [],
                  params: { wanted: wrong.wanted, found: wrong.found },
                },
              ]
            : [];
        }),
};
