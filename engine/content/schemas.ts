import type { ErrorObject, ValidateFunction } from 'ajv';
import { schemaBundle } from '#schemas/bundle';
import { isOfFamilies } from '#schemas/drawing-families';
import { withDrawings } from '#schemas/formats';
import * as quick from '#schemas/validators';
import type { PictureUse } from '#schemas/types';
import { pictureFields } from './pictures/picture-fields.ts';
import { hasBranches, withBranches } from './schema-branches.ts';
import { createAjv, type BundledSchema, type DocumentKind } from './validators.ts';

export type { BundledSchema };

/** Schemas by the name of their type. */
type Definitions = Readonly<Record<string, BundledSchema>>;

/** A block of a site's own: its schema, whose references are those of the bundle (`#/definitions/Button`), and what judges a value by it. */
export interface OwnBlock {
  readonly schema: BundledSchema;
  readonly validate: (value: unknown) => boolean;
}

/** What a site adds to the library, or replaces in it. */
export interface OwnSchemas {
  /** Its own blocks, by type. */
  readonly blocks: ReadonlyMap<string, OwnBlock>;
  /** Names of its own drawings. */
  readonly drawings: readonly string[];
  /** Names that the family of its theme adds to those of the library. */
  readonly ofFamily: readonly string[];
}

/** Kinds of documents that the compiled schemas judge. */
type QuickKind = Exclude<keyof typeof quick, 'blocks'>;

const library = schemaBundle.definitions as unknown as Definitions;
const refTo = (name: string) => `#/definitions/${name}`;
const nameIn = (ref: string) => ref.slice(refTo('').length);
const typeOf = (schema: BundledSchema | undefined) => schema?.properties?.type?.const as string;

/** Name of the definition of a block type: `a-block` is `ABlockBlock`. */
const definitionOf = (type: string) =>
  `${type.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())}Block`;

/** In the order of the files of their schemas, so that a site's own blocks stand among those of the library. */
const inOrder = (types: Iterable<string>) =>
  [...types]
    .map((type) => `${type}.`)
    .sort()
    .map((name) => name.slice(0, -1));

/** The definitions of the library with those of a site among them. */
function joined({ blocks, drawings, ofFamily }: OwnSchemas): Definitions {
  const own = [...blocks].map(([type, { schema }]) => [definitionOf(type), schema] as const);
  const { Block: union, DrawingName: names } = library;
  const types = (union!.oneOf as readonly { readonly $ref: string }[]).map(({ $ref }) =>
    typeOf(library[nameIn($ref)]),
  );
  const ofLibrary = (names!.enum as readonly string[]).filter((name) => !isOfFamilies(name));
  const oneOf = inOrder(new Set([...types, ...blocks.keys()])).map((type) => ({
    $ref: refTo(definitionOf(type)),
  }));
  return {
    ...library,
    ...Object.fromEntries(own),
    Block: { ...union, oneOf },
    DrawingName: { ...names, enum: [...new Set([...ofLibrary, ...ofFamily, ...drawings])].sort() },
  };
}

/** Types that the engine replaces by other blocks before anything is shown: they have no component. */
export const replacedTypes: ReadonlySet<string> = new Set(['partial', 'slot']);

/** The names of the fields that lead to a list of blocks; null stands for every name of an open group. */
type ListPath = readonly (string | null)[];

/** The lists of blocks in what a schema describes. */
function blockLists(schema: BundledSchema, path: ListPath = []): ListPath[] {
  const { properties = {}, additionalProperties: open } = schema;
  const fields: [string | null, BundledSchema][] = [
    ...Object.entries(properties),
    ...(typeof open === 'object' ? [[null, open] as [null, BundledSchema]] : []),
  ];
  return fields.flatMap(([name, written]) => {
    const field = written.$ref === undefined ? written : library[nameIn(written.$ref)]!;
    return field.items?.$ref === refTo('Block')
      ? [[...path, name]]
      : blockLists(field, [...path, name]);
  });
}

/** True if every block passes of the list to which a path leads, from its step `from` on. */
function everyBlock(
  value: unknown,
  path: ListPath,
  passes: (block: { readonly type: string }) => boolean,
  from = 0,
): boolean {
  if (value === undefined) return true;
  if (from === path.length) return (value as { readonly type: string }[]).every(passes);
  const group = value as Readonly<Record<string, unknown>>;
  const name = path[from]!;
  return name === null
    ? Object.values(group).every((field) => everyBlock(field, path, passes, from + 1))
    : everyBlock(group[name], path, passes, from + 1);
}

