// What of `site.yaml` a page is made from only where it reads it: what owners change. All pages are made from the rest.
import type { SiteSettings } from '../../content/site-settings.ts';

/** Parts whose entries are read one by one. */
const byEntry: ReadonlySet<string> = new Set<keyof SiteSettings>([
  'business',
  'contacts',
  'messages',
  'claims',
  'priceTags',
  'hours',
  'authors',
]);

/** Parts that are read as a whole. */
const whole: ReadonlySet<string> = new Set<keyof SiteSettings>([
  'rating',
  'offers',
  'services',
  'video',
  'redirects',
  'search',
]);

type Entries = Readonly<Record<string, unknown>>;

const entriesOf = (settings: object, part: string): Entries =>
  ((settings as Entries)[part] ?? {}) as Entries;

/** An object with the fields of `values`: those that `isRead` names are what `read` gives when they are asked for. */
function reading<Values extends object>(
  values: Values,
  read: (name: string) => unknown,
  isRead: (name: string) => boolean = () => true,
): Values {
  const fields = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    { enumerable: true, ...(isRead(name) ? { get: () => read(name) } : { value }) },
  ]);
  const made = Object.defineProperties({}, Object.fromEntries(fields) as PropertyDescriptorMap);
  return Object.freeze(made) as Values;
}

/**
 * The settings, of which each part or entry that not all pages are made from is told to `note` when it is read: `rating`,
 * `claims.technicians`. Which entries there are is told to nobody: that is of all pages.
 */
export function notingSettings(settings: SiteSettings, note: (name: string) => void): SiteSettings {
  const noted = new Map(
    [...byEntry].map((part) => {
      const values = entriesOf(settings, part);
      const read = (name: string) => {
        note(`${part}.${name}`);
        return values[name];
      };
      return [part, reading(values, read)];
    }),
  );
  const read = (part: string) => {
    if (whole.has(part)) note(part);
    return noted.get(part) ?? (settings as unknown as Entries)[part];
  };
  return reading(settings, read, (part) => whole.has(part) || noted.has(part));
}

/** The value of what `notingSettings` names. */
export function settingNamed(settings: SiteSettings, name: string): unknown {
  const [part = '', entry] = name.split('.');
  return entry === undefined
    ? (settings as unknown as Entries)[part]
    : entriesOf(settings, part)[entry];
}

/** What of the settings every page is made from: all but the values of what `notingSettings` names. */
export const settingsOfAll = (settings: SiteSettings): unknown =>
  Object.entries(settings).map(([part, value]): unknown =>
    byEntry.has(part)
      ? [part, Object.keys(entriesOf(settings, part))]
      : [part, whole.has(part) ? null : value],
  );
