import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { SiteNotReady, SiteProblems } from '../../engine/diagnostics/problem.ts';
import { DataFolderBusy, DataServiceFailed } from '../../engine/database/database-process.ts';
import { DataSettingsRefused } from '../../engine/database/settings.ts';
import { LockBusy } from '../../engine/files/lock.mjs';
import { SiteChangedDuringBuild } from '../../engine/publish/page-share.ts';
import { ForeignOutput, SecretInOutput } from '../../engine/publish/output/guards.ts';
import { OverHostLimits } from '../../engine/publish/host-files/host-limits.ts';
import { BundleFailed } from '../../engine/publish/bundle.ts';
import { DataError } from '../../engine/blog/data-error.ts';
import { shownPath } from '../output/shown-path.ts';
import { WriteFailed } from '../output/write-files.ts';
import { CommandError } from './command-error.ts';
import { dataFaultWords } from './data-fault-words.ts';
import { dataErrorWords } from './data-error-words.ts';
import { hostLimitWords } from './host-limit-words.ts';
import { problemView } from '../output/problem-view.ts';
import { settingWords } from './setting-words.ts';

/** Why a release stops, and how to have it all the same. */
const notReady = (pt: boolean) =>
  pt
    ? 'Isto falta para publicar de verdade. Para publicar assim mesmo: --allow-placeholders'
    : 'This is missing before the site may be public. To publish it all the same: --allow-placeholders';

/** What a failed command says: what happened, and what to do. A fault of ours keeps its stack. */
export function describeFailure(error: unknown, language: Language, colour = false): string {
  const pt = language === 'pt';
  if (error instanceof SiteProblems)
    return `${formatProblems(
      error.problems.filter((problem) => problem.level === 'error'),
      language,
      problemView(error.dir, colour),
    )}\n${error instanceof SiteNotReady ? `${notReady(pt)}\n` : ''}${pt ? 'Nada foi gravado: o site publicado continua como estava.' : 'Nothing was written: the published site is as it was.'}`;
  if (error instanceof LockBusy)
    return pt
      ? `Outra construção está em andamento (processo ${error.holder.pid}). Espere que termine e tente de novo.`
      : `Another build is running (process ${error.holder.pid}). Wait for it and try again.`;
  if (error instanceof SiteChangedDuringBuild)
    return pt
      ? 'Alguém mudou o site enquanto era construído. Nada foi gravado: rode o comando de novo.'
      : 'Somebody changed the site while it was built. Nothing was written: run the command again.';
  if (error instanceof ForeignOutput)
    return pt
      ? `A pasta ${error.folder} tem arquivos que não são deste programa. Escolha uma pasta vazia com --out.`
      : `The folder ${error.folder} holds files that are not ours. Choose an empty folder with --out.`;
  if (error instanceof SecretInOutput)
    return pt
      ? `${error.path} contém uma chave secreta do serviço de dados. Nada foi publicado: tire a chave do texto e troque-a no serviço.`
      : `${error.path} holds a secret key of the data service. Nothing was published: take the key out and change it at the service.`;
  if (error instanceof OverHostLimits) return hostLimitWords(error, language);
  if (error instanceof BundleFailed)
    return `${pt ? 'O código do site não pôde ser montado:' : 'The code of the site could not be bundled:'}\n${error.output}`;
  if (error instanceof CommandError) return error.explain(language);
  if (error instanceof WriteFailed) return writeFailure(error, pt);
  if (error instanceof DataError) return dataErrorWords(error, language);
  if (error instanceof DataSettingsRefused) return settingWords(error, language);
  if (error instanceof DataFolderBusy)
    return pt
      ? `A pasta de dados ${error.dataDir} está em uso pelo processo ${error.pid}. Encerre-o, ou veja o que há com: npm run portao -- doctor`
      : `The data folder ${error.dataDir} is in use by process ${error.pid}. End it, or see what is wrong with: npm run portao -- doctor`;
  if (error instanceof DataServiceFailed)
    return (
      dataFaultWords(error, language) ??
      (pt
        ? `O serviço de dados não iniciou; o site continua no ar sem ele. ${error.message.split('\n')[0]}`
        : `The data service did not start; the site goes on without it. ${error.message.split('\n')[0]}`)
    );
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE')
    return pt
      ? 'A porta já está em uso. Escolha outra: PORT=4174 npm start'
      : 'The port is in use. Choose another: PORT=4174 npm start';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return pt
      ? 'O disco está cheio. O site publicado continua inteiro; libere espaço e tente de novo.'
      : 'The disk is full. The published site is whole; free some space and try again.';
  if (
    code === 'EROFS' ||
    code === 'ENOENT' ||
    code === 'EIO' ||
    code === 'EMFILE' ||
    code === 'ENOTDIR' ||
    code === 'EISDIR'
  )
    return pt
      ? `O sistema recusou um arquivo: ${(error as Error).message}. O site publicado continua inteiro; confira o disco e tente de novo.`
      : `The system refused a file: ${(error as Error).message}. The published site is whole; check the disk and try again.`;
  if (code === 'EACCES' || code === 'EPERM')
    return pt
      ? `Sem permissão: ${(error as Error).message}`
      : `No permission: ${(error as Error).message}`;
  return error instanceof Error
    ? `${pt ? 'Erro nosso:' : 'Our bug:'} ${error.stack ?? error.message}`
    : String(error);
}

/** Why a disk refuses to write, in words; else its code. */
function reasonOf(code: string, pt: boolean): string {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return pt ? 'O disco está cheio.' : 'The disk is full.';
  if (code === 'EACCES' || code === 'EPERM')
    return pt ? 'Falta permissão para gravar.' : 'There is no permission to write.';
  if (code === 'EROFS') return pt ? 'O disco só permite leitura.' : 'The disk is read-only.';
  return pt ? `Não foi possível gravar (${code}).` : `Writing failed (${code}).`;
}

function writeFailure({ code, written, untouched }: WriteFailed, pt: boolean): string {
  const reason = reasonOf(code, pt);
  if (written.length === 0)
    return pt
      ? `${reason} Nada foi gravado: tudo está como antes. Resolva isso e tente de novo.`
      : `${reason} Nothing was written: all is as before. Fix that and try again.`;
  const names = (paths: readonly string[]) => paths.map(shownPath).join(', ');
  return pt
    ? `${reason} Estão gravados, inteiros: ${names(written)}. Como antes: ${names(untouched)}. Resolva isso e rode de novo com --force.`
    : `${reason} Written, whole: ${names(written)}. As before: ${names(untouched)}. Fix that and run it again with --force.`;
}
