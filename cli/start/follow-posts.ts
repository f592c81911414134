import type { DataServiceEvent } from '../../engine/database/data-service.ts';
import { keepPostsLive } from '../../engine/database/live-posts.ts';
import type { DataSettings } from '../../engine/database/settings.ts';
import type { Log } from '../../engine/server/log.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { describeFailure } from '../command-line/failure.ts';
import { untrustedProxy } from '../command-line/setting-words.ts';
import { keepSchedule, makeScheduledPost, scheduleOf, topicsOf } from './keep-schedule.ts';
import type { LiveData } from './live-data.ts';
import type { PublicSite } from './public-site.ts';
import { openServedData } from './served-data.ts';

/** What posts are followed with. */
export interface FollowOptions {
  readonly site: PublicSite;
  readonly siteDir: string;
  /** Folder of what builds remember. */
  readonly state: string;
  readonly settings: DataSettings;
  readonly log: Log;
  readonly language: Language;
  /** Ends builds. */
  readonly stop: AbortSignal;
  /** Told what happens to the data service. */
  readonly onEvent: (event: DataServiceEvent) => void;
}

/** Opens the data service, keeps the pages in step with its posts until `stop`, and makes those of its scheduler. */
export function followPosts({
  site,
  siteDir,
  state,
  settings,
  log,
  language,
  stop,
  onEvent,
}: FollowOptions): LiveData {
  const data = openServedData(settings, onEvent, () =>
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
  return { data, live, schedule };
}

const triedAgain = (pause: number, language: Language) =>
  commandWordsOf(language).build.triedAgain({ seconds: pause / 1000 });
