// What the page hands to the app, as JSON in script elements.
import type { Contact, KeyPhrases } from '#schemas/types';
import type { Language } from '../../words/language.ts';
import type { GeneratorData } from '../../blog/generator/auto-post.ts';
import type { Claims } from '../../blog/post-claims.ts';
import type { CheckedRules } from '../../blog/safety/compile-rules.ts';
import { fileReader } from './site-file.ts';

/** Public settings of the data service, `#data-settings`. */
export interface DataSettings {
  /** Without a slash at its end; '' for the page's own origin. */
  readonly url: string;
  /** `sb_publishable_…`. */
  readonly key: string;
}

/** The title of each type of block in every language, `#block-titles`. */
export type BlockTitles = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Which city a page of the site belongs to. */
export interface PanelPlaces {
  /** City of the neighbourhoods, or null on a site without cities. */
  readonly home: string | null;
  /** Name of each city by its slug, those without a page of their own too. */
  readonly cities: Readonly<Record<string, string>>;
  /** Slugs of the neighbourhood pages. */
  readonly neighbourhoods: readonly string[];
}

/** What the block says of the site, `#panel-data`. */
export interface PanelData {
  readonly heading: string;
  readonly intro: string;
  /** Number to call where nothing else works. */
  readonly call: { readonly label: string; readonly href: string };
  readonly places: PanelPlaces;
  /** Kinds of the contacts of the site. */
  readonly contactKinds: readonly Contact['kind'][];
  /** What the site calls a place of kind `city`; null for the word of the reader's language. */
  readonly cityKind: string | null;
  /** What the clock of the site is called in each language. */
  readonly clocks: Readonly<Record<Language, string>>;
}

/** Everything that the app finds in its page. */
export interface PageData {
  readonly settings: DataSettings | null;
  /** Fetches what drafts are generated with, `#generator-data`; null on a site without templates. */
  readonly generator: (() => Promise<GeneratorData>) | null;
  /** Figures that posts may name, `#site-claims`. */
  readonly claims: Claims;
  /** What the SEO score of a post looks for, `#key-phrases`; null on a site without. */
  readonly keyPhrases: KeyPhrases | null;
  /** Fetches what no post may advise, `#safety-rules`; none on a site without rules. */
  readonly safety: () => Promise<CheckedRules>;
  readonly blockTitles: BlockTitles;
  readonly panel: PanelData;
}

/** The JSON in the script element `id`; null where the page has none or it is empty. */
function read<T>(id: string): T | null {
  const text = document.getElementById(id)?.textContent?.trim();
  return text ? (JSON.parse(text) as T) : null;
}

/** Reads a file that the page names in `id`, when it is first asked for; null where it names none. */
function readFile<T>(id: string): (() => Promise<T>) | null {
  const named = read<{ readonly file: string }>(id);
  return named && fileReader<T>(named.file);
}

/** Reads what the page says. Throws where the block itself is missing. */
export function readPageData(): PageData {
  const panel = read<PanelData>('panel-data');
  if (!panel) throw new Error('The page has no #panel-data: it lacks the block of the panel.');
  const settings = read<DataSettings>('data-settings');
  const templates = readFile<Omit<GeneratorData, 'keyPhrases' | 'claims'>>('generator-data');
  const claims = read<Claims>('site-claims') ?? {};
  const keyPhrases = read<KeyPhrases>('key-phrases');
  return {
    settings: settings?.key ? settings : null,
    generator: templates && (async () => ({ ...(await templates()), keyPhrases, claims })),
    claims,
    keyPhrases,
    safety: readFile<CheckedRules>('safety-rules') ?? (() => Promise.resolve({ rules: [] })),
    blockTitles: read<BlockTitles>('block-titles') ?? {},
    panel,
  };
}
