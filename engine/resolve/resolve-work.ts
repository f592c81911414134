import type { PageDocument } from '#schemas/types';
import type { PostTemplates } from '../blog/generator/templates.ts';
import type { Post } from '../blog/post-store.ts';
import type { PageDataAddress } from '../client/data-address.ts';
import type { Report } from '../content/report.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { PageOutline, Site } from '../content/validate.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import type { FactsContext } from './facts.ts';
import type { Outlines } from './map/outlines.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import type { PictureFormat } from '../media/picture-plan.ts';
import type { SharedBlocks } from './shared-blocks.ts';
import type { SharedInputs } from './inputs/shared-inputs.ts';
import type { TextPool } from './summary.ts';

/** What resolving needs beside the site. */
export interface ResolveOptions {
  /** Public address without a slash at its end; the site's own if absent (`SITE_URL`). */
  readonly url?: string | undefined;
  readonly media: MediaLibrary;
  /** Formats that versions of photographs are made in; all if absent. */
  readonly pictureFormats?: readonly PictureFormat[];
  /** True in a release, which draws a picture for social networks for each page; other builds have one for all. */
  readonly shareImages?: boolean;
  /** True where blocks show what is still missing. */
  readonly showMissing?: boolean;
  /** The moment that the site is held to, a day or a minute of its clock (`2026-12-31T10:00`) or ISO 8601; now if absent. */
  readonly now?: string | undefined;
  /** True where pages are looked at whether they are shown or not: by whoever changes documents. */
  readonly showsAll?: boolean;
  /** Published posts, newest first; each becomes a page. */
  readonly posts?: readonly Post[];
  /** Folder of the pictures that were uploaded for them; null or absent where there are none. */
  readonly uploads?: string | null | undefined;
  /** Data service of another origin that pages talk to; absent where it answers at the site's own. */
  readonly data?: PageDataAddress | undefined;
  /** What the panel generates posts with; null where the site has no templates. */
  readonly templates?: PostTemplates | null;
  /** True where it is written down where what pages show was written (`PageRecord`); never in a build. */
  readonly record?: boolean;
}

/** A page and where its texts and blocks were written. */
export interface PageSource {
  readonly page: PageDocument;
  /** Where its own fields stand. */
  readonly file: SourceFile;
  /** Where its blocks stand in `file`. */
  readonly blocks: Pointer;
  /** The post whose page this is: its texts are a person's words, in which braces are braces. */
  readonly post: Post | null;
}

/** What the pages of a site share while they are resolved. */
export interface ResolveWork {
  readonly site: Site<PageOutline>;
  readonly inputs: SharedInputs;
  readonly report: Report;
  readonly options: ResolveOptions;
  readonly known: FactsContext['known'];
  readonly shared: SharedBlocks;
  readonly outlines: Outlines | null;
  readonly pool: TextPool;
}
