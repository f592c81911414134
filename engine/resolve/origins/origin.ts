// Where what a page shows was written, as resolving records it for whoever asks (`ResolveOptions.record`).
import type { SourceLocation } from '../../content/report.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import type { Scope } from '../references/scope.ts';
import type { SiteIndex } from '../site-index.ts';

/** A value of a document as it reads on a page. Where it is no text it is one here, as `String` makes it. */
export interface TextOrigin extends Pick<SourceLocation, 'file' | 'pointer'> {
  readonly file: SourceFile;
  /** As it stands in the file, references open. */
  readonly written: string;
  readonly text: string;
  /** Its references that could be replaced, in their order. */
  readonly references: readonly ReferenceOrigin[];
}

/** What something was made of. */
export interface Origin {
  /** Empty for words of the engine. */
  readonly sources: readonly TextOrigin[];
  /** False where it reads as its only source does. */
  readonly computed: boolean;
}

/** A reference in a text, `claims.technicians`, and what stands in its place. */
export interface ReferenceOrigin extends Origin {
  readonly name: string;
  readonly text: string;
}

/** A value of a block's props, or of the head of a page: `at` is its pointer there. It holds for what is below as well. */
export interface FieldOrigin extends Origin {
  readonly kind: 'field';
  readonly at: Pointer;
}

/** What a button reaches, beside its label. */
export interface ButtonOrigin extends Pick<SourceLocation, 'file' | 'pointer'> {
  readonly kind: 'button';
  /** Pointer of the button in the props. */
  readonly at: Pointer;
  /** Name in `site.yaml` of the contact that it reaches, and what that is reached at; null for one that there is not. */
  readonly contact: { readonly name: string; readonly address: readonly TextOrigin[] } | null;
  /** What a chat or a letter begins with: a reference of it that has the name of a value stands for that value. */
  readonly message: TextOrigin | null;
}

/** A part of what a page shows, with where it was written. */
export type OriginEntry = FieldOrigin | ButtonOrigin;

/** A text as a document has it, and the values of the partial in which it stands; null outside of partials. */
export interface WrittenText {
  readonly written: string;
  readonly file: SourceFile;
  readonly pointer: Pointer;
  readonly values: GivenValues | null;
}

/** What a page gave to a partial, or the partial's own default: as it is written (`values` are those around it), and with references replaced. */
export interface GivenValue extends WrittenText {
  readonly text: string;
}

/** By name. */
export type GivenValues = Readonly<Record<string, GivenValue>>;

/** Finds where the texts that a reference stands for were written. */
export interface OriginFinder {
  /** What the text around may refer to. */
  readonly scope: Scope;
  readonly index: SiteIndex;
  /** What a document says at a pointer, where that needs no page to be understood; nothing where it says nothing. */
  at(file: SourceFile, pointer: Pointer): readonly TextOrigin[];
  /** What reads as `site.yaml` says it. */
  ofSettings(...pointers: readonly Pointer[]): Origin;
  /** What is made of what `site.yaml` says. */
  computed(...pointers: readonly Pointer[]): Origin;
  /** The number of a contact as people write it. */
  phone(contact: string): Origin;
  /** What the page says of its place. */
  ofPlace(field: string): Origin;
  /** A fact that the site computes itself: of its code no more is known than the file. */
  ofOwnFact(name: string): Origin;
  /** A value of the partial around. */
  ofValue(name: string): Origin;
}
