import { existsSync } from 'node:fs';
import { join } from 'node:path';
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

/** The data service of a server, the pages that follow its posts, and the posts that it makes at their time. */
export interface LiveData {
  readonly data: ServedData;
  readonly live: LivePosts;
  readonly schedule: Schedule;
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
  schedule: { end: () => undefined },
};
