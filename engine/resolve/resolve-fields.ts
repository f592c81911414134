import { isButton, resolveButton } from './buttons.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import type { PlacedBlock } from './partials.ts';
import type { FoundLink } from './links.ts';
import { markdownLinks } from './markdown-text.ts';
import type { MediaLibrary } from './media.ts';
import { mayRefer, type Scope } from './references.ts';
import type { Report } from '../content/report.ts';
import type { SourceFile } from '../content/source-file.ts';

/** What the fields of a block are resolved with. */
export interface FieldContext {
  readonly replace: (
    text: string,
    at: { file: SourceFile; pointer: Pointer },
    values: Scope['values'],
  ) => string;
  readonly scope: Scope;
  /** Path of the page, for links that begin with `#`. */
  readonly page: string;
  readonly media: MediaLibrary;
  readonly report: Report;
  /** Told every link, where it was written. */
  readonly found: (link: FoundLink) => void;
}

/** The fields of a block with references replaced, buttons resolved and images looked up. */
export function resolveFields(
  fields: object,
  { file, pointer, values }: PlacedBlock,
  context: FieldContext,
): Record<string, unknown> {
  // Where the value at hand stands; a pointer of its own is made only where somebody keeps it.
  const path = [...pointer];
  const at = (...field: string[]) => ({ file, pointer: [...path, ...field] });
  const found = (link: string, ...field: string[]) =>
    context.found({ link, from: context.page, ...at(...field) });
  const inside = (step: string | number, value: unknown): unknown => {
    path.push(step);
    const resolved = resolveValue(value);
    path.pop();
    return resolved;
  };
  const resolveValue = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const text = mayRefer(value) ? context.replace(value, at(), values) : value;
      for (const { target } of markdownLinks(text)) found(target);
      return text;
    }
    if (value === null || typeof value !== 'object') return value;
    return Array.isArray(value)
      ? value.map((item, position) => inside(position, item))
      : resolveObject(value);
  };
  const resolveObject = (value: object): object => {
    const copy: Record<string, unknown> = { ...value };
    for (const name of Object.keys(copy)) copy[name] = inside(name, copy[name]);
    if (isButton(copy)) {
      if (copy.link !== undefined) found(copy.link, 'link');
      return resolveButton(copy, context.scope, at(), context.report);
    }
    if (typeof copy.src === 'string' && typeof copy.alt === 'string')
      return { ...copy, ...context.media.image(copy.src, at('src'), context.report) };
    if (typeof copy.link === 'string') found(copy.link, 'link');
    return copy;
  };
  return resolveObject(fields) as Record<string, unknown>;
}
