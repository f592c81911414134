// What pages are made from beside their own documents, by name: `groups`, `region vila-nova`, `post um-slug`. Whatever looks
// something up there notes its name, so that a page is made anew when that has changed, and else not.
import type { Post } from '../../blog/post-store.ts';
import type { Show } from '#schemas/types';
import type { PageOutline, Site } from '../../content/validate.ts';
import { jobsNamed } from '../work/jobs.ts';
import type { SiteIndex } from '../site-index.ts';
import { isOpen } from '../../content/time/windows.ts';
import { outlineIn } from '../outline.ts';
import { shownBetween, windowName } from '../time/window-name.ts';
import type { Showing } from '../time/showing.ts';
import { contactData } from '../metadata/contact-data.ts';
import { notingSettings, settingNamed } from './noting-settings.ts';

/** Where the values come from. */
interface InputSources {
  readonly site: Site<PageOutline>;
  readonly index: SiteIndex;
  readonly posts: readonly Post[];
  readonly postsBySlug: ReadonlyMap<string, Post>;
  readonly showing: Showing;
}

/** Every kind of input, and its value by what follows its name. `media`: its files are the build's to compare. */
const kinds = {
  /** What `notingSettings` names. */
  site: ({ site }: InputSources, name: string) => settingNamed(site.settings.document, name),
  telephone: ({ site }: InputSources) => contactData(site.settings.document).telephone,
  base: ({ index }: InputSources) => index.base,
  groups: ({ index }: InputSources) => index.groups,
  regions: ({ index }: InputSources) => [...index.regions.values()].map(({ region }) => region),
  region({ index }: InputSources, slug: string) {
    const entry = index.regions.get(slug);
    return entry && [entry.href, entry.region, entry.page.document.listed];
  },
  paths: ({ index }: InputSources) => [...index.pages.keys()],
  page({ index, site: { schemas } }: InputSources, path: string) {
    const page = index.pages.get(path);
    return page && outlineIn(page, schemas);
  },
  variants: ({ index, site: { schemas } }: InputSources, slug: string) =>
    index.variants.get(slug)?.map(({ document }) => outlineIn(document, schemas)),
  posts: ({ posts }: InputSources) => posts,
  post: ({ postsBySlug }: InputSources, slug: string) => postsBySlug.get(slug),
  show: ({ showing }: InputSources, name: string) => showing.isShown(shownBetween(name)),
  /** Which jobs a page shows, and what it says of their places. */
  jobs: ({ site, index }: InputSources, name: string) =>
    jobsNamed(name, site, index).map(({ file, document }) => {
      const { href, region } = index.regions.get(document.place)!;
      return [file.path, document, href, region.name];
    }),
  promotion: ({ showing }: InputSources, name: string) =>
    isOpen(showing.promotion(name), showing.clock.at),
  day: ({ showing }: InputSources) => showing.clock.today,
  year: ({ showing }: InputSources) => showing.clock.today.slice(0, 4),
  partial: ({ site }: InputSources, name: string) => site.partials.get(name)?.file.text,
  media: () => null,
} satisfies Readonly<Record<string, (sources: InputSources, name: string) => unknown>>;

/** A kind of input. */
export type InputKind = keyof typeof kinds;

/** A kind, and which one of it where there are several: `region vila-nova`. */
export type InputName = InputKind | `${InputKind} ${string}`;

/** The shared inputs of a site, and who asked for which. */
export class SharedInputs {
  readonly #sources: InputSources;
  readonly #values = new Map<InputName, string>();
  #noted = new Set<InputName>();
  /** The index of the site, which notes what is looked up in it. */
  readonly index: SiteIndex;
  /** The site, whose settings note what is read of them. */
  readonly site: Site<PageOutline>;

  constructor(sources: Omit<InputSources, 'postsBySlug'>) {
    const postsBySlug = new Map(sources.posts.map((post) => [post.slug, post]));
    this.#sources = { ...sources, postsBySlug };
    this.index = this.#noting(sources.index);
    const { file, document } = sources.site.settings;
    const noting = notingSettings(document, (name) => this.note(`site ${name}`));
    this.site = { ...sources.site, settings: { file, document: noting } };
  }

  /** The published posts, newest first. */
  get posts(): readonly Post[] {
    this.note('posts');
    return this.#sources.posts;
  }

  /** The telephone of the structured data; whoever asks does not depend on the other contacts. */
  get telephone(): string | undefined {
    this.note('telephone');
    return contactData(this.#sources.site.settings.document).telephone;
  }

  get today(): string {
    this.note('day');
    return this.#sources.showing.clock.today;
  }

  get year(): number {
    this.note('year');
    return Number(this.#sources.showing.clock.today.slice(0, 4));
  }

  /** Whether what says so is shown at the moment. */
  isShown(show: Show): boolean {
    if (show.from !== undefined || show.until !== undefined) this.note(`show ${windowName(show)}`);
    if (show.promotion !== undefined) this.note(`promotion ${show.promotion}`);
    return this.#sources.showing.isShown(show);
  }

  /** Says that the page at hand depends on an input. */
  note(name: InputName): void {
    this.#noted.add(name);
  }

  /** What `work` returns, and what it asked for; not that of a `collect` inside of it. */
  collect<Result>(work: () => Result): {
    readonly result: Result;
    readonly inputs: readonly InputName[];
  } {
    const around = this.#noted;
    const noted = (this.#noted = new Set());
    try {
      return { result: work(), inputs: [...noted] };
    } finally {
      this.#noted = around;
    }
  }

  /** The value of an input as JSON; empty where there is none. */
  valueOf(name: InputName): string {
    let value = this.#values.get(name);
    if (value === undefined) {
      const [kind, ...rest] = name.split(' ');
      value = JSON.stringify(kinds[kind as InputKind](this.#sources, rest.join(' '))) ?? '';
      this.#values.set(name, value);
    }
    return value;
  }

  #noting(index: SiteIndex): SiteIndex {
    const note = (name: InputName) => this.note(name);
    return {
      get base() {
        note('base');
        return index.base;
      },
      get groups() {
        note('groups');
        return index.groups;
      },
      regions: new NotingMap(
        index.regions,
        (slug) => note(`region ${slug}`),
        () => note('regions'),
      ),
      pages: new NotingMap(
        index.pages,
        (path) => note(`page ${path}`),
        () => note('paths'),
      ),
      variants: new NotingMap(
        index.variants,
        (slug) => note(`variants ${slug}`),
        () => note('paths'),
      ),
      inPlace: index.inPlace,
    };
  }
}

/** A map that says which of its entries is asked for, and when all of them are. */
class NotingMap<Value> implements ReadonlyMap<string, Value> {
  constructor(
    readonly map: ReadonlyMap<string, Value>,
    readonly one: (key: string) => void,
    readonly all: () => void,
  ) {}

  #all(): ReadonlyMap<string, Value> {
    this.all();
    return this.map;
  }

  get(key: string): Value | undefined {
    this.one(key);
    return this.map.get(key);
  }

  has(key: string): boolean {
    this.one(key);
    return this.map.has(key);
  }

  get size(): number {
    return this.#all().size;
  }

  forEach(visit: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    this.#all().forEach(visit);
  }

  entries() {
    return this.#all().entries();
  }

  keys() {
    return this.#all().keys();
  }

  values() {
    return this.#all().values();
  }

  [Symbol.iterator]() {
    return this.entries();
  }
}
