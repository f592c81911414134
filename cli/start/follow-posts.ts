import type { DataServiceEvent } from '../../engine/database/data-service.ts';
import { keepPostsLive } from '../../engine/database/live-posts.ts';
import type { DataSettings } from '../../engine/database/settings.ts';
import type { Log } from '../../engine/server/log.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { describeFailure } from '../command-line/failure.ts';
import { untrustedProxy } from '../command-line/setting-words.ts';
import { keepSchedule, makeScheduledPost, scheduleOf, topicsOf } from './keep-schedule.ts';
import type { LiveData, ServerMail } from './live-data.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import type { PublicSite } from './public-site.ts';
import { openServedData } from './served-data.ts';

/** What posts are followed with. */
export interface FollowOptions {
  readonly site: PublicSite;
  readonly siteDir: string;
  /** Folder of what builds remember. */
  readonly state: string;
  readonly settings: DataSettings;
  /** Null: nothing is sent, and nothing of it is loaded. */
  readonly mailTo: MailSettings | null;
  /** The public address, where the environment gives one. */
  readonly url: string | undefined;
  readonly log: Log;
  readonly language: Language;
  /** Ends builds. */
  readonly stop: AbortSignal;
  /** Told what happens to the data service. */
  readonly onEvent: (event: DataServiceEvent) => void;
}

/** Opens the data service, keeps the pages in step with its posts until `stop`, makes those of its scheduler, and sends mail about it all. */
export async function followPosts({
  site,
  siteDir,
  state,
  settings,
  mailTo,
  url,
  log,
  language,
  stop,
  onEvent,
}: FollowOptions): Promise<LiveData> {
  const openMail = mailTo && (await import('./mail/open-mail.ts')).openMail;
  let mail: ServerMail | null = null;
  const told = (event: DataServiceEvent) => {
    onEvent(event);
    mail?.heard(event);
  };
  const data = openServedData(settings, told, () =>
    log.event('error', 'untrusted-proxy', untrustedProxy(language)),
  );
  const live = keepPostsLive({
    cacheDir: state,
    service: data.source,
    publish: site.publish,
    counted: site.counted,
    onError(error, pause) {
      // A build that was told to end failed in nothing.
      if (stop.aborted) return;
      log.event('error', 'failure', describeFailure(error, language));
      if (pause !== null) log.event('info', 'retry', triedAgain(pause, language));
    },
  });
  const schedule = keepSchedule({
    state: scheduleOf(data.source),
    make: makeScheduledPost(siteDir, language),
    topics: topicsOf(siteDir),
    onMade: (line) => log.event('info', 'scheduled-post', line),
    onError: (error) => log.event('error', 'failure', describeFailure(error, language)),
  });
  if (openMail)
    mail = openMail(mailTo, { site, siteDir, state, url, settings, log, data, live, schedule });
  return { data, live, schedule, mail };
}

const triedAgain = (pause: number, language: Language) =>
  commandWordsOf(language).build.triedAgain({ seconds: pause / 1000 });
