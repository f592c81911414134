import { resolve } from 'node:path';
import type { DataClient } from '../../engine/blog/client.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { CommandError } from '../command-line/command-error.ts';
import { columns, someOf } from '../output/layout.ts';
import { readableNumber } from '../output/numbers.ts';
import { shownPath } from '../output/shown-path.ts';
import type { DataContext } from './context.ts';
import type { Row } from './csv.ts';
import { differenceOf, ExportUnreadable, readExport, type Difference } from './folder.ts';
import { withClient } from './open-client.ts';
import { readRows, tables, writeRows, type Table } from './tables.ts';
import { writeUsers } from './users.ts';

/** `portao data import`. */
export interface ImportCommand {
  readonly folder: string;
  /** Rows of the database that differ are overwritten; without it they are a reason to write nothing. */
  readonly overwrite: boolean;
  /** Says what would be done and writes nothing. */
  readonly dryRun: boolean;
}

const names: Readonly<Record<Language, Readonly<Record<Table['name'], string>>>> = {
  pt: {
    blog_posts: 'posts',
    slug_history: 'endereços antigos',
    view_days: 'visitas por dia',
    scheduler: 'agendamento',
    scheduler_runs: 'execuções do agendamento',
    contact_clicks: 'contatos',
  },
  en: {
    blog_posts: 'posts',
    slug_history: 'earlier addresses',
    view_days: 'views by day',
    scheduler: 'scheduler',
    scheduler_runs: 'runs of the scheduler',
    contact_clicks: 'contacts',
  },
};

/** Reads an export and says what it would do with the database; does it where nothing would be overwritten, or that is wanted. */
export async function runImport(
  { folder, overwrite, dryRun }: ImportCommand,
  context: DataContext,
): Promise<void> {
  const { language, out } = context;
  const pt = language === 'pt';
  const path = resolve(folder);
  const { rows, users } = readOrRefuse(path, language);
  await withClient(
    context,
    pt ? 'Comparando com o banco de dados…' : 'Comparing with the database…',
    async (client) => {
      const plan: [Table, Difference][] = [];
      for (const table of tables)
        plan.push([
          table,
          differenceOf(table, rows.get(table.name)!, await readRows(client, table)),
        ]);
      out(`${planWords(plan, language)}\n`);
      refuseTaken(plan, language);
      const differ = plan.some(([, { changed }]) => changed.length > 0);
      if (differ && !overwrite) refuseOverwriting(plan, language);
      if (dryRun)
        return out(
          pt ? '\nNada foi gravado (--dry-run).\n' : '\nNothing was written (--dry-run).\n',
        );
      if (users.length > 0) out(await moveUsers(client, users, context));
      if (plan.every(([, { added, changed }]) => added.length + changed.length === 0))
        return out(
          pt
            ? '\nNada a gravar: o banco já tem tudo.\n'
            : '\nNothing to write: the database has all of it.\n',
        );
      for (const [table, { added, changed }] of plan)
        await writeRows(client, table, [...added, ...changed]);
      out(
        pt
          ? '\nGravado. O site mostra os posts depois da próxima construção; com npm start, em instantes.\n'
          : '\nWritten. The site shows the posts after the next build; with npm start, in a moment.\n',
      );
    },
  );
}

/** Brings the people along, where that can be; what became of them. */
async function moveUsers(
  client: DataClient,
  users: readonly Row[],
  { settings, language }: DataContext,
): Promise<string> {
  const pt = language === 'pt';
  if (settings.kind === 'embedded')
    return pt
      ? '\nAs pessoas do painel não vêm com a pasta para o serviço embutido: elas vêm com uma cópia de segurança, ou convide-as com: npm run portao -- user invite E-MAIL\n'
      : '\nPeople of the panel do not come with the folder to the embedded service: they come with a backup, or are invited with: npm run portao -- user invite E-MAIL\n';
  const came = await writeUsers(client, users);
  return pt
    ? `\nPessoas do painel trazidas, com a senha de antes: ${came}. O código do telefone, quem o usa, configura de novo.\n`
    : `\nPeople of the panel brought along, with the password they had: ${came}. Who uses a code of their telephone sets it up again.\n`;
}

function readOrRefuse(folder: string, language: Language) {
  try {
    return readExport(folder);
  } catch (error) {
    if (!(error instanceof ExportUnreadable)) throw error;
    const file = shownPath(error.file);
    throw new CommandError(
      language === 'pt'
        ? `${file} falta ou não pode ser lido (${error.message}). A pasta tem de ser a de uma exportação: npm run portao -- data export PASTA. Nada foi gravado.`
        : `${file} is missing or cannot be read (${error.message}). The folder has to be that of an export: npm run portao -- data export FOLDER. Nothing was written.`,
    );
  }
}

/** What would be done, a line for each table. */
function planWords(plan: readonly [Table, Difference][], language: Language): string {
  const heads =
    language === 'pt'
      ? ['', 'novos', 'diferentes', 'iguais', 'só no banco (ficam)']
      : ['', 'new', 'different', 'equal', 'only in the database (stay)'];
  const number = (count: number) => readableNumber(count, 0, language);
  return columns([
    heads,
    ...plan.map(([{ name }, { added, changed, same, elsewhere }]) => [
      names[language][name],
      ...[added.length, changed.length, same, elsewhere].map(number),
    ]),
  ]).join('\n');
}

/** The posts that a sentence names. */
const named = (slugs: readonly (string | null | undefined)[], language: Language) =>
  someOf(slugs, 5, (count) => (language === 'pt' ? `e mais ${count}` : `and ${count} more`));

function refuseTaken(plan: readonly [Table, Difference][], language: Language): void {
  const taken = plan.flatMap(([, difference]) => difference.taken);
  if (taken.length === 0) return;
  throw new CommandError(
    language === 'pt'
      ? `Outros posts do banco já têm estes endereços: ${named(taken, language)}. Mude o endereço deles ou exclua-os. Nada foi gravado.`
      : `Other posts of the database have these addresses: ${named(taken, language)}. Change their addresses or delete them. Nothing was written.`,
  );
}

function refuseOverwriting(plan: readonly [Table, Difference][], language: Language): void {
  const posts = plan.flatMap(([{ name }, { changed }]) => (name === 'blog_posts' ? changed : []));
  const which =
    posts.length > 0
      ? ` (${named(
          posts.map(({ slug }) => slug),
          language,
        )})`
      : '';
  throw new CommandError(
    language === 'pt'
      ? `O banco tem linhas diferentes das da pasta${which}. Para gravar as da pasta por cima delas, faça antes uma cópia de segurança e rode de novo com --overwrite. Nada foi gravado.`
      : `The database has rows that differ from those of the folder${which}. To write those of the folder over them, make a backup and run this again with --overwrite. Nothing was written.`,
  );
}
