import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolders } from '#schemas/find-own-code';
import { filesBelow } from '../site-files.ts';

/** Those of documents, and those that tools write: nothing in them is imported for its value. */
const others = new Set(['blog', 'generated', 'media', 'node_modules', 'pages', 'partials']);
/** What a module may import from a folder of the site that is none of the above. */
const isCode = (name: string) => /\.(?:[cm]?[jt]sx?|json|css)$/.test(name);

/**
 * The files that the own code of the site in `dir` is made of, relative to it, with `/`: its blocks, drawings, facts and lints, and
 * the modules elsewhere in its folder, which these may import. None where the site has no code of its own.
 */
export function codeFiles(dir: string): readonly string[] {
  const own = ownFolders.filter((folder) => existsSync(join(dir, folder)));
  if (own.length === 0) return [];
  const elsewhere: string[] = [];
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const { name } = entry;
    if (entry.isFile() && isCode(name)) elsewhere.push(name);
    if (!entry.isDirectory() || own.includes(name) || isOfOthers(dir, name)) continue;
    elsewhere.push(...moduleFiles(dir, name));
  }
  return [...own.flatMap((folder) => below(dir, folder)), ...elsewhere].sort();
}

const below = (dir: string, folder: string) =>
  filesBelow(join(dir, folder)).files.map((file) => `${folder}/${file}`);

const moduleFiles = (dir: string, folder: string) => below(dir, folder).filter(isCode);

/** True for a folder that a build wrote, whatever its name: what it remembers lies beside it. */
const isOfOthers = (dir: string, name: string) =>
  name.startsWith('.') || others.has(name) || existsSync(join(dir, '.portao', `out-${name}`));
