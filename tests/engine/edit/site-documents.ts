import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { hostileDocuments } from './hostile-documents.ts';

const site = join(import.meta.dirname, '../../../site');

/** The texts of the first site's documents, and of documents as others write them, by path. */
export const editedDocuments: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?:site|pages|partials|blog).*\.yaml$/.test(file))
      .sort()
      .map((file) => [file, readFileSync(join(site, file), 'utf8')]),
  ),
  ...hostileDocuments,
};

/** What a text says, each value its own. */
export const plainValue = (text: string): unknown =>
  JSON.parse(JSON.stringify(parseDocument(text).toJS()));

/** How many random edits a test tries; `EDITS=10000` for the figure of docs/reports/editing.md. */
export const edits = Number(process.env.EDITS ?? 300);
