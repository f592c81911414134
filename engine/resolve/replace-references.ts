import type { Contact } from '#schemas/types';
import type { SiteSettings } from '../content/site-settings.ts';
import { maxReferenceLength, maxTextLength } from '../content/limits.ts';
import { realValue } from './business/company.ts';
import { formatPhone } from './business/phone.ts';
import { contactNamed, contactNames } from './business/named-contact.ts';
import type { OwnFacts } from './facts/own-facts.ts';
import type { PagePlace } from './site-index.ts';
import { calendarDayInWords } from '../words/days.ts';
import { hoursInWords } from '../words/opening-hours.ts';
import { localeOf } from '../words/locale.ts';
import { pageWordsOf } from '../words/pages.ts';
import type { SourceFile } from '../content/source-file.ts';

/** What the texts of a page may refer to. */
export interface Scope {
  readonly settings: SiteSettings;
  /** Where the settings were written. */
  readonly settingsFile: SourceFile;
  readonly place: PagePlace | null;
  /** Values that the page gave to the partial in which the text stands, references replaced; null outside of partials. */
  readonly values: Readonly<Record<string, { readonly text: string }>> | null;
  /** The facts that the site computes itself of the page; null where a text belongs to no page. */
  readonly facts: OwnFacts | null;
  /** Told what a text depends on: the place of the page, or the page itself. */
  readonly dependsOn?: (what: 'place' | 'page') => void;
}

/** Why a reference could not be replaced; `text` as it is written, braces included, or what stands around unmatched ones. */
export type ReferenceFault =
  | {
      readonly kind: 'unknown' | 'no-region' | 'long';
      readonly name: string;
      readonly text: string;
    }
  | { readonly kind: 'broken'; readonly text: string };

