import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DataServiceEvent } from '../../engine/database/data-service.ts';
import type { LivePosts } from '../../engine/database/live-posts.ts';
import { appPages } from '../../engine/hosting/rewrites.ts';
import { fileOf } from '../../engine/hosting/site-path.ts';
import type { Schedule } from './keep-schedule.ts';
import type { ServedData } from './served-data.ts';

/** What of a site asks the data service. */
export interface AskingParts {
  readonly panel: boolean;
  readonly blog: boolean;
}

/** What of the site that is public in `outDir` asks the data service. */
export const askingParts = (outDir: string): AskingParts => ({
  panel: appPages.some((page) => existsSync(join(outDir, fileOf(page)))),
  blog: existsSync(join(outDir, 'feed.xml')),
});

/** The mail of a server. */
export interface ServerMail {
  /** That letters are not taken, in the language of the site; null while they are. */
  fault(): string | null;
  /** To be told what happens to the data service. */
  heard(event: DataServiceEvent): void;
  /** Ends what is being sent, and sends nothing any more. */
  end(): void;
}

/** The data service of a server, the pages that follow its posts, the posts that it makes at their time, and what it sends. */
export interface LiveData {
  readonly data: ServedData;
  readonly live: LivePosts;
  readonly schedule: Schedule;
  /** Null where the environment names no mail server. */
  readonly mail: ServerMail | null;
}

/** That of a site with neither blog nor panel: nothing runs. */
export const noLiveData: LiveData = {
  data: {
    source: { ready: new Promise(() => undefined) },
    senderOf: () => '',
    mayAnnounce: false,
    handle: () => false,
    health: () => Promise.resolve('off'),
    isFull: () => false,
    lastBackup: () => null,
    staffOf: () => Promise.resolve(null),
    removeDraft: () => Promise.resolve(),
    noteBusiness: () => Promise.resolve(),
    takeEntry: () => Promise.reject(new Error('There is no data service.')),
    uploads: null,
    close: () => Promise.resolve(),
  },
  live: {
    publication: { word: 'ok', since: new Date() },
    counting: { word: 'waiting' },
    lookup: () => Promise.resolve(null),
    end: () => Promise.resolve(),
  },
  schedule: { fails: false, isOutOfTopics: false, end: () => undefined },
  mail: null,
};
