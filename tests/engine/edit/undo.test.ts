import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { librarySchemas } from '../../../engine/content/schemas.ts';
import { planEdits } from '../../../engine/edit/edit-site.ts';
import type { Patch } from '../../../engine/edit/patch.ts';
import { lastEdits, undoEdits, writeEdits } from '../../../engine/edit/write-changes.ts';
import { randomPatch, seeded } from './random-edits.ts';
import { editedDocuments, edits, plainValue } from './site-documents.ts';

/** Edits that are written and taken back together, each of another file. */
const together = 50;

test(`${edits} random edits of files are taken back byte for byte`, async () => {
  const dir = mkdtempSync(join(tmpdir(), 'portao-undo-'));
  const journal = join(dir, '.portao/edits.json');
  try {
    const texts = new Map(Object.entries(editedDocuments));
    const values = new Map([...texts].map(([path, text]) => [path, plainValue(text)]));
    const paths = [...texts.keys()].filter((path) => values.get(path) instanceof Object);
    for (const [path, text] of texts) {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
    const random = seeded(23);
    let changed = 0;
    for (let done = 0; done < edits; done += together) {
      const patches = Array.from({ length: together }, (): Patch => {
        const path = paths[Math.floor(random() * paths.length)]!;
        return { ...randomPatch(values.get(path), random), file: path };
      });
      const single = [...new Map(patches.map((patch) => [patch.file, patch])).values()];
      const { files } = planEdits(texts, single, librarySchemas);
      await writeEdits(dir, { by: 'test', at: '2026-11-23T12:00:00Z', files }, journal);
      for (const { path, after } of files)
        expect(readFileSync(join(dir, path), 'utf8')).toBe(after);
      await undoEdits(dir, lastEdits(journal)!, journal);
      changed += files.length;
      for (const { path } of files)
        expect(readFileSync(join(dir, path), 'utf8')).toBe(texts.get(path));
    }
    expect(changed).toBeGreaterThan(edits * 0.6);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});
