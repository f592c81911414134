import type { Config } from 'vike/types';

/** The panel: the document of `/admin` with its own script in place of the page script. */
export default { clientRouting: false, injectScriptsAt: null } satisfies Config;
