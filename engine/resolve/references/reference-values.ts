// What a text may refer to: how each reference reads, and where that is written.
import type { Contact } from '#schemas/types';
import type { SiteSettings } from '../../content/site-settings.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import { readMoment, writtenMoment } from '../../content/time/windows.ts';
import { calendarDayInWords, weekdayInWords } from '../../words/days.ts';
import { localeOf } from '../../words/locale.ts';
import { dayHoursInWords, hoursInWords } from '../../words/hours-in-words.ts';
import { pageWordsOf } from '../../words/pages.ts';
import { realValue } from '../business/company.ts';
import { contactNamed, contactNames } from '../business/named-contact.ts';
import { formatPhone } from '../business/phone.ts';
import { OpeningCalendar } from '../hours/calendar.ts';
import type { Origin, OriginFinder } from '../origins/origin.ts';
import type { Scope } from './scope.ts';
import type { PagePlace } from '../site-index.ts';

/** A group of references, `claims.…`. */
interface ReferenceGroup {
  /** What follows the name of the group, `technicians`, `main.phone`. */
  readonly names: (scope: Scope) => readonly string[];
  /** What stands in the place of one; null for a name that there is not. */
  readonly text: (scope: Scope, key: string, field: string | undefined) => string | null | NoRegion;
  /** Where that is written; asked of names that have a text. */
  readonly origin: (tracer: OriginFinder, key: string, field: string | undefined) => Origin;
}

/** Said of `region.…` on a page without a place. */
type NoRegion = 'no-region';