/** The schemas that the documents of a site are held to: those of the library, and of the site's own blocks and drawings. */
export class Schemas {
  /** By the name of the type, `Button`. */
  readonly definitions: Definitions;
  /** Every block type, `partial` and `slot` included, in order of the schemas. */
  readonly blockTypes: readonly string[];
  /** The openings that any page may have: those that are an application of their own are left out. */
  readonly commonOpenings: readonly string[];
  /** Ids that the HTML of blocks and shared parts always has (`x-ids`). */
  readonly reservedIds: readonly string[];
  readonly #own: OwnSchemas;
  readonly #drawings: ReadonlySet<string>;
  readonly #byType: ReadonlyMap<string, BundledSchema>;
  readonly #openings: ReadonlyMap<string, string>;
  readonly #forms: ReadonlyMap<string, string>;
  readonly #formTargets: ReadonlyMap<string, string>;
  readonly #formFields: ReadonlyMap<string, string>;
  readonly #rows: ReadonlyMap<string, string>;
  readonly #compiled = new Map<DocumentKind, ValidateFunction>();
  readonly #lists = new Map<QuickKind, readonly ListPath[]>();
  readonly #listsInside: ReadonlyMap<string, readonly ListPath[]>;
  readonly #pictures = new Map<BundledSchema, ReadonlyMap<string, PictureUse>>();
  readonly #followed = new Map<BundledSchema, BundledSchema>();
  #ajv: ReturnType<typeof createAjv> | null = null;

