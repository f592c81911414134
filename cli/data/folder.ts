import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { addUploads } from '../../engine/files/upload-files.mjs';
import { parseCsv, printCsv, type Row, type Separator } from './csv.ts';
import { parsePost, printPost, writtenInFile } from './post-files.ts';
import { keyOf, tables, type Table } from './tables.ts';

/** Rows of every table. */
export type Rows = ReadonlyMap<Table['name'], readonly Row[]>;

/** Says that a folder is an export; the next one may take its place. */
const mark = 'portao-export.json';
const postFolder = 'posts';
/** The folder of the pictures that were uploaded for posts. */
export const pictureFolder = 'pictures';
/** Names that an export has. */
const ours = new Set([
  mark,
  postFolder,
  pictureFolder,
  'users.csv',
  ...tables.map(({ file }) => file),
]);

/** Thrown for a folder that holds something else than an export. */
export class ForeignFolder extends Error {
  constructor(readonly folder: string) {
    super(`${folder} holds other files`);
  }
}

/** Thrown for a file of an export that cannot be read; `message` says where in it. */
export class ExportUnreadable extends Error {
  constructor(
    readonly file: string,
    message: string,
  ) {
    super(message);
  }
}

/** Throws `ForeignFolder` unless the folder is missing, empty, or an earlier export with nothing else in it. */
export function refuseForeignFolder(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length > 0 && (!names.includes(mark) || names.some((name) => !ours.has(name))))
    throw new ForeignFolder(folder);
}

/** Columns of a table in its CSV: of posts those that the Markdown does not say, and the address that leads to it. */
const columnsOf = ({ name, key }: Table, rows: readonly Row[]) =>
  rows.length === 0
    ? key
    : Object.keys(rows[0]!).filter(
        (column) => name !== 'blog_posts' || column === 'slug' || !writtenInFile.has(column),
      );

/** Pictures of posts that an export takes along. */
export interface ExportedPictures {
  readonly folder: string;
  readonly names?: readonly string[];
}

/**
 * Writes an export, readable by its owner alone; the folder is exchanged whole. The same rows give the same bytes. `users` is
 * left out where the backend tells no hashes; `uploads` are pictures, all of a folder or those of `names`.
 */
export function writeExport(
  folder: string,
  rows: Rows,
  {
    users,
    separator,
    uploads = null,
  }: { users: readonly Row[] | null; separator: Separator; uploads?: ExportedPictures | null },
): void {
  refuseForeignFolder(folder);
  const draft = `${folder}.${process.pid}.tmp`;
  const old = `${folder}.${process.pid}.old`;
  const write = (name: string, text: string) =>
    writeFileSync(join(draft, name), text, { mode: 0o600 });
  try {
    mkdirSync(join(draft, postFolder), { recursive: true, mode: 0o700 });
    write(mark, '{ "format": 1 }\n');
    for (const table of tables) {
      const found = rows.get(table.name) ?? [];
      write(table.file, printCsv(columnsOf(table, found), found, separator));
    }
    for (const post of rows.get('blog_posts') ?? [])
      write(join(postFolder, `${post.slug}.md`), printPost(post));
    if (uploads !== null)
      addUploads(uploads.folder, join(draft, pictureFolder), { ...uploads, copies: true });
    if (users) write('users.csv', printCsv(Object.keys(users[0] ?? {}), users, separator));
    exchange(folder, { draft, old });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Lets a new export take the place of an earlier one, which stays where that fails. */
function exchange(folder: string, { draft, old }: { draft: string; old: string }): void {
  if (existsSync(folder)) renameSync(folder, old);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (existsSync(old)) renameSync(old, folder);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

/** Longest file of an export, bytes: Node makes no longer text. */
const longest = 512 * 1024 * 1024;

/** The text of a file. Throws for what is none: a pipe would be waited for without an end. */
function textOf(file: string): string {
  const stats = statSync(file);
  if (!stats.isFile()) throw new Error('not a file');
  if (stats.size >= longest) throw new Error('too long');
  return readFileSync(file, 'utf8');
}

/** What `writeExport` wrote, or somebody edited; dates of posts without an offset are of `timeZone`. Throws `ExportUnreadable`. */
export function readExport(
  folder: string,
  timeZone: string,
): { rows: Rows; users: readonly Row[] } {
  const read = <T>(name: string, parse: (text: string) => T): T => {
    const file = join(folder, name);
    try {
      return parse(textOf(file));
    } catch (error) {
      throw new ExportUnreadable(file, (error as Error).message);
    }
  };
  read(mark, JSON.parse);
  const rows = new Map(tables.map((table) => [table.name, read(table.file, parseCsv)]));
  const files = new Map(
    namesIn(join(folder, postFolder))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => [
        name.slice(0, -'.md'.length),
        read(join(postFolder, name), (text) => parsePost(text, timeZone)),
      ]),
  );
  const known = rows.get('blog_posts')!.map((figures) => {
    const said = files.get(figures.slug ?? '');
    if (!said)
      throw new ExportUnreadable(join(folder, postFolder, `${figures.slug}.md`), 'missing');
    files.delete(figures.slug!);
    return { ...onlyFigures(figures), ...said };
  });
  // Written by hand: whatever the file does not say is as in a new post.
  rows.set('blog_posts', [...known, ...files.values()]);
  const users = existsSync(join(folder, 'users.csv')) ? read('users.csv', parseCsv) : [];
  return { rows, users };
}

/** The names in a folder of an export. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new ExportUnreadable(folder, (error as Error).message);
  }
}

/** A row of `posts.csv` without what the file of the post has to say. */
const onlyFigures = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => column === 'slug' || !writtenInFile.has(column)),
  );

/** What an import would do with a table. */
export interface Difference {
  readonly added: readonly Row[];
  readonly changed: readonly Row[];
  readonly same: number;
  /** Rows that are only in the database; they stay. */
  readonly elsewhere: number;
  /** Addresses that another post of the database has. */
  readonly taken: readonly string[];
}

/** Compares rows of an export with those of the database; a column that an export lacks is not compared. */
export function differenceOf(
  table: Table,
  incoming: readonly Row[],
  present: readonly Row[],
): Difference {
  const byKey = new Map(present.map((row) => [keyOf(table, row), row]));
  const bySlug = new Map(present.map((row) => [row.slug, row]));
  const added: Row[] = [];
  const changed: Row[] = [];
  const taken: string[] = [];
  let found = 0;
  for (const row of incoming) {
    const atSlug = table.name === 'blog_posts' ? bySlug.get(row.slug) : undefined;
    const identified = row.id === undefined && atSlug ? { ...row, id: atSlug.id! } : row;
    const there = byKey.get(keyOf(table, identified));
    if (there) found += 1;
    if (atSlug && atSlug.id !== identified.id) taken.push(row.slug!);
    else if (!there) added.push(identified);
    else if (Object.keys(row).some((column) => row[column] !== there[column]))
      changed.push(identified);
  }
  const same = found - changed.length;
  return { added, changed, same, elsewhere: present.length - found, taken };
}
