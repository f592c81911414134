import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../../engine/diagnostics/problem.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { anySite } from '../../cli/blog/post-site.ts';
import { unreadyLines } from '../../cli/blog/refuse-unready.ts';
import { defaultTimeZone } from '../../engine/words/locale.ts';
import { parsePostFile } from '../../engine/content/posts/post-file.ts';
import { SiteCopy, type Edits } from '../engine/site-copy.ts';
import { documentMistakes } from './documents.ts';
import { fieldMistakes } from './fields.ts';
import { limitMistakes } from './limits.ts';
import { lintMistakes } from './lints.ts';
import { goodPost, type Mistake, type SiteMistake } from './mistake.ts';
import { outlineMistakes } from './outlines.ts';
import { ownBlockMistakes } from './own-blocks.ts';
import { ownCodeMistakes } from './own-code.ts';
import { postMistakes } from './posts.ts';
import { referenceMistakes } from './references.ts';
import { jobMistakes } from './jobs.ts';
import { slotMistakes } from './slots.ts';
import { syntaxMistakes } from './syntax.ts';
import { timeMistakes } from './times.ts';
import { valueMistakes } from './values.ts';

/** Every mistake of the collection. */
export const mistakes: readonly Mistake[] = [
  ...syntaxMistakes,
  ...fieldMistakes,
  ...valueMistakes,
  ...referenceMistakes,
  ...jobMistakes,
  ...outlineMistakes,
  ...slotMistakes,
  ...documentMistakes,
  ...limitMistakes,
  ...lintMistakes,
  ...timeMistakes,
  ...postMistakes,
  ...ownBlockMistakes,
  ...ownCodeMistakes,
];

/** What `use` gives of a copy of the fixture site in which the mistake is still to be made; the copy is gone afterwards. */
export function withSite<T>({ given = {} }: SiteMistake, use: (site: SiteCopy) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'portao-mistake-'));
  try {
    return use(new SiteCopy(join(folder, 'site'), given));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The problems that the mistake gives. */
export function problemsOf(mistake: Mistake): readonly Problem[] {
  if ('post' in mistake) {
    const text = goodPost.replace(mistake.post[0], () => mistake.post[1]);
    const path = 'posts/portao.md';
    const { post, problems } = parsePostFile(path, new TextEncoder().encode(text), defaultTimeZone);
    return post ? unreadyLines(anySite, post, { path, text }) : problems;
  }
  return problemsAfter(mistake);
}

/** The problems of a copy of the fixture site with the mistake, and with `mended` on top of it. */
export function problemsAfter(mistake: SiteMistake, mended: Edits = {}): readonly Problem[] {
  return withSite(mistake, (site) =>
    checkSite(
      site.apply(mistake.edits).apply(mended).dir,
      mistake.lint ? { lints: 'check', schemaDir: join(site.dir, '../schemas') } : {},
    ).problems.filter(({ code }) => code !== mistake.counts),
  );
}
