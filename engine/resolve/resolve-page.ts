import type { Pointer } from '../diagnostics/problem.ts';
import type { ResolvedPage } from '../render/resolved-page.ts';
import { localeOf } from '../words/locale.ts';
import { headOf } from './metadata/head.ts';
import { shareImageSources } from './metadata/share-image.ts';
import { pageContext } from './page-context.ts';
import type { PageRecord } from './origins/page-record.ts';
import { Recorder } from './origins/recorder.ts';
import { scheduleFor } from './hours/schedule-for.ts';
import { needsOf } from './page-needs.ts';
import { expandBlocks, type ExpandedBlock } from './partials/partials.ts';
import { resolveBlock } from './resolve-block.ts';
import type { PageSource, ResolveWork } from './resolve-work.ts';
import type { TracedBlock } from './shared-blocks.ts';
import { hiddenIn } from './time/hidden-values.ts';
import { checkPageFields } from './checks/page-fields.ts';

/** A page without open references, and what its blocks bring. */
export interface PageParts {
  readonly page: ResolvedPage;
  /** Its blocks as they were written. */
  readonly expanded: readonly ExpandedBlock[];
  /** In the order of the page's blocks. */
  readonly blocks: readonly TracedBlock[];
  /** Names of the partials that it uses, those inside of others as well. */
  readonly partials: readonly string[];
  /** Files of `media/` that its head names. */
  readonly media: readonly string[];
  /** What is made of the photographs among them. */
  readonly recipes: readonly string[];
  /** Null where nobody asks. */
  readonly record: PageRecord | null;
}

/** Resolves one page: references, partials, buttons, facts, images, metadata. Problems go to `work.report`. */
export function resolvePage(source: PageSource, work: ResolveWork): PageParts {
  const { page, file, post } = source;
  const { site, report, options } = work;
  const settings = site.settings.document;
  checkPageFields({ document: page, file }, site, work.inputs.index, report);
  const context = pageContext(source, work);
  const { facts, replacer, tracer } = context;
  const replace = replacer(report);
  const used = new Set<string>();
  const expanded = expandBlocks({ page, file, pointer: source.blocks }, site.settings, {
    partials: site.partials,
    report,
    used,
    replace,
    isShown: (show) => work.inputs.isShown(show),
    isHidden: (value, from) => hiddenIn(from, work.inputs)?.(value) === true,
  });
  const traced = expanded.map((one) =>
    one.file === file && !post
      ? resolveBlock(one, context, work)
      : work.shared.of(one, facts, () => resolveBlock(one, context, work)),
  );
  const blocks = traced.map(({ block }) => block);
  const recorder = tracer && !post ? new Recorder(tracer) : null;
  const text = (words: string, ...pointer: Pointer) => {
    if (post) return words;
    const source = { file, pointer, written: words, values: null };
    if (recorder)
      recorder.add(pointer, { sources: [recorder.tracer.text(source)], computed: false });
    return replace(words, { file, pointer, use: null }, null);
  };
  const title = text(page.title, 'title');
  const description = text(page.description, 'description');
  const keywords = (page.keywords ?? []).map((word, position) => text(word, 'keywords', position));
  const service = page.service && {
    name: text(page.service.name, 'service', 'name'),
    ...(page.service.price ? { price: text(page.service.price, 'service', 'price') } : {}),
  };
  const alt = page.image?.alt;
  const image = page.image && {
    ...page.image,
    ...(alt === undefined ? {} : { alt: text(alt, 'image', 'alt') }),
  };
  const {
    result: head,
    files: media,
    recipes,
  } = options.media.collect(() =>
    headOf({
      page: { ...page, image, service },
      file,
      post,
      shareImages: options.shareImages === true,
      title,
      description,
      keywords,
      blocks,
      place: facts.scope.place,
      facts,
      url: options.url ?? settings.url,
      media: options.media,
    }),
  );
  if (recorder && head.image?.draw) {
    const sources = shareImageSources(page.path, facts, recorder.tracer);
    recorder.add(['image', 'alt'], { sources, computed: true });
  }
  const { drawings: family } = settings.theme;
  const drawings = family && options.media.family(family);
  return {
    page: {
      path: page.path,
      language: localeOf(settings).language,
      status: page.status === 404 ? 404 : 200,
      updated: page.updated,
      file: file.path,
      head,
      data: options.data ?? null,
      ...scheduleFor(blocks, settings, work.inputs),
      ...needsOf(blocks, { ...options, settings, schemas: site.schemas, safety: site.safety }),
      blocks,
      ...(drawings ? { drawings } : {}),
    },
    expanded,
    blocks: traced,
    partials: [...used],
    media,
    recipes,
    record: tracer && {
      head: recorder?.entries ?? [],
      blocks: traced.map(({ origins }, position) => ({
        ...origins!,
        written: expanded[position]!,
      })),
    },
  };
}
