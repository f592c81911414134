import type { Fact, FactSource, FactValue } from '../../content/own-code/extend.ts';
import { dropPromises, frozen } from '../../content/own-code/guards.ts';
import { withLines, type CodeLocation } from '../../content/own-code/code-location.ts';
import { OwnCodeThrew, type OwnModule } from '../../content/own-code/read-own-code.ts';
import type { Report } from '../../content/report.ts';
import type { PageOutline, Site } from '../../content/validate.ts';
import type { OwnCodeFault } from '../../words/problems.ts';
import type { SharedInputs } from '../inputs/shared-inputs.ts';
import type { PagePlace } from '../site-index.ts';

/** The facts of one page that the site computes itself. */
export interface OwnFacts {
  readonly names: readonly string[];
  /** The file of a fact, relative to the site; null for a name that there is not. */
  fileOf(name: string): string | null;
  /** Undefined for a name that there is not, and for a fact that could not be computed. */
  value(name: string): FactValue | undefined;
  /** A fact as a text says it; null for a name that there is not. */
  text(name: string): string | null;
}

/** Those of a site that computes none. */
const none: OwnFacts = { names: [], fileOf: () => null, value: () => undefined, text: () => null };

/** What a value is that JSON cannot say, by its type or class; null for one that it can. */
function beyondJson(value: unknown): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : String(value);
  if (Array.isArray(value)) return value.map(beyondJson).find((one) => one !== null) ?? null;
  if (typeof value !== 'object') return typeof value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    dropPromises(value);
    return value.constructor.name;
  }
  return (
    Object.values(value)
      .map(beyondJson)
      .find((one) => one !== null) ?? null
  );
}

/** The page that facts are computed for. */
export interface FactPage {
  readonly site: Site<PageOutline>;
  readonly inputs: Pick<SharedInputs, 'index' | 'today'>;
  readonly path: string;
  readonly place: PagePlace | null;
}

/** What a fact is given; what it does not look at it does not depend on. */
const sourceOf = ({ site, inputs, path, place }: FactPage): FactSource => ({
  // Frozen as a whole by the resolver.
  site: site.settings.document,
  page: { path },
  place: place && { name: place.name, in: place.in, distanceKm: place.distanceKm },
  get groups() {
    return frozen(inputs.index.groups);
  },
  get today() {
    return inputs.today;
  },
});

/** The facts of a page that the site computes itself, each when it is asked for. What is wrong with one goes to `report`. */
export function factsOfPage(page: FactPage, report: Report): OwnFacts {
  const { facts } = page.site.code;
  if (facts.size === 0) return none;
  const known = new Map<string, FactValue | undefined>();
  const refuse = (
    file: string,
    kind: OwnCodeFault['kind'],
    detail: string,
    location: CodeLocation | null = null,
  ) =>
    report.addOfFile(
      location?.file ?? file,
      'own-code',
      { fault: { kind, detail } },
      location ? withLines(page.site.dir, location) : {},
    );
  const compute = ({ file, run }: OwnModule<Fact | null>): FactValue | undefined => {
    if (!run) return undefined;
    try {
      const value = run(sourceOf(page));
      const fault = beyondJson(value);
      if (fault === null) return value;
      refuse(file.path, 'value', fault);
    } catch (error) {
      const { message, location } = OwnCodeThrew.of(error);
      refuse(file.path, 'threw', message, location);
    }
    return undefined;
  };
  const value = (name: string) => {
    const module = facts.get(name);
    if (module && !known.has(name)) known.set(name, compute(module));
    return known.get(name);
  };
  return {
    names: [...facts.keys()],
    fileOf: (name) => facts.get(name)?.file.path ?? null,
    value,
    text(name) {
      const module = facts.get(name);
      if (!module) return null;
      const found = value(name);
      if (typeof found === 'string' || typeof found === 'number') return String(found);
      if (found !== undefined)
        refuse(module.file.path, 'text', Array.isArray(found) ? 'array' : typeof found);
      // What is wrong was told at its file.
      return name;
    },
  };
}