/** A reference in a text; the first group is its name. */
export const referencePattern = /\{\{\s*([A-Za-z][\w.-]*)\s*\}\}/g;
/** In matching braces, but no name. */
const strange = /\{\{([^{}\n]*)\}\}/g;
/** Unmatched braces and the words at them, at most 40 letters. */
const unmatched = /\{\{[^{}\n]{0,38}|[^{}\n]{0,38}\}\}/;
/** Names in a row: `Centro, Vila Nova e Ponte Alta`. What `Intl.ListFormat` gives, which takes 9 ms to load. */
const inRow = (names: readonly string[], settings: SiteSettings) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${wordsOf(settings).and} ${names.at(-1)!}`;

const wordsOf = (settings: SiteSettings) => pageWordsOf(localeOf(settings).language);

const regionFields: Record<string, (place: PagePlace, settings: SiteSettings) => string> = {
  name: (place) => place.name,
  in: (place) => place.in,
  distance: (place) => String(Math.round(place.distanceKm)),
  near: (place, settings) =>
    inRow(
      place.near.map((near) => near.name),
      settings,
    ),
};

const businessFields: Record<string, (settings: SiteSettings) => string> = {
  name: (settings) => settings.business.name,
  tagline: (settings) => settings.business.tagline,
  email: ({ business }) => realValue(business.email) ?? '',
  payment: (settings) => inRow(settings.business.payment ?? [], settings),
  locality: (settings) => settings.business.address.locality ?? '',
};

/** What a text may say of a contact: how it is called, and its address as people write it. */
const contactFields: Record<string, (contact: Contact, settings: SiteSettings) => string | null> = {
  phone: ({ phone }, settings) =>
    phone === undefined ? null : formatPhone(phone, localeOf(settings).country),
  label: ({ kind, label }, settings) => label ?? wordsOf(settings).contactKinds[kind].label,
  email: ({ email }) => email ?? null,
  user: ({ user }) => user ?? null,
  url: ({ url }) => url ?? null,
};

/** What the texts of a site may say of its contacts, by name. */
function contactTexts(settings: SiteSettings): string[] {
  return contactNames(settings).flatMap((name) => {
    const found = contactNamed(settings, name);
    return Object.keys(contactFields)
      .filter((field) => found && contactFields[field]!(found.contact, settings) !== null)
      .map((field) => `contacts.${name}.${field}`);
  });
}

function lookup(name: string, scope: Scope): string | null | 'no-region' {
  const [space, key, field] = name.split('.');
  const { settings } = scope;
  switch (space) {
    case 'claims':
      return field === undefined && key !== undefined
        ? (entryOf(settings.claims, key)?.value ?? null)
        : null;
    case 'promotions': {
      const promotion = key === undefined ? undefined : entryOf(settings.promotions ?? {}, key);
      return promotion && (field === 'from' || field === 'until')
        ? calendarDayInWords(promotion[field], localeOf(settings).tag, wordsOf(settings))
        : null;
    }
    case 'contacts': {
      const found = key === undefined ? null : contactNamed(settings, key);
      const read = field === undefined ? undefined : entryOf(contactFields, field);
      return found && read ? read(found.contact, settings) : null;
    }
    case 'business':
      return key !== undefined && field === undefined
        ? (entryOf(businessFields, key)?.(settings) ?? null)
        : null;
    case 'hours': {
      const times = key === 'business' || key === 'emergency' ? settings.hours[key] : undefined;
      const chosen = field === undefined ? times : times?.slice(Number(field) - 1).slice(0, 1);
      return /^[1-9]?$/.test(field ?? '') && chosen?.length
        ? hoursInWords(chosen, wordsOf(settings).opening)
        : null;
    }
    case 'region': {
      const read =
        key !== undefined && field === undefined ? entryOf(regionFields, key) : undefined;
      if (!read) return null;
      // Without a place it is wrong, and each such page is told.
      scope.dependsOn?.(scope.place ? 'place' : 'page');
      return scope.place ? read(scope.place, settings) : 'no-region';
    }
    case 'facts':
      scope.dependsOn?.('page');
      return key !== undefined && field === undefined ? (scope.facts?.text(key) ?? null) : null;
    case 'values':
      scope.dependsOn?.('page');
      return key !== undefined && scope.values ? (entryOf(scope.values, key)?.text ?? null) : null;
    default:
      return null;
  }
}

function entryOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Every name that a text may refer to in `scope`. */
export function knownReferences(scope: Scope): string[] {
  return [
    ...Object.keys(scope.settings.claims).map((name) => `claims.${name}`),
    ...Object.keys(scope.settings.promotions ?? {}).flatMap((name) => [
      `promotions.${name}.from`,
      `promotions.${name}.until`,
    ]),
    ...contactTexts(scope.settings),
    ...Object.keys(businessFields).map((name) => `business.${name}`),
    ...Object.keys(scope.settings.hours).map((name) => `hours.${name}`),
    ...Object.keys(regionFields).map((name) => `region.${name}`),
    ...(scope.facts?.names ?? []).map((name) => `facts.${name}`),
    ...Object.keys(scope.values ?? {}).map((name) => `values.${name}`),
  ];
}

/** False for a text that `replaceReferences` leaves as it is. */
export const mayRefer = (text: string) => text.includes('{{') || text.includes('}}');

/** A reference that was replaced: its name, and where its text stands in the result. */
export interface FilledReference {
  readonly name: string;
  readonly from: number;
  readonly length: number;
}

/** `text` with every `{{reference}}` replaced, each told to `filled`; what cannot be is left as it stands and told to `fault`. */
export function replaceReferences(
  text: string,
  scope: Scope,
  fault: (fault: ReferenceFault) => void,
  filled?: (reference: FilledReference) => void,
): string {
  if (!mayRefer(text)) return text;
  let length = text.length;
  let longer = 0;
  const result = text.replace(referencePattern, (whole, name: string, at: number) => {
    const found = lookup(name, scope);
    length += found?.length ?? 0;
    if (found === 'no-region') fault({ kind: 'no-region', name, text: whole });
    else if (found === null) fault({ kind: 'unknown', name, text: whole });
    else if (found.length > maxReferenceLength || length > maxTextLength)
      fault({ kind: 'long', name, text: whole });
    else {
      filled?.({ name, from: at + longer, length: found.length });
      longer += found.length - whole.length;
      return found;
    }
    return whole;
  });
  const left = text.replace(referencePattern, '');
  if (!mayRefer(left)) return result;
  const named = text.replace(referencePattern, (whole) => ' '.repeat(whole.length));
  const rest = named.replace(strange, (whole, name: string) => {
    if (name.trim() === '') return whole;
    fault({ kind: 'unknown', name: name.trim(), text: whole });
    return ' '.repeat(whole.length);
  });
  const broken = unmatched.exec(rest)?.[0].trim();
  if (broken) fault({ kind: 'broken', text: broken });
  return result;
}