  constructor(own: OwnSchemas) {
    this.#own = own;
    this.definitions = joined(own);
    this.#drawings = new Set(this.definitions.DrawingName!.enum as readonly string[]);
    const union = this.definitions.Block!.oneOf as readonly { readonly $ref: string }[];
    this.#byType = new Map(
      union.map(({ $ref }) => {
        const schema = this.definitions[nameIn($ref)]!;
        return [typeOf(schema), schema];
      }),
    );
    this.blockTypes = [...this.#byType.keys()];
    this.#listsInside = new Map(
      [...replacedTypes].map((type) => [type, blockLists(this.block(type))]),
    );
    this.#openings = this.#fieldsWith((field) => field['x-heading'] === 1);
    this.#forms = this.#fieldsWith((field) => field['x-form'] === true);
    this.#formTargets = this.#formFieldsWith('x-form-target');
    this.#formFields = this.#formFieldsWith('x-form-fields');
    this.#rows = this.#fieldsWith((field) => field['x-columns'] !== undefined);
    this.commonOpenings = [...this.#openings.keys()].filter(
      (type) => this.block(type)['x-script'] === undefined,
    );
    this.reservedIds = Object.values(this.definitions).flatMap((schema) => schema['x-ids'] ?? []);
  }

  /** Types of the site's own blocks. */
  get ownTypes(): readonly string[] {
    return [...this.#own.blocks.keys()];
  }

  /** What the site adds to the library, as plain JSON: where that is the same, the same documents satisfy. */
  get added(): unknown {
    const { blocks, drawings, ofFamily } = this.#own;
    return [[...blocks].map(([type, { schema }]) => [type, schema]), drawings, ofFamily];
  }

  /** Names of the site's own drawings. */
  get ownDrawings(): readonly string[] {
    return this.#own.drawings;
  }

  /** The schema of a block type; throws for an unknown one. */
  block(type: string): BundledSchema {
    const schema = this.#byType.get(type);
    if (!schema) throw new Error(`no schema for the block ${type}`);
    return schema;
  }

  /** The facts that a block type asks for (`x-facts`). */
  factsOf(type: string): readonly string[] {
    return this.#byType.get(type)?.['x-facts'] ?? [];
  }

  /** How a block type shows its images, by the names of their fields (`fieldPath`). */
  picturesOf(type: string): ReadonlyMap<string, PictureUse> {
    return this.#picturesIn(this.block(type));
  }

  /** How images of `site.yaml` are shown, by the names of their fields. */
  get settingsPictures(): ReadonlyMap<string, PictureUse> {
    return this.#picturesIn(this.definitions.SiteDocument!);
  }

  /** How images of a job done are shown, by the names of their fields. */
  get workPictures(): ReadonlyMap<string, PictureUse> {
    return this.#picturesIn(this.definitions.WorkDocument!);
  }

  /** How images of a place are shown, by the names of their fields. */
  get regionPictures(): ReadonlyMap<string, PictureUse> {
    return this.#picturesIn(this.definitions.Region!);
  }

  #picturesIn(schema: BundledSchema): ReadonlyMap<string, PictureUse> {
    let pictures = this.#pictures.get(schema);
    if (!pictures) {
      const behind = (schema: BundledSchema) =>
        schema.$ref === refTo('Block') ? null : (this.#behind(schema) ?? null);
      pictures = pictureFields(schema, behind);
      this.#pictures.set(schema, pictures);
    }
    return pictures;
  }

  /** The field of a block type that is the main heading of a page; null for a type that is no opening. */
  openingField(type: string): string | null {
    return this.#openings.get(type) ?? null;
  }

  /** The field of a block type that holds its form (`x-form`); null for a type that has none, or is one as a whole. */
  formIn(type: string): string | null {
    return this.#forms.get(type) ?? null;
  }

  /** The field of a form that says where it is sent (`x-form-target`); null for a block type without a form. */
  formTarget(type: string): string | null {
    return this.#formTargets.get(type) ?? null;
  }

  /** The field of a form that is what it asks for (`x-form-fields`); null for a type that our server takes no entries of. */
  formFields(type: string): string | null {
    return this.#formFields.get(type) ?? null;
  }

  /** The fields of a block type that are its rows and the names of its columns (`x-columns`); null for a type without. */
  rowsOf(type: string): { readonly rows: string; readonly columns: string } | null {
    const rows = this.#rows.get(type);
    return rows === undefined
      ? null
      : { rows, columns: this.block(type).properties![rows]!['x-columns']! };
  }

  /** By block type, the first field of its form with a keyword. */
  #formFieldsWith(keyword: 'x-form-target' | 'x-form-fields'): ReadonlyMap<string, string> {
    const formOf = (type: string, schema: BundledSchema) => {
      const name = this.formIn(type);
      return name === null ? schema : this.#behind(schema.properties![name]!)!;
    };
    return this.#fieldsWith((field) => field[keyword] === true, formOf);
  }

  /** By block type, the first field of which its schema, or what `within` makes of it, says something. */
  #fieldsWith(
    says: (field: BundledSchema) => boolean,
    within = (_type: string, schema: BundledSchema) => schema,
  ): ReadonlyMap<string, string> {
    return new Map(
      [...this.#byType].flatMap(([type, schema]): [string, string][] => {
        const { properties = {} } = within(type, schema);
        const field = Object.keys(properties).find((name) => says(properties[name]!));
        return field === undefined ? [] : [[type, field]];
      }),
    );
  }

  /** The schema that is meant, and its name where it is one of those that several share (`Button`, `Image`). */
  follow(schema: BundledSchema): {
    readonly schema: BundledSchema;
    readonly shared: string | null;
  } {
    if (schema.$ref === undefined) return { schema, shared: null };
    const shared = nameIn(schema.$ref);
    return { schema: this.definitions[shared]!, shared };
  }

  /** The schema that holds for a value, behind references; of a block, that of its type. Undefined where none speaks of it. */
  schemaFor(schema: BundledSchema | undefined, value: unknown): BundledSchema | undefined {
    const found = schema && this.#behind(schema);
    if (found?.discriminator)
      return this.#byType.get((value as { readonly type?: unknown } | null)?.type as string);
    return found && hasBranches(found)
      ? withBranches(found, value, (branch) => this.schemaFor(branch, value))
      : found;
  }

  /** The schema behind references. */
  #behind(schema: BundledSchema): BundledSchema | undefined {
    if (schema.$ref === undefined) return schema;
    let found = this.#followed.get(schema);
    if (!found) {
      found = this.definitions[nameIn(schema.$ref)];
      found = found && this.#behind(found);
      if (found) this.#followed.set(schema, found);
    }
    return found;
  }

  /** The validator of a kind of document, with everything that a message needs; compiled when first asked for. */
  validatorOf(kind: DocumentKind): ValidateFunction {
    let validate = this.#compiled.get(kind);
    if (!validate) {
      this.#ajv ??= createAjv(this.definitions);
      validate = this.#ajv.compile({ $ref: `portao${refTo(kind)}` });
      this.#compiled.set(kind, validate);
    }
    return validate;
  }

  /** What a document that does not satisfy its schema does wrong. */
  errorsOf(kind: DocumentKind, value: unknown): readonly ErrorObject[] {
    const validate = this.validatorOf(kind);
    return validate(value) ? [] : (validate.errors ?? []);
  }

  /** True if a document satisfies its schema: the compiled schemas say yes at once, and what they refuse goes to `validatorOf`. */
  satisfies(kind: QuickKind, value: unknown): boolean {
    return withDrawings(
      this.#drawings,
      () => quick[kind](value) && this.#haveBlocks(this.#listsOf(kind), value),
    );
  }

  /** True for a block that satisfies the schema of its type, by the compiled schemas. */
  isBlock(value: unknown): boolean {
    return withDrawings(this.#drawings, () => this.#isBlock(value as { readonly type: string }));
  }

  #haveBlocks(lists: readonly ListPath[], value: unknown): boolean {
    return lists.every((path) => everyBlock(value, path, (block) => this.#isBlock(block)));
  }

  #listsOf(kind: QuickKind): readonly ListPath[] {
    let lists = this.#lists.get(kind);
    if (!lists) this.#lists.set(kind, (lists = blockLists(this.definitions[kind]!)));
    return lists;
  }

  #isBlock(block: { readonly type: string }): boolean {
    const own = this.#own.blocks.get(block.type);
    if (own) return own.validate(block);
    if (!Object.hasOwn(quick.blocks, block.type) || !quick.blocks[block.type]!(block)) return false;
    const inside = this.#listsInside.get(block.type);
    return inside === undefined || this.#haveBlocks(inside, block);
  }
}

/** Those of a site without blocks or drawings of its own, or of a family. */
export const librarySchemas = new Schemas({ blocks: new Map(), drawings: [], ofFamily: [] });
