import { isButton, resolveButton } from './buttons.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { originOf, type GivenValues } from './partials/origins.ts';
import type { ExpandedBlock, TextLocation } from './partials/partials.ts';
import type { FoundLink } from './links.ts';
import { markdownLinks } from './markdown-text.ts';
import type { MediaLibrary } from './media.ts';
import type { Unshown } from './business/promotions.ts';
import { mayRefer, type Scope } from './replace-references.ts';
import type { SourceLocation, Report } from '../content/report.ts';

/** What the fields of a block are resolved with. */
export interface FieldContext {
  readonly replace: (text: string, at: TextLocation, values: GivenValues | null) => string;
  readonly scope: Scope;
  /** Path of the page, for links that begin with `#`. */
  readonly page: string;
  readonly media: MediaLibrary;
  readonly report: Report;
  /** What speaks of a promotion that does not hold; null where all hold. */
  readonly unshown: Unshown | null;
  /** Told every link, where it was written. */
  readonly found: (link: FoundLink) => void;
}

/** The fields of a block with references replaced, buttons resolved and images looked up. */
export function resolveFields(
  fields: object,
  { file, pointer, use }: ExpandedBlock,
  context: FieldContext,
): Record<string, unknown> {
  // Where the value at hand stands; a pointer of its own is made only where somebody keeps it.
  const path = [...pointer];
  const values = use?.values ?? null;
  const at = (...field: string[]): Pointer => [...path, ...field];
  /** Where letters of a text at `at` were written: here, or in the value that fills them. */
  const origin = (written: unknown, at: Pointer, from?: number, to?: number): SourceLocation =>
    values && typeof written === 'string' && mayRefer(written)
      ? originOf({ written, file, pointer: at, values }, context.scope, from, to)
      : { file, pointer: at };
  const inField = (of: object, name: string) => origin(Reflect.get(of, name), at(name));
  const found = (link: string, at: SourceLocation) => {
    if (link.startsWith('#')) context.scope.dependsOn?.('page');
    context.found({ ...at, link, from: context.page });
  };
  const inside = (step: string | number, value: unknown): unknown => {
    path.push(step);
    const resolved = resolveValue(value);
    path.pop();
    return resolved;
  };
  const resolveValue = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const text = mayRefer(value)
        ? context.replace(value, { file, pointer: at(), use }, values)
        : value;
      for (const { target, from } of markdownLinks(text))
        found(target, origin(value, at(), from, from + target.length));
      return text;
    }
    if (value === null || typeof value !== 'object') return value;
    return Array.isArray(value)
      ? value.flatMap((item, position) => (context.unshown?.(item) ? [] : [inside(position, item)]))
      : resolveObject(value);
  };
  const resolveObject = (value: object): object => {
    const copy: Record<string, unknown> = { ...value };
    for (const name of Object.keys(copy)) copy[name] = inside(name, copy[name]);
    if (isButton(copy)) {
      if (copy.link !== undefined) found(copy.link, inField(value, 'link'));
      const at = (name: string) => inField(value, name);
      return resolveButton(copy, context.scope, at, context.report);
    }
    if (typeof copy.src === 'string' && typeof copy.alt === 'string')
      return { ...copy, ...context.media.image(copy.src, inField(value, 'src'), context.report) };
    if (typeof copy.link === 'string') found(copy.link, inField(value, 'link'));
    return copy;
  };
  return resolveObject(fields) as Record<string, unknown>;
}
