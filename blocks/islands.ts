// The client modules of the blocks, for the page scripts. A block with `x-island` and without one here is a compile error.
import type { Islands } from '#schemas/types';
import { start as accordion } from './accordion/accordion.client.ts';
import { start as article } from './article/article.client.ts';
import { start as demoVideo } from './demo-video/demo-video.client.ts';
import { start as floatingChat } from './floating-chat/floating-chat.client.ts';
import { start as header } from './header/header.client.ts';
import { start as problemSearch } from './problem-search/problem-search.client.ts';

/** Starts a block's behaviour on everything of its kind below `root`; does nothing where there is none. */
export type IslandStart = (root: Document | HTMLElement) => void;

/** The islands of every page, by block type. */
export const islands: Readonly<Record<Islands['document'], IslandStart>> = {
  accordion,
  article,
  'demo-video': demoVideo,
  'floating-chat': floatingChat,
  header,
  'problem-search': problemSearch,
};
