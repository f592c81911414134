import { Report } from '../content/report.ts';
import type { ResolvedBlock } from '../render/resolved-page.ts';
import { localeOf } from '../words/locale.ts';
import { checkKeptDays } from './checks/kept-days.ts';
import { checkRowLengths } from './checks/row-lengths.ts';
import { factOrigins } from './facts/fact-origins.ts';
import { factsFor } from './facts.ts';
import { appPages } from '../hosting/rewrites.ts';
import type { FoundLink } from './links.ts';
import { Recorder } from './origins/recorder.ts';
import { isOwnForm, sentToServer } from './metadata/own-form.ts';
import type { PageContext } from './page-context.ts';
import { checkFilledFields } from './partials/filled-fields.ts';
import type { ExpandedBlock } from './partials/partials.ts';
import { resolveFields } from './resolve-fields.ts';
import type { ResolveWork } from './resolve-work.ts';
import type { OfPage, TracedBlock } from './shared-blocks.ts';
import { summariseBlock } from './summary.ts';
import { hiddenIn } from './time/hidden-values.ts';

/** Resolves one block of a page, and notes what it brings and what it depends on. */
export function resolveBlock(
  expanded: ExpandedBlock,
  { facts, scopeOf, replacer, tracer }: PageContext,
  work: ResolveWork,
): TracedBlock {
  const { site, report, options, inputs } = work;
  const { type, ...own } = expanded.block;
  const variant = site.settings.document.theme.variants?.[type];
  const fields = variant === undefined ? own : { variant, ...own };
  const { values, incomplete } = expanded.use ?? { values: null, incomplete: false };
  const told = incomplete ? new Report() : report;
  const links: FoundLink[] = [];
  const dependsOn = new Set<OfPage>();
  const depend = (what: OfPage) => void dependsOn.add(what);
  const recorder = tracer ? new Recorder(tracer) : undefined;
  const context = {
    replace: replacer(told, depend),
    scope: scopeOf(values, depend),
    page: facts.page.path,
    isHidden: hiddenIn(expanded.file, inputs),
    media: options.media,
    report: told,
    found: (link: FoundLink) => void (incomplete || links.push(link)),
    pictures: site.schemas.picturesOf(type),
    recorder,
  };
  checkFilledFields(expanded, context, site.schemas);
  checkRowLengths(expanded, site.schemas, told);
  const isOwn = isOwnForm(type, fields, site.schemas);
  if (isOwn) depend('page');
  const resolve = (): ResolvedBlock => {
    // Entries are read in the panel.
    if (isOwn && !appPages.some((path) => inputs.index.pages.has(path)))
      told.add({ file: expanded.file, pointer: expanded.pointer }, 'form-unread', {});
    const resolved = resolveFields(fields, expanded, context);
    if (isOwn) {
      const { language } = localeOf(site.settings.document);
      checkKeptDays(expanded, resolved, site.schemas, language, told);
    }
    const props = isOwn ? sentToServer(type, resolved, site.schemas, facts.page.path) : resolved;
    return {
      type,
      placement: expanded.placement,
      props: { ...props, ...factsFor(site.schemas.factsOf(type), facts, props) },
      origin: { file: expanded.file.path, pointer: expanded.pointer },
    };
  };
  const { result, inputs: asked } = inputs.collect(() => options.media.collect(resolve));
  const { result: block, files, recipes } = result;
  const brings = {
    links,
    media: files,
    recipes,
    inputs: asked,
    pool: work.pool,
    schemas: site.schemas,
  };
  const summary = summariseBlock(block, brings);
  const origins = recorder && {
    entries: recorder.entries,
    ofFact: (name: string) => factOrigins(name, block.props[name], facts, recorder.tracer),
  };
  return { block, links, dependsOn, summary, ...(origins ? { origins } : {}) };
}
