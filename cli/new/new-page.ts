import { join } from 'node:path';
import type { Command } from 'commander';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { checkWith, openSite, parsePath, refuseTaken } from './add-documents.ts';
import type { NewPageSettings } from './add-place.ts';
import { appearancesOf } from './appearances.ts';
import { addWritingOptions, settingsFrom, type WritingOptions } from './options.ts';
import { slugOfName } from './place.ts';
import {
  describeAppearances,
  describeDryRun,
  describeTodos,
  describeWritten,
  titleAdvice,
} from './report.ts';
import { fillTemplate, readTemplate, schemaLine } from './template.ts';
import { WrongUse } from '../command-line/command-error.ts';
import { writeFiles } from '../output/write-files.ts';

/** Options of `portao new page`. */
export interface NewPlainPage extends NewPageSettings {
  readonly title: string;
  /** As it was typed. */
  readonly path?: string | undefined;
}

/** Adds a page of no place. Throws `WrongUse`, `Taken`, `SiteProblems`, `WriteFailed`. */
export async function runNewPage({ title, path: typed, ...settings }: NewPlainPage): Promise<void> {
  const { siteDir, language, dryRun, force, today, ask, out } = settings;
  const pt = language === 'pt';
  const open = openSite(siteDir);
  const suggested = `/${slugOfName(title, language)}`;
  const answer =
    typed ??
    (ask ? (await ask(`${pt ? 'Endereço' : 'Path'} [${suggested}]: `)) || suggested : undefined);
  if (answer === undefined)
    throw new WrongUse(
      pt
        ? `Falta dizer o endereço da página: --path ${suggested}`
        : `The path of the page is missing: --path ${suggested}`,
    );
  const path = parsePath(answer, language);
  const file = `pages${path}.yaml`;
  refuseTaken([{ file, path }], open, force, language);
  const text =
    schemaLine(join(siteDir, file)) +
    fillTemplate(readTemplate(siteDir, 'page.yaml'), { title, path, today });
  const texts = new Map([[file, text]]);
  const report = checkWith(texts, open);

  out(titleAdvice(title, language));
  if (dryRun) return out(describeDryRun(texts, siteDir, language));
  writeFiles([{ path: join(siteDir, file), text }]);
  out(
    `${describeWritten(texts.keys(), siteDir, language)}\n${describeAppearances(appearancesOf(path, report), language)}`,
  );
  out(
    pt
      ? 'Nenhuma página leva a ela ainda: ponha um link em um texto, ou em menus, em site.yaml.\n\n'
      : 'No page leads to it yet: put a link into a text, or into menus in site.yaml.\n\n',
  );
  out(`${describeTodos(texts, siteDir, language)}\n`);
  out(
    pt
      ? `Agora: escreva os textos, com a página aberta em npm run dev (${path}).\nNo fim, confira: npm run portao -- check\n`
      : `Now write the texts, with the page open in npm run dev (${path}).\nThen check: npm run portao -- check\n`,
  );
}

/** `portao new page`. */
export function newPageCommand(context: CommandContext): Command {
  const pt = context.language === 'pt';
  const command = createCommand(
    'page',
    {
      about: pt ? 'cria uma página que não é de um lugar' : 'adds a page that is of no place',
      examples: ['new page "Promoção de maio" --path /promocao-de-maio'],
    },
    context,
  )
    .argument(
      pt ? '<título>' : '<title>',
      pt
        ? 'título da página, até 60 letras, entre aspas'
        : 'title of the page, up to 60 characters, in quotes',
    )
    .option('--path <path>', pt ? 'endereço da página' : 'path of the page');
  return addWritingOptions(command, context).action(
    (title: string, options: WritingOptions & { path?: string }) =>
      runNewPage({
        ...settingsFrom(options, siteFolder(context.root, options.site), context),
        title,
        path: options.path,
      }),
  );
}
