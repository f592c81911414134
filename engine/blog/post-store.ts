import type { Database } from './database.types.ts';

type Row = Database['public']['Tables']['blog_posts']['Row'];
type Functions = Database['public']['Functions'];

/** What was decided of a post: a draft is seen by staff alone, one in review was handed in and waits for an admin, a published one is seen by everybody while its time is (`PostState`). */
export type PostStatus = 'published' | 'review' | 'draft';

/** What visitors meet: `published` is public now, `scheduled` will be, `withdrawn` was. */
export type PostState = PostStatus | 'scheduled' | 'withdrawn';

/** A post as the database holds it. Times are ISO 8601 with an offset, to the microsecond; `tags` is always a list. */
export type Post = Omit<Row, 'tags' | 'status'> & {
  readonly tags: string[];
  readonly status: PostStatus;
};

/** What a post says, and where. */
export type PostText = Pick<Post, 'slug' | 'title' | 'content'>;

/** A post in a list: all but its text. */
export type PostSummary = Omit<Post, 'content'>;

/** What a person or the generator gives a new post; published now, and for good, where nothing else is said. `'now'` as a date is the database's own time. */
export type NewPost = Pick<
  Post,
  'title' | 'slug' | 'content' | 'meta_description' | 'tags' | 'seo_score'
> &
  Partial<Pick<Post, 'status' | 'published_at' | 'withdrawn_at'>>;

/** `admin` may do everything; `editor` writes drafts of her own and hands them in. */
export type StaffRole = 'admin' | 'editor';

/** Somebody who is signed in; the role is null for whoever may do nothing in the panel. */
export interface Account {
  readonly role: StaffRole | null;
  /** '' for none. */
  readonly name: string;
  /** True where a code of the telephone is to be given first; the role is null until then. */
  readonly lacksSecondFactor: boolean;
}

/** What people write of a post, as a version keeps it. */
export type WrittenPost = Required<NewPost>;

/** Who changed something: a name or an e-mail address; null for the command line and the server, empty where nobody knows. */
type Actor = string | null;

/** A post in the bin. */
export interface DeletedPost {
  readonly deleted_at: string;
  readonly actor: Actor;
  /** For `restore`. */
  readonly post: Post;
}

/** When a version of a post was saved, and by whom. */
export interface PostVersion {
  readonly id: number;
  readonly saved_at: string;
  readonly actor: Actor;
}

/** What was written in a version. */
export interface VersionText {
  /** `PostVersion.id`. */
  readonly id: number;
  readonly post: WrittenPost;
}

/** A part of a longer list, and the length of the whole. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** Which part of a list: `offset` counts from 0. */
export interface PageRequest {
  readonly offset: number;
  readonly limit: number;
}

/** What a visitor can do. Every method rejects with `DataError` alone. */
export interface PostReader {
  /** Public posts, newest publication first; those with `tag` alone if it is given. */
  listPublished(request: PageRequest & { readonly tag?: string }): Promise<Page<PostSummary>>;
  /** The public post at an address, present or earlier (then its `slug` differs from what was asked); null if there is none. */
  findPost(slug: string): Promise<Post | null>;
  /** Counts one view; the new number, or null if no public post has this address. */
  countView(slug: string): Promise<number | null>;
}

/** What the panel's list may be ordered by. */
export type PostOrder =
  'created_at' | 'updated_at' | 'published_at' | 'views' | 'seo_score' | 'title';

/** Figures of the panel's cards. */
export interface PostFigures {
  readonly posts: number;
  /** Those that are public now. */
  readonly published: number;
  /** Those that wait for an admin. */
  readonly review: number;
  readonly views: number;
  /** Mean of the stored scores, rounded; 0 without posts. */
  readonly average_score: number;
}

/** One call of the scheduler. */
export interface SchedulerRun {
  readonly id: number;
  readonly ran_at: string;
  readonly outcome: 'created' | 'skipped';
  readonly reason: 'due' | 'forced' | 'not-due' | 'paused';
  readonly topic: string | null;
  /** Of the post made; `title`, `slug` and `status`, which are those of now, are null once it is deleted. */
  readonly post_id: string | null;
  readonly title: string | null;
  readonly slug: string | null;
  readonly status: PostStatus | null;
}

/** How often the scheduler makes a post, and what it makes. */
export interface Rhythm {
  /** Days of 24 hours between two posts. */
  readonly every_days: 1 | 7;
  /** A draft waits until somebody publishes it. */
  readonly makes: 'published' | 'draft';
}

/** The scheduler, with its last 50 runs, newest first. */
export interface SchedulerState extends Rhythm {
  readonly enabled: boolean;
  readonly last_post_at: string | null;
  /** `every_days` after the last post; null before the first. */
  readonly next_run_at: string | null;
  /** True if a call now would make a post. */
  readonly due: boolean;
  readonly runs: readonly SchedulerRun[];
}

/** What became of `autoPost`. */
export interface AutoPostResult {
  readonly outcome: SchedulerRun['outcome'];
  readonly reason: SchedulerRun['reason'];
  /** The post made; null for a skip. */
  readonly post: Post | null;
}

/** Clicks of a page, kind and block in the days asked for and in as many days before them. */
export type ContactFigure = Functions['contact_report']['Returns'][number];

