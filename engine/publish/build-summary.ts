import type { BuildWarning } from './build-options.ts';

/** What a build did. */
export interface BuildSummary {
  readonly pages: number;
  /** Pages rendered in this run; the others stayed as they were. */
  readonly rendered: number;
  readonly filesWritten: number;
  readonly filesRemoved: number;
  /** Bytes of the web root, compressed copies left out. */
  readonly bytes: number;
  readonly seconds: number;
  /** True where a build before this one was cut short and was finished first. */
  readonly recovered: boolean;
  readonly warnings: readonly BuildWarning[];
  /** Paths of pages with a form that names no target, where the host takes no entries. */
  readonly lostForms: readonly string[];
  /** How much is missing before the site may be public. */
  readonly missing: number;
  /** From when on (ms since 1970) the same documents make another site, by the clock alone; null where that never is. */
  readonly nextChange: number | null;
}

/** What a build that has nothing to do says like the one before. */
export type Found = Pick<
  BuildSummary,
  'pages' | 'bytes' | 'warnings' | 'lostForms' | 'missing' | 'nextChange'
>;
