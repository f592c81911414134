import { basename } from 'node:path';
import type { Block, PageDocument, PartialDocument, SiteDocument } from '#schemas/types';
import { isDocument, readHead, readSource } from '../../content/load.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Site, Sourced } from '../../content/validate.ts';
import { satisfies } from '../../content/validators.ts';
import { Doubt } from './doubt.ts';
import { faceOf, isUnchanged, type PageFace, type PageRecord } from './page-record.ts';
import type { SeenSite } from '../file-snapshot.ts';

/** Most documents that are kept after their face was read: those of a site of common size need not be read twice. */
const keptDocuments = 256;

/** A site of whose pages only the faces are in memory. */
export interface FacedSite {
  /** Its pages hold no blocks, but for the openings of variants. */
  readonly site: Site;
  readonly faces: readonly PageFace[];
  /** Documents that were read, by file; not all of them. */
  readonly read: ReadonlyMap<string, Sourced<PageDocument>>;
}

/** Reads a document that satisfies its schema. Throws `Doubt` for any other. */
export function readDocument<Document>(
  dir: string,
  path: string,
  kind: 'SiteDocument' | 'PageDocument' | 'PartialDocument',
): Sourced<Document> {
  const { file, problems } = readSource(dir, path);
  if (!file || problems.length > 0 || !satisfies(kind, file.value)) throw new Doubt(path);
  return { file, document: file.value as Document };
}

/** A block that is in order, in place of those that were not read. */
const anyBlock: Block = { type: 'partial', name: '-' };

/** The face of a page without its blocks; null where it takes the whole document. */
function faceOfHead(dir: string, path: string): PageFace | null {
  const head = readHead(dir, path);
  if (!head || 'variant' in head) return null;
  const document = { ...head, blocks: [anyBlock] };
  return satisfies('PageDocument', document) ? faceOf(document as unknown as PageDocument) : null;
}

/**
 * Reads `site.yaml`, the partials and the face of every page; those of pages that did not change since `before` are
 * remembered. `quick`: of most documents no more than the head is read, and the whole may still show another face.
 * Throws `Doubt`.
 */
export function readFaces(
  seen: SeenSite,
  before: ReadonlyMap<string, PageRecord>,
  quick: boolean,
): FacedSite {
  const names = [...seen.files.keys()];
  const documents = (folder: string) =>
    names.filter((name) => name.startsWith(`${folder}/`) && isDocument(name));
  const settings = readDocument<SiteDocument>(seen.dir, 'site.yaml', 'SiteDocument');
  const partials = new Map<string, Sourced<PartialDocument>>();
  for (const path of documents('partials')) {
    const name = basename(path).replace(/\.[a-z]+$/, '');
    if (partials.has(name)) throw new Doubt(path);
    partials.set(name, readDocument(seen.dir, path, 'PartialDocument'));
  }
  const read = new Map<string, Sourced<PageDocument>>();
  const pages = documents('pages').map((path): { file: SourceFile; face: PageFace } => {
    // Whatever has to be said of it is said by those who read it again.
    const file = { path, text: '', value: null };
    const known = before.get(path);
    if (known?.face && isUnchanged(known, seen.files.get(path))) return { file, face: known.face };
    const face = quick && read.size === keptDocuments ? faceOfHead(seen.dir, path) : null;
    if (face) return { file, face };
    const page = readDocument<PageDocument>(seen.dir, path, 'PageDocument');
    if (read.size < keptDocuments) read.set(path, page);
    return { file, face: faceOf(page.document) };
  });
  // Both have the file index.html.
  if (
    new Set(pages.map(({ face: { path } }) => (path === '/index' ? '/' : path))).size < pages.length
  )
    throw new Doubt('path');
  pages.sort((a, b) => (a.face.path < b.face.path ? -1 : 1));
  const site: Site = {
    dir: seen.dir,
    settings,
    partials,
    pages: pages.map(({ file, face }) => ({ file, document: face as PageDocument })),
    media: names
      .filter((name) => name.startsWith('media/'))
      .map((name) => name.slice('media/'.length)),
  };
  return { site, faces: pages.map(({ face }) => face), read };
}
