import type { Report } from '../content/report.ts';
import type { FactsContext } from './facts.ts';
import { factsOfPage } from './facts/own-facts.ts';
import { Tracer } from './origins/tracer.ts';
import { givenValue } from './partials/origins.ts';
import type { GivenValues } from './origins/origin.ts';
import { outermost, type TextLocation } from './partials/partials.ts';
import { reportReference } from './reference-problems.ts';
import { replaceReferences } from './replace-references.ts';
import type { Scope } from './references/scope.ts';
import type { PageSource, ResolveWork } from './resolve-work.ts';
import { placeOf } from './site-index.ts';

/** Replaces the references of a text of a page. */
type Replace = (text: string, at: TextLocation, values: GivenValues | null) => string;

/** What the texts and the blocks of one page are resolved with. */
export interface PageContext {
  readonly facts: FactsContext;
  /** What a text may refer to that stands in a partial with these values, or in none. */
  readonly scopeOf: (values: Scope['values'], dependsOn?: Scope['dependsOn']) => Scope;
  /** Gives what replaces references; those that cannot be replaced go to `report`. */
  readonly replacer: (report: Report, dependsOn?: Scope['dependsOn']) => Replace;
  /** Says where the texts of the page were written; null where nobody asks. */
  readonly tracer: Tracer | null;
}

/** Of a page and the site around it. */
export function pageContext(
  { page, file, post }: PageSource,
  { site, report, options, inputs, known, outlines }: ResolveWork,
): PageContext {
  const place = placeOf(page, inputs.index);
  const own = factsOfPage({ site, inputs, path: page.path, place }, report);
  const scopeOf: PageContext['scopeOf'] = (values, dependsOn) => ({
    settings: site.settings.document,
    settingsFile: site.settings.file,
    place,
    values,
    facts: own,
    today: () => inputs.today,
    ...(dependsOn ? { dependsOn } : {}),
  });
  const tracer = options.record
    ? new Tracer({ site, index: inputs.index, scope: scopeOf(null) })
    : null;
  const facts: FactsContext = {
    site,
    index: inputs.index,
    page,
    scope: scopeOf(null),
    report,
    media: options.media,
    outlines,
    get posts() {
      return inputs.posts;
    },
    inputs,
    post,
    showMissing: options.showMissing === true,
    tracer,
    known,
  };
  const replacer: PageContext['replacer'] = (report, dependsOn) => (text, at, values) => {
    const scope = scopeOf(values, dependsOn);
    return replaceReferences(text, scope, (fault) => {
      // The region of a variant that nobody knows is told, and enough.
      if (fault.kind === 'no-region' && page.variant) return;
      const use = outermost(at.use);
      const given = fault.kind === 'long' ? givenValue(fault.name, values) : undefined;
      if (fault.kind === 'no-region' && use?.file === file && !post)
        report.add({ ...use, via: at }, 'partial-no-region', { partial: use.name });
      else reportReference(fault, given ? { ...given, via: at } : at, scope, report);
    });
  };
  return { facts, scopeOf, replacer, tracer };
}
