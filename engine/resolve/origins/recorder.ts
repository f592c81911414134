import type { SourceLocation } from '../../content/report.ts';
import type { Pointer } from '../../diagnostics/problem.ts';
import type { ButtonParts } from '../buttons.ts';
import type { Origin, OriginEntry, TextOrigin, WrittenText } from './origin.ts';
import type { Tracer } from './tracer.ts';

/** Writes down where what one block shows was written, while it is resolved; without one nothing is written down. */
export class Recorder {
  readonly entries: OriginEntry[] = [];
  /** Pointer in the props of the value at hand. */
  readonly #path: (string | number)[];

  /** `path`: what the entries stand below. */
  constructor(
    readonly tracer: Tracer,
    path: Pointer = [],
  ) {
    this.#path = [...path];
  }

  enter(step: string | number): void {
    this.#path.push(step);
  }

  leave(): void {
    this.#path.pop();
  }

  /** The value at hand. */
  text(source: WrittenText): void {
    this.add([], { sources: [this.tracer.text(source)], computed: false });
  }

  /** What stands at `below` the value at hand. */
  add(below: Pointer, { sources, computed }: Origin): void {
    this.entries.push({ kind: 'field', at: [...this.#path, ...below], sources, computed });
  }

  /** Of the entries from `first` on those of a field of the value at hand are shown in another form than it is written. */
  computed(first: number, field: string): void {
    for (let position = first; position < this.entries.length; position += 1) {
      const entry = this.entries[position]!;
      if (entry.kind === 'field' && entry.at[this.#path.length] === field)
        this.entries[position] = { ...entry, computed: true };
    }
  }

  /** The button at hand, of whose fields the entries from `first` on are: its label and its link are seen, its names stand for what is recorded here. */
  ownButton(
    first: number,
    where: Pick<SourceLocation, 'file' | 'pointer'>,
    parts: ButtonParts | null,
  ): void {
    const values: Record<string, TextOrigin> = {};
    for (const entry of this.entries.splice(first)) {
      const [field, name] = entry.at.slice(this.#path.length);
      if (entry.kind !== 'field') continue;
      if (field === 'label') this.entries.push(entry);
      else if (field === 'link') this.entries.push({ ...entry, at: [...this.#path, 'href'] });
      else if (field === 'values') values[name!] = entry.sources[0]!;
    }
    if (parts) this.button([], where, parts, values);
  }

  /** A button: what it is made of, where it stands, and the values that it gives to its message. */
  button(
    below: Pointer,
    { file, pointer }: Pick<SourceLocation, 'file' | 'pointer'>,
    { contact, message }: ButtonParts,
    values: Readonly<Record<string, TextOrigin>>,
  ): void {
    const { tracer } = this;
    this.entries.push({
      kind: 'button',
      at: [...this.#path, ...below],
      file,
      pointer,
      contact: contact && {
        name: contact.name,
        address: contact.fields.flatMap((field) =>
          field === 'phone'
            ? tracer.phone(contact.name).sources
            : tracer.ofSettings(['contacts', contact.name, field]).sources,
        ),
      },
      message: message && tracer.message(message, values),
    });
  }
}
