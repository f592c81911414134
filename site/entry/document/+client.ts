// The page script: all that a page loads before interaction, without a framework, once it is painted: the counting of
// contacts, the behaviour of the blocks, the rest of the head. The fallback page fetches what builds its words.
import { startContactClicks } from '#engine/view/contact-clicks';
import { completeHead } from '#engine/view/late-head';
import { islands } from '../../../blocks/islands.ts';

if ('fallback' in document.documentElement.dataset)
  void import('#engine/view/fallback').then((words) => words.nameFallback());
startContactClicks();
for (const start of Object.values(islands)) start(document);
completeHead();
