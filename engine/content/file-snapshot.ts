import { lstatSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '../diagnostics/problem.ts';
import { fileProblem } from '../diagnostics/file-problem.ts';
import { filesBelow, isEditorFile } from './site-files.ts';

/** Age at which a file's times tell every later change, ms: two changes at one moment of the disk's clock look like one. */
const mtimeSafeAfter = 2000;

/** A file as the disk shows it, before it is read. */
export interface FileStamp {
  /** Its size and times: another one means another content. */
  readonly signature: string;
  /** False where it was changed just now, so that the next change might leave the same signature. */
  readonly mtimeSafe: boolean;
}

/** The folders that a site is made of, beside `site.yaml` and `safety.yaml`; whatever else lies there is no concern of ours. */
const folders = [
  'blocks',
  'blog',
  'drawings',
  'facts',
  'lints',
  'maps',
  'media',
  'pages',
  'partials',
  'work',
] as const;

/** True for a file below one of the folders that documents are made of or held to: of the code of own blocks that is the schema (`codeFiles` has the rest). */
const isRead = (path: string) => !path.startsWith('blocks/') || path.endsWith('.schema.json');

/** The rules of what no text may advise; a site may have none. */
export const safetyFile = 'safety.yaml';

/** True for a file (relative to the site's folder, with `/`) whose change may change a page. */
export function isOfSite(path: string): boolean {
  if (path === 'site.yaml' || path === safetyFile) return true;
  if (isEditorFile(basename(path)) || !folders.some((folder) => path.startsWith(`${folder}/`)))
    return false;
  return /^(?:pages|partials|work)\//.test(path) ? isDocument(path) : isRead(path);
}

/** The files of a site as the disk shows them. */
export interface FileSnapshot {
  /** Absolute folder of the site. */
  readonly dir: string;
  /** Where the site itself lies, if that folder is a copy of it: its modules may import what was not copied. */
  readonly origin?: string;
  /** By path relative to `dir`, with `/`; those of each folder sorted. */
  readonly files: ReadonlyMap<string, FileStamp>;
  /** Codes `file-link` and `file-unreadable`. */
  readonly problems: readonly Problem[];
  /** False where links, unreadable folders or a file that went away leave open what is there: nothing may be remembered then. */
  readonly complete: boolean;
}

/** Stamp of one file. Throws as `lstat` does. */
export function stampOf(path: string): FileStamp {
  const { size, mtimeMs, ctimeMs, ino } = lstatSync(path);
  return {
    signature: `${size} ${mtimeMs} ${ctimeMs} ${ino}`,
    mtimeSafe: Math.max(mtimeMs, ctimeMs) < Date.now() - mtimeSafeAfter,
  };
}

/** Stamp of one file; null where it cannot be looked at, or is not there. */
export function stampOrNull(path: string): FileStamp | null {
  try {
    return stampOf(path);
  } catch {
    return null;
  }
}

/** True if a file has surely not changed since its signature was taken. */
export const isUnchanged = (signature: string, stamp: FileStamp | null | undefined) =>
  stamp?.mtimeSafe === true && stamp.signature === signature;

/** Looks at every file of the site in `dir` and reads none. */
export function snapshotFiles(dir: string): FileSnapshot {
  const files = new Map<string, FileStamp>();
  const problems: Problem[] = [];
  let complete = true;
  const look = (file: string) => {
    try {
      // Called for 10,000 files: a third of the look would be `join`.
      files.set(file, stampOf(`${dir}/${file}`));
    } catch {
      complete = false;
    }
  };
  look('site.yaml');
  if (lstatSync(join(dir, safetyFile), { throwIfNoEntry: false })) look(safetyFile);
  for (const folder of folders) {
    const below = filesBelow(join(dir, folder));
    complete &&= below.links.length === 0 && below.unreadable.length === 0;
    for (const file of below.files.map((name) => `${folder}/${name}`)) if (isRead(file)) look(file);
    // The generator's templates are read by name, and say themselves what is wrong with them.
    if (folder === 'blog') continue;
    const named = (path: string) => (path === '' ? folder : `${folder}/${path}`);
    for (const path of below.links) problems.push(fileProblem(named(path), 'file-link', {}));
    for (const { path, reason } of below.unreadable)
      problems.push(fileProblem(named(path), 'file-unreadable', { reason }));
  }
  return { dir, files, problems, complete };
}

/** True where two looks at a folder show the same files. */
export const isSameSite = ({ files }: FileSnapshot, { files: others }: FileSnapshot): boolean =>
  files.size === others.size &&
  [...others].every(([path, { signature }]) => files.get(path)?.signature === signature);

/** Paths of the documents (YAML or JSON, which is YAML as well) in one folder of the site. */
export const documentsIn = ({ files }: FileSnapshot, folder: 'pages' | 'partials' | 'work') =>
  [...files.keys()].filter((path) => path.startsWith(`${folder}/`) && isDocument(path));

/** Files of `media/`, relative to it. */
export const mediaIn = ({ files }: FileSnapshot) =>
  [...files.keys()].flatMap((path) =>
    path.startsWith('media/') ? path.slice('media/'.length) : [],
  );

/** True for a file that is a document: YAML, or JSON (which is YAML as well). */
export const isDocument = (path: string) => /\.(?:ya?ml|json)$/.test(path);
