/** What every Chromium of the tests is started with. */
export declare const browserFlags: readonly string[];
/** Path of a Chromium that starts, or null. */
export declare function findBrowser(): Promise<string | null>;
/** Downloads or installs a Chromium; its path, or null. */
export declare function installBrowser(): Promise<string | null>;
