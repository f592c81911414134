import type { Config } from 'vike/types';

/** Posts newer than the build: the document of `/post` with a script that knows React beside the page script. */
export default { clientRouting: false, injectScriptsAt: null } satisfies Config;
