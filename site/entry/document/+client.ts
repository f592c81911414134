// The page script: all that a page loads before interaction, without a framework: the counting of contacts, the behaviour
// of the blocks, and which links a browser may prepare. The fallback page fetches what builds its words.
import { startContactClicks } from '#engine/view/contact-clicks';
import { startSpeculation } from '#engine/view/speculation';
import { islands } from '../../../blocks/islands.ts';

if ('fallback' in document.documentElement.dataset) void import('#engine/view/fallback').then(({ nameFallback }) => nameFallback());
startContactClicks();
for (const start of Object.values(islands)) start(document);
startSpeculation();
