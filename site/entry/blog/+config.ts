import type { Config } from 'vike/types';

/** Pages that are HTML only: the page script is all that they ship; the engine's loop prerenders them, not Vike's. */
export default { clientRouting: false, injectScriptsAt: null } satisfies Config;
