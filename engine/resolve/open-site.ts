import type { SourceFile } from '../content/source-file.ts';
import type { PageOutline, SharedContent, Site, Sourced } from '../content/validate.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { loadPostTemplates, type LoadedTemplates } from './generator/load-post-templates.ts';
import { MediaLibrary } from '../media/media-library.ts';
import type { ResolveOptions } from './resolve-work.ts';
import { createResolver, type Resolver } from './resolver.ts';
import { clockAt } from '../content/time/windows.ts';
import { localeOf } from '../words/locale.ts';
import { shownSettings } from './time/shown-entries.ts';
import { Showing } from './time/showing.ts';
import { joinSite } from './unique-paths.ts';

/** What a site is resolved with that does not come from itself. */
export type SiteOptions = Omit<ResolveOptions, 'media' | 'templates'>;

/** A site whose pages can be resolved one by one: of each no more than its outline is known. */
export interface OpenSite<Page extends PageOutline = PageOutline> {
  /** As it is written, but for what is not shown at the moment. */
  readonly site: Site<Page>;
  /** What its pages share, as it is written. */
  readonly shared: SharedContent;
  readonly resolver: Resolver;
  readonly media: MediaLibrary;
  /** The generator's templates, as they are written. */
  readonly templates: readonly SourceFile[];
  /** The same as they were loaded. */
  readonly generator: LoadedTemplates;
  /** What is wrong with what the pages share. */
  readonly problems: readonly Problem[];
}

/** Makes a site ready to resolve its pages. `media`, `generator`: the files of the site and the templates where they were looked at before. */
export function openSite<Page extends PageOutline>(
  shared: SharedContent,
  pages: readonly Sourced<Page>[],
  options: SiteOptions,
  media = new MediaLibrary(
    shared.dir,
    shared.media,
    options.pictureFormats,
    undefined,
    options.uploads ?? null,
    shared.origin,
  ),
  generator = loadPostTemplates(shared.dir, shared.settings.document.claims, shared.satisfying),
): OpenSite<Page> {
  const settings = shared.settings.document;
  const showing = new Showing(settings, clockAt(options.now, localeOf(settings).timeZone));
  const isShown = ({ document }: Sourced<Page>) =>
    options.showsAll === true || showing.isPageShown(document);
  const hidden = pages.filter((page) => !isShown(page));
  const { site, problems } = joinSite(
    shared,
    hidden.length === 0 ? pages : pages.filter(isShown),
    hidden,
  );
  const resolver = createResolver(
    site,
    { ...options, media, templates: generator.templates },
    showing,
  );
  const document = shownSettings(settings, showing);
  return {
    site:
      document === settings
        ? site
        : { ...site, settings: { file: shared.settings.file, document } },
    shared,
    resolver,
    media,
    templates: generator.files,
    generator,
    problems: [...problems, ...generator.problems, ...resolver.problems],
  };
}
