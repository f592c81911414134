import type { Config } from 'vike/types';

/** What the pages in the folders below have in common: each is a document of the engine with a script of its own; the engine's loop prerenders them, not Vike's. */
export default { clientRouting: false, injectScriptsAt: null } satisfies Config;
