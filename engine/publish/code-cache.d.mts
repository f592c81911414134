/** Loads a CommonJS file (absolute path) from what V8 kept of it, if that is of the same text; keeps what it compiles when the process ends. Throws what the file throws. */
export declare function loadScript(file: string, use?: string): unknown;
