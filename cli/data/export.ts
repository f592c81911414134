import { resolve } from 'node:path';
import { CommandError } from '../command-line/command-error.ts';
import { readableNumber } from '../output/numbers.ts';
import { shownPath } from '../output/shown-path.ts';
import type { DataContext } from './context.ts';
import { ForeignFolder, refuseForeignFolder, writeExport, type Rows } from './folder.ts';
import { withClient } from './open-client.ts';
import { readRows, tables } from './tables.ts';

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
    const rows: Rows = await withClient(
      context,
      pt ? 'Lendo os dados…' : 'Reading the data…',
      async (client) => {
        const found = new Map();
        for (const table of tables) found.set(table.name, await readRows(client, table));
        return found;
      },
    );
    writeExport(path, rows, null);
    const number = (count: number) => readableNumber(count, 0, language);
    const posts = rows.get('blog_posts')!.length;
    const others = [...rows.values()].reduce((sum, list) => sum + list.length, 0) - posts;
    out(
      pt
        ? `Exportados para ${shownPath(path)}: ${number(posts)} ${posts === 1 ? 'post' : 'posts'} em Markdown; em CSV ${number(others)} ${others === 1 ? 'linha' : 'linhas'} de agendamento, endereços antigos, visitas e contatos.\n`
        : `Exported to ${shownPath(path)}: ${number(posts)} ${posts === 1 ? 'post' : 'posts'} in Markdown; in CSV ${number(others)} ${others === 1 ? 'row' : 'rows'} of scheduler, earlier addresses, views and contacts.\n`,
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
