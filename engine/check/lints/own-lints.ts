import type { LintFinding, LintSource } from '../../content/own-code/extend.ts';
import { withLines, type CodeLocation } from '../../content/own-code/code-location.ts';
import { dropPromises, frozen } from '../../content/own-code/guards.ts';
import { textsOf } from '../../content/fields.ts';
import { OwnCodeThrew } from '../../content/own-code/read-own-code.ts';
import type { FileSpan } from '../../content/file-problem.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { OwnCodeFault } from '../../words/problems.ts';
import { allDocuments } from './documents.ts';
import type { Finding, Lint, LintSite } from './lint.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** True for what a lint may return: findings in documents that there are. */
const areFindings = (
  found: unknown,
  files: ReadonlyMap<string, SourceFile>,
): found is readonly LintFinding[] =>
  Array.isArray(found) &&
  found.every(
    (one: Partial<LintFinding> | null) =>
      isText(one?.what) && isText(one.fix) && Array.isArray(one.pointer) && files.has(one.file!),
  );

/** What the lints of a site look at, of the site as those of the engine see it. */
function sourceOf(lintSite: LintSite): LintSource {
  const { site, today } = lintSite;
  const written = ({ file, document }: (typeof site.pages)[number]) => ({
    file: file.path,
    document: frozen(document),
  });
  return {
    site: { file: site.settings.file.path, document: frozen(site.settings.document) },
    pages: site.pages.map(written),
    partials: [...site.partials.values()].map(({ file, document }) => ({
      file: file.path,
      document: frozen(document),
    })),
    texts: allDocuments(lintSite).flatMap((file) =>
      textsOf(file, site.schemas).map(({ text, pointer }) => ({ file: file.path, pointer, text })),
    ),
    today,
  };
}

/** What is wrong with a lint itself, told at its file. */
const faultOf = (
  file: SourceFile,
  fault: OwnCodeFault,
  location?: CodeLocation & FileSpan,
): Finding => ({
  code: 'own-lint',
  file: location ? { ...file, path: location.file } : file,
  pointer: [],
  params: { fault },
  ...(location ? { span: location } : {}),
});

/** The lints that the site has of its own (`lints/<name>.ts`). */
export const ownLints: Lint = {
  codes: ['own-lint'],
  run: (lintSite) => {
    const { site } = lintSite;
    const { code } = site;
    if (code.lints.length === 0) return [];
    const source = sourceOf(lintSite);
    const files = new Map(allDocuments(lintSite).map((file) => [file.path, file]));
    return code.lints.flatMap(({ file: module, run }): Finding[] => {
      try {
        const found: unknown = run(source);
        if (!areFindings(found, files)) {
          dropPromises(found);
          return [faultOf(module, { kind: 'findings', detail: '' })];
        }
        return found.map(({ file, pointer, mark, what, fix }) => ({
          code: 'own-lint',
          file: files.get(file)!,
          pointer,
          params: { what, fix },
          ...(mark ? { mark } : {}),
        }));
      } catch (error) {
        const { message, location } = OwnCodeThrew.of(error);
        const at = location ? withLines(site.dir, location) : undefined;
        return [faultOf(module, { kind: 'threw', detail: message }, at)];
      }
    });
  },
};
