import { Option, type Command } from 'commander';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { formatProblems, toRecords } from '../../engine/diagnostics/format.ts';
import { hasErrors } from '../../engine/diagnostics/problem.ts';
import { checkSite } from '../../engine/load-site.ts';
import { createCommand, siteFolder, type CommandContext } from '../command.ts';

/** Options of `portao check`. */
export interface CheckOptions {
  readonly siteDir: string;
  readonly format: 'text' | 'json';
  readonly language: Language;
}

/** Reports every problem of the site without building it; 0 if none is an error, else 1. */
export function runCheck({ siteDir, format, language }: CheckOptions, out: (text: string) => void): number {
  const { problems } = checkSite(siteDir, { lints: 'check' });
  const text = format === 'json' ? JSON.stringify({ problems: toRecords(problems, language) }, null, 2) : formatProblems(problems, language);
  out(`${text}\n`);
  return hasErrors(problems) ? 1 : 0;
}

/** `portao check`. */
export function checkCommand(context: CommandContext): Command {
  const { root, language, exit, out } = context;
  const pt = language === 'pt';
  return createCommand('check', { about: pt ? 'confere todos os documentos sem construir' : 'checks all documents without building', examples: ['check', 'check --format json'] }, context)
    .addOption(new Option('--format <format>', pt ? 'forma da resposta' : 'form of the answer').choices(['text', 'json']).default('text'))
    .action((options: { site: string; format: 'text' | 'json' }) => exit(runCheck({ siteDir: siteFolder(root, options.site), format: options.format, language }, out)));
}
