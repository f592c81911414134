import { dirname } from 'node:path';
import type { Language } from '../../engine/words/language.ts';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { SiteNotReady, SiteProblems } from '../../engine/diagnostics/problem.ts';
import { DataFolderBusy, DataServiceFailed } from '../../engine/database/data-faults.ts';
import { DataSettingsRefused } from '../../engine/database/settings.ts';
import { LockBusy } from '../../engine/files/lock.mjs';
import { SiteChangedDuringBuild } from '../../engine/publish/site-changed.ts';
import { ForeignOutput, SecretInOutput } from '../../engine/publish/output/guards.ts';
import { OverHostLimits } from '../../engine/publish/host-files/host-limits.ts';
import { BundleFailed } from '../../engine/publish/bundle.ts';
import { DataError } from '../../engine/blog/data-error.ts';
import { commandWordsOf, type CommandWords } from '../../engine/words/commands.ts';
import { shownPath } from '../output/shown-path.ts';
import { WriteFailed } from '../output/write-files.ts';
import { closedFolder } from './closed-folder.ts';
import { CommandError } from './command-error.ts';
import { dataFaultWords } from './data-fault-words.ts';
import { dataErrorWords } from './data-error-words.ts';
import { hostLimitWords } from './host-limit-words.ts';
import { problemView } from '../output/problem-view.ts';
import { settingWords } from './setting-words.ts';
import { systemReason } from './system-reason.ts';

type Words = CommandWords['failures'];

/** Why a release stops, and how to have it all the same. */
const notReady = (words: Words) => words.notReady;

/** What a failed command says: what happened, and what to do. A fault of ours keeps its stack. */
export function describeFailure(error: unknown, language: Language, colour = false): string {
  const words = commandWordsOf(language).failures;
  if (error instanceof SiteProblems)
    return `${formatProblems(
      error.problems.filter((problem) => problem.level === 'error'),
      language,
      problemView(error.dir, colour),
    )}\n${error instanceof SiteNotReady ? `${notReady(words)}\n` : ''}${words.siteAsBefore}`;
  if (error instanceof LockBusy) return words.otherBuild({ pid: error.holder.pid });
  if (error instanceof SiteChangedDuringBuild) return words.changedDuringBuild;
  if (error instanceof ForeignOutput) return words.foreignOutput({ folder: error.folder });
  if (error instanceof SecretInOutput) return words.secretInOutput({ path: error.path });
  if (error instanceof OverHostLimits) return hostLimitWords(error, language);
  if (error instanceof BundleFailed) return `${words.bundleFailed}\n${error.output}`;
  if (error instanceof CommandError) return error.explain(language);
  if (error instanceof WriteFailed) return writeFailure(error, words);
  if (error instanceof DataError) return dataErrorWords(error, language);
  if (error instanceof DataSettingsRefused) return settingWords(error, language);
  if (error instanceof DataFolderBusy)
    return words.dataFolderBusy({ dataDir: error.dataDir, pid: error.pid });
  if (error instanceof DataServiceFailed)
    return (
      dataFaultWords(error, language) ??
      words.dataServiceFailed({ reason: error.message.split('\n')[0] })
    );
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE') return words.portInUse;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return words.diskFull;
  if (
    code === 'EROFS' ||
    code === 'ENOENT' ||
    code === 'EIO' ||
    code === 'EMFILE' ||
    code === 'ENOTDIR' ||
    code === 'EISDIR'
  )
    return words.fileRefused({ reason: systemReason(error as Error, language) });
  if (code === 'EACCES' || code === 'EPERM') {
    const { path } = error as NodeJS.ErrnoException;
    const closed = path === undefined ? null : closedFolder(dirname(path));
    return closed && !closed.isFile
      ? words.closedFolder({ folder: shownPath(closed.path), owner: closed.owner })
      : words.noPermission({ reason: systemReason(error as Error, language) });
  }
  return error instanceof Error ? `${words.ourBug} ${error.stack ?? error.message}` : String(error);
}

/** Why a disk refuses to write, in words; else its code. */
function reasonOf(code: string, words: Words): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return words.reasonDiskFull;
  if (code === 'EACCES' || code === 'EPERM') return words.reasonNoPermission;
  if (code === 'EROFS') return words.reasonReadOnly;
  return words.reasonOther({ code });
}

function writeFailure({ code, written, untouched }: WriteFailed, words: Words): string {
  const reason = reasonOf(code, words);
  if (written.length === 0) return words.nothingWritten({ reason });
  const names = (paths: readonly string[]) => paths.map(shownPath).join(', ');
  return words.partlyWritten({ reason, written: names(written), untouched: names(untouched) });
}
