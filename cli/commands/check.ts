import { relative } from 'node:path';
import { Option, type Command } from 'commander';
import type { Language } from '../../engine/words/language.ts';
import { librarySchemaDir, schemaFolder } from '../../engine/content/locale/schema-folder.ts';
import { localeOfSite } from '../../engine/content/locale/locale-of-site.ts';
import { countProblems, formatProblems, toRecords } from '../../engine/diagnostics/format.ts';
import { formatForGitHub } from '../../engine/diagnostics/github.ts';
import { hasErrors, type Problem } from '../../engine/diagnostics/problem.ts';
import type { ToldChange } from '../../engine/edit/fix/fix-site.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { chosenPaths } from '../site/chosen-paths.ts';
import { checkOnce } from '../site/last-check.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { prefixOf, problemView } from '../output/problem-view.ts';
import { typed } from '../site/edit-options.ts';

/** Forms of the answer of `portao check`. */
export type CheckFormat = 'text' | 'json' | 'github';

/** Options of `portao check`. */
export interface CheckOptions {
  /** Absolute folder of the project: documents of sites in it name its schemas. */
  readonly root: string;
  readonly siteDir: string;
  readonly format: CheckFormat;
  readonly language: Language;
  /** Files and folders to speak of; all where it is empty. */
  readonly paths?: readonly string[];
  /** What was corrected before; absent where nothing was to be. */
  readonly fixed?: readonly ToldChange[] | undefined;
  /** Warnings count as errors. */
  readonly strict?: boolean;
  /** Reports what is missing before the site may be public, and errors, in place of everything else. */
  readonly launch?: boolean;
  readonly colour?: boolean;
}

/** Reports every problem of the site, lints as well, without building it; 0 if none is an error (`strict`: none at all), else 1. Throws `WrongUse`. */
export async function runCheck(
  {
    root,
    siteDir,
    format,
    language,
    paths = [],
    fixed,
    strict = false,
    launch = false,
    colour = false,
  }: CheckOptions,
  out: (text: string) => void,
): Promise<number> {
  const schemaDir = await schemaDirOf(root, siteDir);
  const includes = chosenPaths(paths, siteDir, language);
  const prefix = prefixOf(siteDir);
  const found = await checkOnce(siteDir, schemaDir);
  const told = launch
    ? [...found.problems.filter(({ level }) => level === 'error'), ...found.missing]
    : found.problems;
  const problems = told.filter(({ file }) => includes(file));
  const view = problemView(siteDir, colour);
  if (format === 'json')
    out(
      `${JSON.stringify({ ...(fixed ? { fixed: fixed.map((change) => ({ ...change, file: `${prefix}${change.file}` })) } : {}), problems: toRecords(problems, language, prefix) }, null, 2)}\n`,
    );
  else {
    if (fixed) out(describeFix(fixed, prefix, language));
    out(
      `${format === 'github' ? githubText(problems, language, prefix) : formatProblems(problems, language, view)}\n`,
    );
  }
  return hasErrors(problems) || (strict && problems.length > 0) ? 1 : 0;
}

const githubText = (problems: readonly Problem[], language: Language, prefix: string) =>
  [
    ...(problems.length > 0 ? [formatForGitHub(problems, language, prefix)] : []),
    countProblems(problems, language),
  ].join('\n');

/** The folder of the schemas that documents of the site name; null where the site lies elsewhere. */
async function schemaDirOf(root: string, siteDir: string): Promise<string | null> {
  const schemas = schemaFolder(siteDir, (await localeOfSite(siteDir)).language);
  const isOutside =
    relative(root, siteDir).startsWith('..') && schemas.startsWith(librarySchemaDir);
  return isOutside ? null : schemas;
}

/** Corrects what is safe to correct, all files or none, and says what is wrong then; as `runCheck`. Rejects as `writeDocuments`. */
export async function runFix(options: CheckOptions, out: (text: string) => void): Promise<number> {
  const { root, siteDir, language, paths = [] } = options;
  const { load } = await import('../../engine/content/load.ts');
  const { planFix } = await import('../../engine/edit/fix/fix-site.ts');
  const { writeDocuments } = await import('../site/write-documents.ts');
  const { changes, files } = planFix(load(siteDir), {
    schemaDir: await schemaDirOf(root, siteDir),
    includes: chosenPaths(paths, siteDir, language),
  });
  await writeDocuments(siteDir, typed('check', '--fix', ...paths), files, language);
  return runCheck({ ...options, fixed: changes }, out);
}

/** What was corrected, and how much. */
function describeFix(changes: readonly ToldChange[], prefix: string, language: Language): string {
  const { corrections, nothing } = commandWordsOf(language).check;
  const lines = changes.map(
    ({ file, line, before, after }) => `${prefix}${file}:${line}  ${before || nothing} → ${after}`,
  );
  return [...lines, corrections({ count: changes.length }), '', ''].join('\n');
}

/** `portao check`. */
export function checkCommand(context: CommandContext): Command {
  const { root, language, exit, out, colour } = context;
  const texts = commandWordsOf(language).check;
  const words = {
    about: texts.about,
    examples: [
      'check',
      'check pages/index.yaml',
      'check --fix',
      'check --launch',
      'check --strict --format github',
    ],
  };
  return createCommand('check', words, context)
    .argument('[paths...]', texts.paths)
    .addOption(
      new Option('--format <format>', texts.format)
        .choices(['text', 'json', 'github'])
        .default('text'),
    )
    .option('--fix', texts.fix)
    .option('--strict', texts.strict)
    .option('--launch', texts.launch)
    .action(
      async (
        paths: string[],
        options: {
          site: string;
          format: CheckFormat;
          fix?: boolean;
          strict?: boolean;
          launch?: boolean;
        },
      ) =>
        exit(
          await (options.fix ? runFix : runCheck)(
            {
              root,
              siteDir: siteFolder(root, options.site),
              format: options.format,
              language,
              paths,
              strict: options.strict === true,
              launch: options.launch === true,
              colour: colour === true,
            },
            out,
          ),
        ),
    );
}
