import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pointer } from '../../engine/diagnostics/problem.ts';
import { parseWithPositions } from '../../engine/content/source-file.ts';
import { withSchemaLine, wrongSchemaLine } from '../../engine/check/lints/schema-line.ts';
import { librarySchemas } from '../../engine/content/schemas.ts';
import { editText } from '../../engine/edit/edit-document.ts';
import { EditRefused, type Patch } from '../../engine/edit/patch.ts';
import { fieldOrder } from '../../engine/edit/tidy-value.ts';
import { addRoles } from './add-roles.ts';
import { confirmClaims } from './confirm-claims.ts';
import { showPromotions } from './show-promotions.ts';

/** A document as an upgrade reads it: its path relative to the site's folder, and its text. */
export interface WrittenDocument {
  readonly path: string;
  readonly text: string;
}

/** The site that is upgraded; folders are absolute. */
export interface UpgradedSite {
  readonly dir: string;
  /** The schemas that its documents name for editors. */
  readonly schemaDir: string;
}

/** A document as an upgrade leaves it. */
export interface UpgradedText {
  /** Every other byte as it was; the same text where nothing is to be done. */
  readonly text: string;
  /** The blocks that could not be edited by places, and stay as they are. */
  readonly refused: readonly Pointer[];
}

/** What a version wants otherwise in documents, and how they get there. */
export interface Upgrade {
  /** Its name in the words of `portao upgrade`, which say what it does. */
  readonly name: UpgradeName;
  /** The version that wants it. */
  readonly since: string;
  /** The document as that version wants it. */
  readonly apply: (document: WrittenDocument, site: UpgradedSite) => UpgradedText;
}

/** Names of the upgrades. */
export type UpgradeName =
  'schemaLine' | 'ownPicture' | 'answersPage' | 'roles' | 'confirmed' | 'promotions';

type Fields = Readonly<Record<string, unknown>>;

/** The blocks of a type in a value, at any depth, each with the way to it. */
function blocksOf(type: string, value: unknown, at: Pointer = []): [Pointer, Fields][] {
  if (value === null || typeof value !== 'object') return [];
  const own: [Pointer, Fields][] = (value as Fields).type === type ? [[at, value as Fields]] : [];
  const inside = Array.isArray(value)
    ? value.flatMap((item, index) => blocksOf(type, item, [...at, index]))
    : Object.entries(value).flatMap(([name, item]) => blocksOf(type, item, [...at, name]));
  return [...own, ...inside];
}

/** A document that an upgrade has nothing to do with, or has done with. */
const only = (text: string): UpgradedText => ({ text, refused: [] });

/** Edits each block of a type; one that cannot be edited without harm stays as it is. */
function editBlocks(
  { path, text }: WrittenDocument,
  type: string,
  patchesFor: (block: Fields, at: Pointer) => readonly Omit<Patch, 'file'>[],
): UpgradedText {
  const refused: Pointer[] = [];
  let edited = text;
  for (const [at, block] of blocksOf(type, parseWithPositions(text).document.toJS())) {
    const patches = patchesFor(block, at).map((patch) => ({ ...patch, file: path }) as Patch);
    try {
      edited = editText({ path, text: edited }, patches, fieldOrder(path, librarySchemas));
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
      refused.push(at);
    }
  }
  return { text: edited, refused };
}

/** The pictures that an opening of the library has. */
const pictures: readonly unknown[] = [undefined, 'map', 'none'];

/** The page that the search opened without JavaScript until 0.1.0, on every site. */
const answers = { path: '/duvidas-frequentes', file: 'pages/duvidas-frequentes.yaml' };

/** True for the schema of an own block. */
export const isOwnSchema = (path: string) => /^blocks\/.*\.schema\.json$/.test(path);

/** Every upgrade, in the order in which they are done. */
export const upgrades: readonly Upgrade[] = [
  {
    name: 'schemaLine',
    since: '0.1.0',
    apply: ({ path, text }, { dir, schemaDir }) => {
      const line = wrongSchemaLine({ path, text }, dir, schemaDir);
      return only(line && line.found !== null ? withSchemaLine(text, line) : text);
    },
  },
  {
    name: 'ownPicture',
    since: '0.1.0',
    apply: (document, { dir }) =>
      existsSync(join(dir, 'blocks/hero'))
        ? only(document.text)
        : editBlocks(document, 'hero', (block, at) =>
            // One without these fields may be of today: a mistyped picture is for the check.
            pictures.includes(block.scene) ||
            (block.seconds === undefined && block.caption === undefined)
              ? []
              : [
                  { op: 'set', pointer: [...at, 'scene'], value: 'none' },
                  ...['seconds', 'caption', 'sceneLabel']
                    .filter((field) => field in block)
                    .map((field) => ({ op: 'remove' as const, pointer: [...at, field] })),
                ],
          ),
  },
  {
    name: 'answersPage',
    since: '0.1.0',
    apply: (document, { dir }) =>
      existsSync(join(dir, answers.file)) && !existsSync(join(dir, 'blocks/problem-search'))
        ? editBlocks(document, 'problem-search', ({ link }, at) =>
            link === undefined
              ? [{ op: 'insert', pointer: [...at, 'link'], value: answers.path }]
              : [],
          )
        : only(document.text),
  },
  {
    name: 'roles',
    since: '0.1.0',
    apply: ({ path, text }) => only(isOwnSchema(path) ? addRoles(path, text) : text),
  },
  {
    name: 'confirmed',
    since: '0.1.0',
    apply: (document) =>
      document.path === 'site.yaml' ? confirmClaims(document) : only(document.text),
  },
  { name: 'promotions', since: '0.1.0', apply: showPromotions },
];
