import { resolve } from 'node:path';
import { CommandError } from '../command-line/command-error.ts';
import { readableNumber } from '../output/numbers.ts';
import { shownPath } from '../output/shown-path.ts';
import type { DataContext } from './context.ts';
import type { Row } from './csv.ts';
import { ForeignFolder, refuseForeignFolder, writeExport } from './folder.ts';
import { withClient } from './open-client.ts';
import { readRows, tables, type Table } from './tables.ts';
import { readUsers } from './users.ts';

/** `portao data export`: posts as Markdown, everything else as CSV, in a folder that `import` reads back. */
export async function runExport(
  { folder }: { readonly folder: string },
  context: DataContext,
): Promise<void> {
  const { language, out } = context;
  const pt = language === 'pt';
  const path = resolve(folder);
  try {
    refuseForeignFolder(path);
    const isEmbedded = context.settings.kind === 'embedded';
    const { rows, users } = await withClient(
      context,
      pt ? 'Lendo os dados…' : 'Reading the data…',
      async (client, data) => {
        const found = new Map<Table['name'], readonly Row[]>();
        for (const table of tables) found.set(table.name, await readRows(client, table));
        return { rows: found, users: isEmbedded ? await readUsers(data) : null };
      },
    );
    writeExport(path, rows, users);
    const number = (count: number) => readableNumber(count, 0, language);
    const posts = rows.get('blog_posts')!.length;
    const others = [...rows.values()].reduce((sum, list) => sum + list.length, 0) - posts;
    out(
      pt
        ? `Exportados para ${shownPath(path)}: ${number(posts)} ${posts === 1 ? 'post' : 'posts'} em Markdown; em CSV ${number(others)} ${others === 1 ? 'linha' : 'linhas'} de agendamento, endereços antigos, visitas e contatos.\n${users ? 'users.csv tem as senhas embaralhadas de quem entra no painel: guarde a pasta onde só você a leia.\n' : 'As pessoas do painel não saem: o Supabase não entrega as senhas, nem embaralhadas.\n'}`
        : `Exported to ${shownPath(path)}: ${number(posts)} ${posts === 1 ? 'post' : 'posts'} in Markdown; in CSV ${number(others)} ${others === 1 ? 'row' : 'rows'} of scheduler, earlier addresses, views and contacts.\n${users ? 'users.csv holds the hashes of passwords of those who sign in: keep the folder where only you can read it.\n' : 'The people of the panel are not in it: Supabase does not hand out hashes of passwords.\n'}`,
    );
  } catch (error) {
    if (!(error instanceof ForeignFolder)) throw error;
    throw new CommandError(
      pt
        ? `A pasta ${shownPath(path)} tem outros arquivos. Escolha uma nova, ou a de uma exportação anterior. Nada foi gravado.`
        : `The folder ${shownPath(path)} holds other files. Choose a new one, or that of an earlier export. Nothing was written.`,
    );
  }
}