/** Names in a row: `Centro, Vila Nova e Ponte Alta`. What `Intl.ListFormat` gives, which takes 9 ms to load. */
const inRow = (names: readonly string[], settings: SiteSettings) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} ${wordsOf(settings).and} ${names.at(-1)!}`;

const wordsOf = (settings: SiteSettings) => pageWordsOf(localeOf(settings).language);

/** A day in words, `21 de dezembro de 2026`; of a minute also the time. */
export function momentInWords(text: string, settings: SiteSettings): string {
  const { tag, timeZone } = localeOf(settings);
  const written = text.length === 10 ? text : writtenMoment(readMoment(text, timeZone), timeZone);
  const day = calendarDayInWords(written.slice(0, 10), tag, wordsOf(settings));
  return written.length === 10 ? day : `${day}, ${written.slice(11)}`;
}

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

/** What a text may say of the business, and where that is written. */
const businessFields: Record<
  string,
  {
    readonly text: (settings: SiteSettings) => string;
    readonly pointers?: (settings: SiteSettings) => readonly Pointer[];
  }
> = {
  name: { text: ({ business }) => business.name },
  tagline: { text: ({ business }) => business.tagline },
  email: {
    text: ({ business }) => realValue(business.email) ?? '',
    pointers: () => [['email', 'value']],
  },
  payment: {
    text: (settings) => inRow(settings.business.payment ?? [], settings),
    pointers: ({ business }) => (business.payment ?? []).map((_, at) => ['payment', at]),
  },
  locality: {
    text: ({ business }) => business.address.locality ?? '',
    pointers: () => [['address', 'locality']],
  },
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

/** The opening times that `hours.business` names, and those of `hours.business.2`. */
function openingTimes({ settings }: Scope, key: string, field: string | undefined) {
  const times = key === 'business' || key === 'emergency' ? (settings.hours[key] ?? []) : [];
  const first = Number(field ?? 1) - 1;
  const isNumber = /^[1-9]?$/.test(field ?? '');
  return { first, chosen: isNumber ? times.slice(first, field ? first + 1 : undefined) : [] };
}

/** From when to when the business is open on the day that it is. The day is named: a page that was made yesterday says what is true. */
function todayInWords({ settings, today }: Scope): string | null {
  if (!today || !settings.hours.business?.length) return null;
  const day = today();
  const words = wordsOf(settings);
  return dayHoursInWords(
    weekdayInWords(day, localeOf(settings).tag, words),
    new OpeningCalendar(settings.hours).ofDay(day),
    words.opening,
  );
}

const groups: Readonly<Record<string, ReferenceGroup>> = {
  claims: {
    names: ({ settings }) => Object.keys(settings.claims),
    text: ({ settings }, key, field) =>
      field === undefined ? (entryOf(settings.claims, key)?.value ?? null) : null,
    origin: (tracer, key) => tracer.ofSettings(['claims', key, 'value']),
  },
  promotions: {
    names: ({ settings }) =>
      Object.keys(settings.promotions ?? {}).flatMap((name) => [`${name}.from`, `${name}.until`]),
    text: ({ settings }, key, field) => {
      const promotion = entryOf(settings.promotions ?? {}, key);
      return promotion && (field === 'from' || field === 'until')
        ? momentInWords(promotion[field], settings)
        : null;
    },
    origin: (tracer, key, field) => tracer.computed(['promotions', key, field!]),
  },
  contacts: {
    names: ({ settings }) =>
      contactNames(settings).flatMap((name) => {
        const found = contactNamed(settings, name);
        return Object.keys(contactFields)
          .filter((field) => found && contactFields[field]!(found.contact, settings) !== null)
          .map((field) => `${name}.${field}`);
      }),
    text: ({ settings }, key, field) => {
      const found = contactNamed(settings, key);
      const read = field === undefined ? undefined : entryOf(contactFields, field);
      return found && read ? read(found.contact, settings) : null;
    },
    origin(tracer, key, field) {
      const { name, contact } = contactNamed(tracer.scope.settings, key)!;
      // A kind has a name of its own where its contact has none.
      if (field === 'label' && contact.label === undefined)
        return tracer.computed(['contacts', name, 'kind']);
      return field === 'phone' ? tracer.phone(name) : tracer.ofSettings(['contacts', name, field!]);
    },
  },
  business: {
    names: () => Object.keys(businessFields),
    text: ({ settings }, key, field) =>
      field === undefined ? (entryOf(businessFields, key)?.text(settings) ?? null) : null,
    origin(tracer, key) {
      const { pointers = () => [[key]] } = businessFields[key]!;
      const found = pointers(tracer.scope.settings).map((pointer) => ['business', ...pointer]);
      return key === 'payment' ? tracer.computed(...found) : tracer.ofSettings(...found);
    },
  },
  hours: {
    names: ({ settings: { hours } }) => [
      ...(hours.business?.length ? ['business', 'today'] : []),
      ...(hours.emergency?.length ? ['emergency'] : []),
    ],
    text(scope, key, field) {
      if (key === 'today') return field === undefined ? todayInWords(scope) : null;
      const { chosen } = openingTimes(scope, key, field);
      return chosen.length > 0 ? hoursInWords(chosen, wordsOf(scope.settings).opening) : null;
    },
    origin(tracer, key, field) {
      if (key === 'today') return tracer.computed(['hours']);
      const { first, chosen } = openingTimes(tracer.scope, key, field);
      return tracer.computed(...chosen.map((_, at) => ['hours', key, first + at]));
    },
  },
  region: {
    names: () => Object.keys(regionFields),
    text(scope, key, field) {
      const read = field === undefined ? entryOf(regionFields, key) : undefined;
      if (!read) return null;
      // Without a place it is wrong, and each such page is told.
      scope.dependsOn?.(scope.place ? 'place' : 'page');
      return scope.place ? read(scope.place, scope.settings) : 'no-region';
    },
    origin: (tracer, key) => tracer.ofPlace(key),
  },
  facts: {
    names: ({ facts }) => facts?.names ?? [],
    text(scope, key, field) {
      scope.dependsOn?.('page');
      return field === undefined ? (scope.facts?.text(key) ?? null) : null;
    },
    origin: (tracer, key) => tracer.ofOwnFact(key),
  },
  values: {
    names: ({ values }) => Object.keys(values ?? {}),
    text(scope, key) {
      scope.dependsOn?.('page');
      return scope.values ? (entryOf(scope.values, key)?.text ?? null) : null;
    },
    origin: (tracer, key) => tracer.ofValue(key),
  },
};

/** What a reference reads as; null for a name that there is not, `no-region` where its page has no place. */
export function referenceText(name: string, scope: Scope): string | null | NoRegion {
  const [space = '', key, field] = name.split('.');
  return key === undefined ? null : (entryOf(groups, space)?.text(scope, key, field) ?? null);
}

/** Where what a reference reads as is written; `name` has a text. */
export function referenceOrigin(name: string, tracer: OriginFinder): Origin {
  const [space = '', key = '', field] = name.split('.');
  return groups[space]!.origin(tracer, key, field);
}

/** Every name that a text may refer to in `scope`. */
export const knownReferences = (scope: Scope): string[] =>
  Object.entries(groups).flatMap(([space, { names }]) =>
    names(scope).map((name) => `${space}.${name}`),
  );

function entryOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
