import type { SiteSettings } from '../../content/site-settings.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { OwnFacts } from '../facts/own-facts.ts';
import type { PagePlace } from '../site-index.ts';

/** What the texts of a page may refer to. */
export interface Scope {
  readonly settings: SiteSettings;
  /** Where the settings were written. */
  readonly settingsFile: SourceFile;
  readonly place: PagePlace | null;
  /** Values that the page gave to the partial in which the text stands, references replaced; null outside of partials. */
  readonly values: Readonly<Record<string, { readonly text: string }>> | null;
  /** The facts that the site computes itself of the page; null where a text belongs to no page. */
  readonly facts: OwnFacts | null;
  /** The day that it is (`2026-12-24`), by the clock of the site; whoever asks depends on it. Absent where a text belongs to no page. */
  readonly today?: () => string;
  /** Told what a text depends on: the place of the page, or the page itself. */
  readonly dependsOn?: (what: 'place' | 'page') => void;
}
