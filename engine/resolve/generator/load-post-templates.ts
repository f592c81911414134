import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BlogOutlines, BlogTitles, BlogTopics } from '#schemas/types';
import { hasErrors, type Problem } from '../../diagnostics/problem.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { stringsOf } from '../../content/fields.ts';
import type { KeptHashes } from '../../content/own-code/kept-hashes.ts';
import { explain } from '../../content/schema-errors/explain.ts';
import { readSource } from '../../content/load.ts';
import { spoken } from '../../words/schemas.ts';
import type { Claims } from '../../blog/post-claims.ts';
import { brokenReference } from '../reference-problems.ts';
import { problemAt, type SourceFile } from '../../content/source-file.ts';
import { librarySchemas } from '../../content/schemas.ts';
import {
  isKnownReference,
  referencesOf,
  withoutReferences,
  type PostTemplates,
} from '../../blog/generator/templates.ts';

/** The generator's templates, or null where they are missing or wrong, and every problem of them. */
export interface LoadedTemplates {
  readonly templates: PostTemplates | null;
  /** The documents that satisfy their schemas. */
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

type DocumentName = 'topics' | 'titles' | 'outlines';
const types = { topics: 'BlogTopics', titles: 'BlogTitles', outlines: 'BlogOutlines' } as const;

/** References of a document that nothing answers, or that are not closed. */
function referenceProblems(file: SourceFile, claims: Claims): Problem[] {
  const known = ['topic', ...Object.keys(claims).map((name) => `claims.${name}`)];
  return stringsOf(file, librarySchemas).flatMap(({ text, pointer }) => {
    const unknown = referencesOf(text).filter((name) => !isKnownReference(name, claims));
    const problems: Problem[] = unknown.map((name) =>
      problemAt(
        file,
        pointer,
        'reference-unknown',
        { name, nearest: nearest(name, known) },
        { mark: name },
      ),
    );
    const rest = withoutReferences(text);
    if (/\{\{|\}\}/.test(rest))
      problems.push(
        problemAt(file, pointer, 'reference-broken', brokenReference(rest.trim().slice(0, 40))),
      );
    return problems;
  });
}

/**
 * Reads `blog/topics.yaml`, `titles.yaml` and `outlines.yaml` of the site in `dir` and checks them against their schemas,
 * the claims and each other; all problems in one run. A site without any of the three has no templates and no problem.
 * `satisfying`: where a command remembers the documents that are right.
 */
export function loadPostTemplates(
  dir: string,
  claims: Claims,
  satisfying?: KeptHashes,
): LoadedTemplates {
  if (!Object.keys(types).some((name) => existsSync(join(dir, 'blog', `${name}.yaml`))))
    return { templates: null, files: [], problems: [] };
  const problems: Problem[] = [];
  const read = <Document>(name: DocumentName): { file: SourceFile; document: Document } | null => {
    const { file, problems: unread } = readSource(dir, `blog/${name}.yaml`);
    problems.push(...unread);
    if (!file) return null;
    const found = { file, document: file.value as Document };
    const key = `${types[name]} ${JSON.stringify(claims)} ${file.text}`;
    if (satisfying?.has(key)) return found;
    if (!librarySchemas.satisfies(types[name], file.value)) {
      const errors = librarySchemas.errorsOf(types[name], file.value);
      problems.push(...explain(librarySchemas, file, errors, types[name]));
      return null;
    }
    const wrong = referenceProblems(file, claims);
    problems.push(...wrong);
    if (wrong.length === 0) satisfying?.add(key);
    return found;
  };
  const topics = read<BlogTopics>('topics');
  const titles = read<BlogTitles>('titles');
  const outlines = read<BlogOutlines>('outlines');

  const names = Object.keys(outlines?.document.outlines ?? {});
  if (topics && outlines) {
    topics.document.topics.forEach(({ outline }, index) => {
      if (!names.includes(outline))
        problems.push(
          problemAt(topics.file, ['topics', index, 'outline'], 'field-value', {
            field: 'outline',
            found: outline,
            nearest: nearest(outline, names),
            allowed: names,
            about: spoken(''),
          }),
        );
    });
  }
  const files = [topics, titles, outlines].flatMap((document) => (document ? [document.file] : []));
  if (!topics || !titles || !outlines || hasErrors(problems))
    return { templates: null, files, problems };
  return {
    files,
    templates: {
      topics: topics.document.topics,
      vocabulary: topics.document.vocabulary,
      titles: titles.document,
      outlines: outlines.document,
    },
    problems,
  };
}
