// What the panel and the server of a site say to each other about the data of its business.
import type { PhoneForms } from './phone-forms.ts';

/** Where `npm start` answers administrators; other hosts have nothing there. */
export const businessPath = '/portao/business';

/** Steps to a value: keys and list indexes, from the root of `site.yaml`; of a block `blocks`, its type, its document (`pages/index.yaml`, the second of its type there `pages/index.yaml#2`) and the steps in it. */
export type FieldPath = readonly (string | number)[];

/** The document that most data of a business stands in. */
export const businessFile = 'site.yaml';

/** The first step of the fields of blocks; the others begin with a field of `site.yaml`. */
export const ofBlocks = 'blocks';

/** The document that a field of the panel belongs to, relative to the site's folder. */
export const fileOfField = (at: FieldPath): string =>
  at[0] === ofBlocks ? String(at[2] ?? '').replace(/#\d+$/, '') : businessFile;

/** True if a path leads to another one or stands on the way to it. */
export const leadsTo = (at: FieldPath, other: FieldPath) =>
  at.length <= other.length && at.every((step, index) => step === other[index]);

/** A field of a document as a form shows it, made from its schema, in the language of the reader. */
export type FormField = {
  readonly title: string;
  /** '' for none. */
  readonly help: string;
} & (
  | {
      readonly kind: 'text';
      /** What the text is (`FieldRole`); null where the schema says nothing. */
      readonly role: string | null;
      /** Regular expression of the schema. */
      readonly pattern?: string | undefined;
      /** Of a day: whether it may have a time. */
      readonly format?: 'date' | 'moment' | undefined;
      /** In letters. */
      readonly most?: number | undefined;
      readonly example?: string | undefined;
    }
  | {
      readonly kind: 'number';
      readonly isWhole: boolean;
      readonly from?: number | undefined;
      readonly to?: number | undefined;
    }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | {
      readonly kind: 'list';
      readonly item: FormField;
      /** How many items it has. */
      readonly least?: number | undefined;
      readonly most?: number | undefined;
    }
  | { readonly kind: 'group'; readonly fields: readonly GroupField[] }
  /** A group whose fields have free names. */
  | { readonly kind: 'names'; readonly item: FormField }
);

/** A field of a group. */
export interface GroupField {
  readonly name: string;
  readonly isRequired: boolean;
  readonly field: FormField;
}

/** A part of the form: what stands behind a fold of its own. A field belongs to the narrowest one that leads to it. */
export interface FormSection {
  readonly at: FieldPath;
  readonly field: FormField;
}

/** A change of one value: as its author saw it and as it is to be; absent for one that is not there. */
export interface FieldChange {
  readonly at: FieldPath;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Something that is wrong, in the words of `portao check`; `at` is null where the panel has no field for it. */
export interface FieldProblem {
  readonly at: FieldPath | null;
  readonly message: string;
  readonly fix: string;
}

/** Changes that were published from the panel. */
export interface PublishedChanges {
  /** ISO 8601. */
  readonly when: string;
  /** Who published them. */
  readonly author: string;
  readonly changes: readonly FieldChange[];
}

/** Who wrote a value, or all of a group, in the documents last, by git. */
export interface FieldWriter {
  readonly at: FieldPath;
  readonly author: string;
  /** ISO 8601. */
  readonly when: string;
}

/** Who wrote a file last, by git: who committed it, or somebody who has not. */
export type FileWriter = Pick<FieldWriter, 'author' | 'when'> | 'uncommitted';

/** The data of the business as the public site has it. */
export interface BusinessState {
  readonly sections: readonly FormSection[];
  /** What the documents say of the sections, by the steps of `FieldPath`. */
  readonly value: Readonly<Record<string, unknown>>;
  /** The documents of these values, each with a hash of its text. */
  readonly documents: Readonly<Record<string, string>>;
  /** How telephone numbers are written in the country of the site; null where it is not known. */
  readonly phones: PhoneForms | null;
  /** The pictures of the site, as documents name them (`/media/…`); absent in a state that was sent before there were any. */
  readonly pictures?: readonly string[];
  /** The day by the clock of the site, year-month-day. */
  readonly today: string;
  /** What was published from the panel, the last first; the first can be taken back, unless somebody changed one of its values since. */
  readonly published: readonly PublishedChanges[];
  /** Of what was changed lately and is in git; a value has one entry at most, its own or that of a group around it. */
  readonly writers?: readonly FieldWriter[];
}

/** What is asked with changes. */
export type BusinessRequest =
  /** `check` says what they do, `publish` does it, `undo` takes the last ones of the panel back. */
  | { readonly what: 'check' | 'undo'; readonly changes: readonly FieldChange[] }
  /** `draft`: the revision of the draft that they are, which goes with them. */
  | {
      readonly what: 'publish';
      readonly changes: readonly FieldChange[];
      readonly draft?: string | undefined;
    }
  /** How a page will be with them, one of the first `mostPreviews` that they make another. */
  | { readonly what: 'preview'; readonly changes: readonly FieldChange[]; readonly path: string };

/** Of so many changed pages a preview can be asked for. */
export const mostPreviews = 5;

/** A page that changes make another. */
export interface ChangedPage {
  readonly path: string;
  readonly title: string;
}

/**
 * Why there is no commit: git is not there, or does not do what it is asked (`failed`); no branch is checked out; a merge or a
 * rebase is under way; the branch has no commit; the files are not in it; somebody is changing the same lines, or changed the
 * same values since; others commit all the time.
 */
export type NoCommit =
  'failed' | 'detached' | 'under-way' | 'unborn' | 'untracked' | 'same-lines' | 'changed' | 'busy';

/** What became of a request. */
export type BusinessAnswer =
  /** They can be published. */
  | { readonly is: 'right'; readonly pages: readonly ChangedPage[] }
  /** `uncommitted`: why the folder of the site, which is kept in git, has no commit of it. */
  | { readonly is: 'published'; readonly uncommitted?: NoCommit }
  /** The page as a document of HTML; nothing of it is public. */
  | { readonly is: 'preview'; readonly html: string }
  | { readonly is: 'wrong'; readonly problems: readonly FieldProblem[] }
  /** Somebody else changed these values; `present` is absent where nothing is there now. `where`: in what is public, or in the folder of the site, where somebody is at work. */
  | {
      readonly is: 'conflict';
      readonly where: 'public' | 'folder';
      readonly changes: readonly { readonly at: FieldPath; readonly present?: unknown }[];
      /** Of the file in the folder, where it lies in git. */
      readonly writer?: FileWriter | undefined;
    }
  /** There is nothing to take back, or one of the values was changed since. */
  | { readonly is: 'nothing-to-undo' };

/** What takes changes back. */
export const backwards = (changes: readonly FieldChange[]): readonly FieldChange[] =>
  changes.map(({ at, before, after }) => ({ at, before: after, after: before })).reverse();

/** What became of changes that somebody sent. */
export type SetAnswer = Extract<BusinessAnswer, { is: 'published' | 'wrong' | 'conflict' }>;
