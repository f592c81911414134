import { relative } from 'node:path';
import { Option, type Command } from 'commander';
import type { Language } from '../../engine/words/language.ts';
import { librarySchemaDir, schemaFolder } from '../../engine/content/own-schemas.ts';
import { readLocale } from '../../engine/content/site-locale.ts';
import { countProblems, formatProblems, toRecords } from '../../engine/diagnostics/format.ts';
import { formatForGitHub } from '../../engine/diagnostics/github.ts';
import { hasErrors, type Problem } from '../../engine/diagnostics/problem.ts';
import { fixSite, type FileChange, type FixReport } from '../../engine/edit/fix/fix-site.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { chosenPaths } from '../site/chosen-paths.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { prefixOf, problemView } from '../output/problem-view.ts';

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
  /** Corrects what is safe to correct, first. */
  readonly fix?: boolean;
  /** Warnings count as errors. */
  readonly strict?: boolean;
  /** Reports what is missing before the site may be public, and errors, in place of everything else. */
  readonly launch?: boolean;
  readonly colour?: boolean;
}

/** Reports every problem of the site, lints as well, without building it; 0 if none is an error (`strict`: none at all), else 1. Throws `WrongUse`. */
export function runCheck(
  {
    root,
    siteDir,
    format,
    language,
    paths = [],
    fix = false,
    strict = false,
    launch = false,
    colour = false,
  }: CheckOptions,
  out: (text: string) => void,
): number {
  const schemas = schemaFolder(siteDir, readLocale(siteDir).language);
  const isOutside =
    relative(root, siteDir).startsWith('..') && schemas.startsWith(librarySchemaDir);
  const schemaDir = isOutside ? null : schemas;
  const includes = chosenPaths(paths, siteDir, language);
  const prefix = prefixOf(siteDir);
  const onChange = (change: FileChange) =>
    format === 'json' ? undefined : out(`${describeChange(change, prefix, language)}\n`);
  const fixed = fix ? fixSite({ dir: siteDir, schemaDir, includes, onChange }) : null;
  const report = checkSite(siteDir, { lints: 'check', schemaDir });
  const told = launch
    ? [...report.problems.filter(({ level }) => level === 'error'), ...report.missing]
    : report.problems;
  const problems = told.filter(({ file }) => includes(file));
  const view = problemView(siteDir, colour);
  if (format === 'json')
    out(
      `${JSON.stringify({ ...(fixed ? { fixed: fixed.changes.map((change) => ({ ...change, file: `${prefix}${change.file}` })) } : {}), problems: toRecords(problems, language, prefix) }, null, 2)}\n`,
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

const describeChange = (
  { file, line, before, after }: FileChange,
  prefix: string,
  language: Language,
) => `${prefix}${file}:${line}  ${before || commandWordsOf(language).check.nothing} → ${after}`;

/** How much was corrected, and what was left alone. */
function describeFix({ changes, left }: FixReport, prefix: string, language: Language): string {
  const texts = commandWordsOf(language).check;
  const untouched = left.map((file) => texts.changedMeanwhile({ prefix, file }));
  const count = texts.corrections({ count: changes.length });
  return [...untouched, count, '', ''].join('\n');
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
      (
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
          runCheck(
            {
              root,
              siteDir: siteFolder(root, options.site),
              format: options.format,
              language,
              paths,
              fix: options.fix === true,
              strict: options.strict === true,
              launch: options.launch === true,
              colour: colour === true,
            },
            out,
          ),
        ),
    );
}
