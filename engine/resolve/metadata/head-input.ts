import type { PageDocument } from '#schemas/types';
import type { FactsContext } from '../facts.ts';
import type { MediaLibrary } from '../../media/media-library.ts';
import type { Post } from '../../blog/post-store.ts';
import type { ResolvedBlock } from '../../render/resolved-page.ts';
import type { PagePlace } from '../site-index.ts';
import type { SourceFile } from '../../content/source-file.ts';

/** What the metadata of a page is computed from; texts have their references replaced. */
export interface HeadInput {
  readonly page: PageDocument;
  readonly file: SourceFile;
  /** The post whose page this is, or null. */
  readonly post: Post | null;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly blocks: readonly ResolvedBlock[];
  readonly place: PagePlace | null;
  readonly facts: FactsContext;
  readonly url: string;
  readonly media: MediaLibrary;
  /** True where each page will have a picture for social networks of its own (a release); else all have that of the home page. */
  readonly shareImages: boolean;
}

/** What the graph needs beyond the metadata: the page's canonical address and its picture. */
export interface StructuredDataInput extends HeadInput {
  readonly canonical: string;
  readonly imageHref: string | null;
}
