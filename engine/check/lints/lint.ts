// What a lint is: a pure function of the site that is ready, in one small file each. None reads a file.
import type { PageDocument } from '#schemas/types';
import type { ProblemParams } from '../../diagnostics/catalogue.ts';
import type { LintCode } from '../../diagnostics/catalogue.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import type { Showing } from '../../resolve/time/showing.ts';
import type { SiteIndex } from '../../resolve/site-index.ts';
import type { FileSpan } from '../../content/file-problem.ts';
import type { Part, SourceFile } from '../../content/source-file.ts';
import type { Site, SharedContent, Sourced } from '../../content/validate.ts';
import type { LintedPage } from '../pages/linted-page.ts';
import type { Phrases } from './phrases.ts';

/** What the lints look at: every document that could be read and resolved. */
export interface LintSite {
  readonly site: Site;
  readonly index: SiteIndex;
  /** The pages of documents, by path; posts are not among them. */
  readonly pages: ReadonlyMap<string, LintedPage>;
  /** The generator's templates of posts, as they are written. */
  readonly templates: readonly SourceFile[];
  /** Absolute folder of the schemas, or null where the site lies elsewhere and its documents name none. */
  readonly schemaDir: string | null;
  /** The day of now where the site is, `2026-12-31`. */
  readonly today: string;
  /** What is shown at that moment. */
  readonly showing: Showing;
  /** The phrases of `site.yaml`, `exceptions`. */
  readonly phrases: Phrases;
}

/** What a lint found, before its line and column are looked up. */
export type Finding = {
  [Code in LintCode]: {
    readonly code: Code;
    readonly params: ProblemParams[Code];
    readonly file: SourceFile;
    readonly pointer: Pointer;
    /** In place of `pointer`, in a file that is no document. */
    readonly span?: FileSpan;
    readonly part?: Part;
    /** What is meant inside of the text at `pointer`, as it is written. */
    readonly mark?: string;
    readonly related?: { readonly file: SourceFile; readonly pointer: Pointer };
  };
}[LintCode];

/** One rule, or two that are found in one go. */
export interface Lint {
  readonly codes: readonly LintCode[];
  /**
   * True for what is cheap enough to be said by every build and by the development server. Its `run` looks at no page:
   * a build that lets go of each page has none by then.
   */
  readonly quick?: boolean;
  /** True for what can be said only after all other lints have run, which a build does not do. */
  readonly afterOthers?: boolean;
  /** Looks at one page by its document and what all pages share: a build asks this for each page while it has the document. */
  readonly page?: (page: Sourced<PageDocument>, shared: SharedContent) => Finding[];
  /** Looks at the site, but for what `page` looks at. */
  readonly run: (site: LintSite) => Finding[];
}
