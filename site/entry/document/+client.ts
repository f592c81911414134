// The page script: all that a page loads before interaction, without a framework: the counting of contacts, the fallback
// page's words, and the behaviour of the blocks.
import { startContactClicks } from '#engine/view/contact-clicks';
import { startFallback } from '#engine/view/fallback';
import { islands } from '../../../blocks/islands.ts';

startFallback();
startContactClicks();
for (const start of Object.values(islands)) start(document);
