import type { Image, PictureUse } from '#schemas/types';
import { fieldPath } from '../content/pictures/picture-fields.ts';
import { isButton, resolveButton, type ButtonParts } from './buttons.ts';
import type { Pointer } from '../diagnostics/problem.ts';
import { originOf } from './partials/origins.ts';
import type { GivenValues } from './origins/origin.ts';
import type { ExpandedBlock, TextLocation } from './partials/partials.ts';
import type { FoundLink } from './links.ts';
import { resolvePictures } from './markdown-pictures.ts';
import { isFilm } from '../media/films/clean-film.ts';
import { markdownLinks } from './markdown-text.ts';
import type { MediaLibrary } from '../media/media-library.ts';
import type { IsHidden } from './time/hidden-values.ts';
import { isShow } from '../content/time/show-faults.ts';
import type { Recorder } from './origins/recorder.ts';
import { mayRefer } from './replace-references.ts';
import type { Scope } from './references/scope.ts';
import type { SourceLocation, Report } from '../content/report.ts';

/** What the fields of a block are resolved with. */
export interface FieldContext {
  readonly replace: (text: string, at: TextLocation, values: GivenValues | null) => string;
  readonly scope: Scope;
  /** Path of the page, for links that begin with `#`. */
  readonly page: string;
  readonly media: MediaLibrary;
  readonly report: Report;
  /** Which values are not shown at the moment; null where all are. */
  readonly isHidden: IsHidden | null;
  /** Told every link. */
  readonly found: (link: FoundLink) => void;
  /** How the block shows its images, by the fields that have them (`Schemas.picturesOf`). */
  readonly pictures: ReadonlyMap<string, PictureUse>;
  /** Writes down where each value was written; absent in a build. */
  readonly recorder?: Recorder | undefined;
}

/** How an image is shown of which the block's schema says nothing. */
const unsaidUse: PictureUse = {};

const isImage = (value: Readonly<Record<string, unknown>>): value is Image & typeof value =>
  typeof value.src === 'string' && (typeof value.alt === 'string' || value.decorative === true);

/** The fields of a block with references replaced, buttons resolved and images looked up. */
export function resolveFields(
  fields: object,
  { file, pointer, use }: ExpandedBlock,
  context: FieldContext,
): Record<string, unknown> {
  // Where the value at hand stands; a pointer of its own is made only where somebody keeps it.
  const path = [...pointer];
  const values = use?.values ?? null;
  const at = (...field: string[]): Pointer => path.concat(field);
  /** Where letters of a text at `at` were written: here, or in the value that fills them. */
  const origin = (written: unknown, at: Pointer, from?: number, to?: number): SourceLocation =>
    values && typeof written === 'string' && mayRefer(written)
      ? originOf({ written, file, pointer: at, values }, context.scope, from, to)
      : { file, pointer: at };
  const inField = (of: object, name: string) => origin(Reflect.get(of, name), at(name));
  const found = (link: string, at: SourceLocation) => {
    if (link.startsWith('#')) context.scope.dependsOn?.('page');
    context.found({ link, from: context.page, at });
  };
  const useOf = (at: Pointer) =>
    context.pictures.get(fieldPath(at.slice(pointer.length))) ?? unsaidUse;
  const { recorder } = context;
  const inside = (step: string | number, value: unknown, to = step): unknown => {
    path.push(step);
    recorder?.enter(to);
    const resolved = resolveValue(value);
    recorder?.leave();
    path.pop();
    return resolved;
  };
  const resolveValue = (value: unknown): unknown => {
    if (recorder && value !== null && typeof value !== 'object')
      recorder.text({
        written: String(value as string | number | boolean),
        file,
        pointer: at(),
        values,
      });
    if (typeof value === 'string') {
      const text = mayRefer(value)
        ? context.replace(value, { file, pointer: at(), use }, values)
        : value;
      // A text that is the name of a film, and nothing else.
      if (text.startsWith('/media/') && isFilm(text))
        return context.media.film(text, origin(value, at()), context.report);
      for (const { target, from } of markdownLinks(text))
        found(target, origin(value, at(), from, from + target.length));
      if (!text.includes('![')) return text;
      const shown = context.pictures.get(fieldPath(path.slice(pointer.length)));
      if (!shown) return text;
      return resolvePictures(text, (image, from, to) => {
        const where = { ...origin(value, at(), from, to), mark: text.slice(from, to) };
        return context.media.image(image, shown, where, context.report);
      });
    }
    if (value === null || typeof value !== 'object') return value;
    return Array.isArray(value) ? resolveList(value) : resolveObject(value);
  };
  const resolveList = (list: readonly unknown[]): unknown[] => {
    const resolved: unknown[] = [];
    for (const [position, item] of list.entries())
      if (!context.isHidden?.(item)) resolved.push(inside(position, item, resolved.length));
    return resolved;
  };
  const resolveObject = (value: object): object => {
    const copy: Record<string, unknown> = { ...value };
    if (context.isHidden && isShow(copy.show)) delete copy.show;
    const first = recorder?.entries.length ?? 0;
    for (const name of Object.keys(copy)) copy[name] = inside(name, copy[name]);
    if (isButton(copy)) {
      if (copy.link !== undefined) found(copy.link, inField(value, 'link'));
      const of = (name: string) => inField(value, name);
      let parts: ButtonParts | null = null;
      const made = recorder && ((found: ButtonParts) => void (parts = found));
      const button = resolveButton(copy, context.scope, of, context.report, made);
      recorder?.ownButton(first, { file, pointer: at() }, parts);
      return button;
    }
    if (isImage(copy)) {
      // Parts of a picture become percent of what is shown of it.
      recorder?.computed(first, 'focus');
      return context.media.image(copy, useOf(path), inField(value, 'src'), context.report);
    }
    if (typeof copy.link === 'string') found(copy.link, inField(value, 'link'));
    return copy;
  };
  return resolveObject(fields) as Record<string, unknown>;
}
