import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSettings } from '../../../engine/database/settings.ts';
import { loadSettings } from '../../../engine/content/load-settings.ts';
import { readLocale } from '../../../engine/content/locale/site-locale.ts';
import { keptFolder } from '../../../engine/publish/kept-site.ts';
import type { Log } from '../../../engine/server/log.ts';
import { commandWordsOf, type CommandWords } from '../../../engine/words/commands.ts';
import { panelPathsOf } from '../../../engine/words/panel-paths.ts';
import { describeFailure } from '../../command-line/failure.ts';
import type { LiveData, ServerMail } from '../live-data.ts';
import type { PublicSite } from '../public-site.ts';
import { createMail, NoReceiver } from './keep-mail.ts';
import { mailData } from './mail-data.ts';
import { mailFile } from './mail-memory.ts';
import type { MailSettings } from './mail-settings.ts';
import { momentInWords, type NewsSource } from './news.ts';
import { MailNotSent, sendMail } from './send-mail.ts';
import { weekLetter } from './week-letter.ts';
import { whatFails, type FaultName } from './what-fails.ts';
import { whatWaits } from './what-waits.ts';

/** What it is opened with. */
export interface MailParts extends Pick<LiveData, 'data' | 'live' | 'schedule'> {
  readonly site: PublicSite;
  readonly siteDir: string;
  /** Folder of what builds remember. */
  readonly state: string;
  /** The public address, where the environment gives one. */
  readonly url: string | undefined;
  readonly settings: DataSettings;
  readonly log: Log;
}

/** How often is looked for news, ms. */
const every = 60_000;
/** Age from which a daily backup is late, ms; the panel's (engine/panel/today/ServerLine.tsx). */
const backupLate = 36 * 3_600_000;

/** Sends mail about a site for as long as its server runs. */
export function openMail(to: MailSettings, parts: MailParts): ServerMail {
  const { siteDir, state, settings, data, log } = parts;
  const { language, tag, timeZone } = readLocale(siteDir);
  const words = commandWordsOf(language).mail;
  const paths = panelPathsOf(language);
  const site = () => siteOf(keptFolder(state) ?? siteDir, parts.url);
  const link = (path: string) => () => `${site().url}${path}`;
  const known = mailData(data.source, timeZone);
  const backups = { failed: false, atFailure: null as string | null };
  const stop = new AbortController();
  const mail = createMail({
    file: mailFile(settings, state),
    timeZone,
    site: () => site().name,
    from: to.from,
    receivers: to.to ?? known.admins,
    send: (letter) => sendMail(to, letter, stop.signal),
    stop: stop.signal,
    reasonOf: (error) => mailReason(error, words),
    onSent: (subject) => log.event('info', 'mail', words.sent({ subject })),
    onFailure: (reason) => log.event('error', 'mail-failed', words.failed({ reason })),
    onRefused: (subject, reason) =>
      log.event('error', 'mail-failed', words.refused({ subject, reason })),
    onError: (error) => log.event('error', 'failure', describeFailure(error, language)),
    sources: [
      welcome(to, link(paths.today), words),
      whatFails({ look: () => faultsOf(parts, backups), link: link(paths.today), words }),
      whatWaits({ kind: 'entries', list: known.entries, link: link(paths.entries), words }),
      whatWaits({ kind: 'posts', list: known.review, link: link(paths.posts), words }),
      ...(to.weekly
        ? [weekLetter({ read: weekOf(known, data), link: link(paths.today), words, tag })]
        : []),
    ],
  });
  const run = async () => {
    while (!stop.signal.aborted) {
      await mail.look();
      await sleep(every, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
    }
  };
  void run();
  return {
    fault() {
      const { fault, refused } = mail;
      const inWords = (moment: string) => momentInWords(moment, tag, timeZone);
      if (fault) return words.failing({ moment: inWords(fault.since), reason: fault.reason });
      return refused && words.wasRefused({ ...refused, moment: inWords(refused.at) });
    },
    heard({ type }) {
      if (type === 'backup-failed')
        Object.assign(backups, { failed: true, atFailure: data.lastBackup() });
    },
    end: () => stop.abort(),
  };
}

/** Name and address of the site whose documents are in a folder. */
function siteOf(dir: string, given: string | undefined): { name: string; url: string } {
  const { business, url } = loadSettings(dir);
  return { name: business.name, url: given ?? url.replace(/\/+$/, '') };
}

/** The first letter that new settings bring: whoever gets it knows that the others arrive. */
const welcome =
  (to: MailSettings, link: () => string, words: CommandWords['mail']): NewsSource =>
  ({ welcomed }) => {
    const { host, port, login, from, to: receivers, weekly } = to;
    const welcomes = [host, port, login?.user, from, receivers, weekly].join(' ');
    if (welcomed === welcomes) return Promise.resolve(null);
    const { subject, text, privacy } = words.welcome;
    const lines = [text({ weekly }), '', privacy, '', link()];
    const letter = { subject, lines, key: `welcome ${welcomes}` };
    return Promise.resolve({ letter, after: { welcomed: welcomes } });
  };

/** What of a server fails now; `backups`: whether one failed, and which was the last then. */
export async function faultsOf(
  { site, data, live, schedule }: MailParts,
  backups: { readonly failed: boolean; readonly atFailure: string | null },
): Promise<ReadonlySet<FaultName>> {
  const last = data.lastBackup();
  const isLate = last === 'none' || (last !== null && Date.now() - Date.parse(last) > backupLate);
  const faults: Readonly<Record<FaultName, boolean>> = {
    disk: data.isFull(),
    data: (await data.health()) === 'failed',
    site: site.fault !== null,
    publication: [live.publication, site.timed].some(({ word }) => word === 'failed'),
    schedule: schedule.fails,
    backup: isLate || (backups.failed && backups.atFailure === last),
    counting: live.counting.word === 'failed',
  };
  return new Set(Object.entries(faults).flatMap(([name, is]) => (is ? [name as FaultName] : [])));
}

const weekOf =
  (known: ReturnType<typeof mailData>, data: LiveData['data']) =>
  async (from: string, first: string) => {
    const last = data.lastBackup();
    return {
      ...(await known.week(from, first)),
      backup: last === null || last === 'none' ? null : Date.parse(last),
    };
  };

/** Why a letter was not taken, in words. */
export function mailReason(error: unknown, words: CommandWords['mail']): string {
  if (error instanceof NoReceiver) return words.noReceiver;
  if (!(error instanceof MailNotSent)) return words.reasons.other;
  const { code, answer } = error;
  const reason =
    code in words.reasons ? words.reasons[code as keyof typeof words.reasons] : words.reasons.other;
  return answer ? `${reason} ${words.answered({ answer })}` : reason;
}
