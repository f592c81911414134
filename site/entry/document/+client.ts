// The page script: all that a page loads before interaction, without a framework.
import { startFallback } from '#engine/view/fallback';
import { islands } from '../../../blocks/islands.ts';

startFallback();
for (const start of Object.values(islands)) start(document);
