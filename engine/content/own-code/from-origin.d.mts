import type { Plugin } from 'vite';

/** Lets the modules in `copy` (a folder of a site's files) import what lies where the site itself does, in `origin`, and was not copied. */
export function fromOrigin(copy: string, origin: string): Plugin;