/** Clicks of one day by page, kind and block. */
export type ContactDay = Database['public']['Tables']['contact_clicks']['Row'];

/** Views of all posts and posts published on one day (of the site's time zone, YYYY-MM-DD). */
export type ViewDay = Functions['view_report']['Returns'][number];

/** What an admin, and with the secret key the command line and the build, can do. Every method rejects with `DataError` alone. */
export interface PostStore extends PostReader {
  /** The one signed in; without a role for the secret key, which may do everything all the same. */
  account(): Promise<Account>;
  /** Ids of the posts that whoever is signed in began, those in the bin among them. */
  myPosts(): Promise<readonly string[]>;
  /** Posts whose title, description, address or tags hold `search` (case and accents ignored), in any state or one; newest row first if no order is named. */
  list(
    request: PageRequest & {
      readonly search?: string;
      readonly state?: PostState;
      readonly order?: PostOrder;
      readonly ascending?: boolean;
    },
  ): Promise<Page<PostSummary>>;
  /** A post in whatever status; null if there is none. */
  get(id: string): Promise<Post | null>;
  /** The post at a present address, in whatever status; null if there is none. */
  bySlug(slug: string): Promise<Post | null>;
  /** What every post says, whatever its status. */
  texts(): Promise<readonly PostText[]>;
  /**
   * Inserts with exactly this address; `slug-taken` if another post has it. `id`: a UUID that was made for this post; asked twice
   * with it there is one post, and the second is refused with `stale` (and what is there), or `missing` if it was deleted.
   */
  create(post: NewPost, id?: string): Promise<Post>;
  /** As `create`, but a taken address gets `-2`, `-3`, … */
  publish(post: NewPost, id?: string): Promise<Post>;
  /**
   * Changes a post that is still as it was seen: `seen` is the `updated_at` that the editor was opened with. Rejects with
   * `stale` (and the present post) if somebody saved meanwhile, `missing` if it was deleted, `slug-taken`.
   */
  update(id: string, changes: Partial<NewPost>, seen: string): Promise<Post>;
  /** Deletes; the row as it was, or null if it was gone already. */
  remove(id: string): Promise<Post | null>;
  /**
   * Brings a deleted post back from the bin as it was, id, views and dates included; the address gets a number if it was taken
   * meanwhile. A post that is there is answered as it is; `not-in-bin` for one that is in neither place.
   */
  restore(id: string): Promise<Post>;
  /** Makes posts to come drafts, as they were seen: all of them or none, `stale` where somebody saved one meanwhile. */
  unschedule(posts: readonly Pick<Post, 'id' | 'updated_at'>[]): Promise<void>;
  /** The bin: what was deleted in the last 30 days, latest first. */
  deletedPosts(request: PageRequest): Promise<Page<DeletedPost>>;
  /** The versions of a post in the last year, latest first; the first of them is the post as it is now. */
  versions(postId: string): Promise<readonly PostVersion[]>;
  /** What was written in a version; null if it is no longer kept. */
  version(id: number): Promise<WrittenPost | null>;
  /** What was written in some versions (100 at most), those that are still kept. */
  versionTexts(ids: readonly number[]): Promise<readonly VersionText[]>;
  /** Those of some posts of which one of these (`PostVersion.actor`) saved a version. */
  writtenBy(actors: readonly string[], postIds: readonly string[]): Promise<readonly string[]>;
  figures(): Promise<PostFigures>;
  /** The last `days` days (1 to 366), oldest first, days without a view included. */
  viewReport(days: number): Promise<readonly ViewDay[]>;
  schedulerState(): Promise<SchedulerState>;
  setScheduler(enabled: boolean): Promise<SchedulerState>;
  setRhythm(rhythm: Rhythm): Promise<SchedulerState>;
  /** Of these topics the one to write about next: it rested longest. Null for an empty list. */
  nextTopic(topics: readonly string[]): Promise<string | null>;
  /** Makes a post, as the rhythm says, if one is due, or with `force` in any case. Of any number of callers one makes it. */
  autoPost(
    draft: NewPost & { readonly topic: string },
    options?: { readonly force?: boolean },
  ): Promise<AutoPostResult>;
  /** The last `days` days (1 to 366, today included) beside as many before, most clicks first. */
  contactReport(days: number): Promise<readonly ContactFigure[]>;
  /** Daily sums from a day (YYYY-MM-DD) on, newest first, for the CSV. */
  contactDays(from: string): Promise<readonly ContactDay[]>;
  /** Posts that became public or were withdrawn after a moment (ISO 8601) and until now. */
  changedSince(moment: string): Promise<readonly PostSummary[]>;
  /** When the next post becomes public or is withdrawn (ISO 8601); null if none will. Secret key alone. */
  nextPostChange(): Promise<string | null>;
  /** Tells the database what contacts may be counted for: every path of the site, every block type. Secret key alone. */
  setContactPlaces(paths: readonly string[], blocks: readonly string[]): Promise<void>;
  /** Tells the database the time zone of the site (IANA), by whose clock its days begin. Secret key alone. */
  setTimeZone(zone: string): Promise<void>;
  /** The paths that contacts are counted for now; posts, which need not be told of, are not among them. */
  contactPlaces(): Promise<readonly string[]>;
}
