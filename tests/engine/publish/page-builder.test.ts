// What becomes of a document that is let go of between reading it and building its page.
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { snapshotFiles } from '../../../engine/content/file-snapshot.ts';
import { librarySchemas, Schemas } from '../../../engine/content/schemas.ts';
import { PageBuilder } from '../../../engine/publish/page-builder.ts';
import { SiteChangedDuringBuild } from '../../../engine/publish/site-changed.ts';
import { FixtureSite } from '../fixture.ts';

const osasco = 'pages/cidades/osasco.yaml';

beforeEach(() => {
  // What was written a moment ago is mtime-safe.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
});

/** A builder that has read a document and let go of it, and how often it is held to its schema from now on. */
function builder() {
  const site = new FixtureSite();
  const one = new PageBuilder(snapshotFiles(site.dir), librarySchemas);
  const outline = one.read([osasco]).outlines.get(osasco)!;
  const read = () => one.document(osasco, outline);
  const first = read();
  const satisfies = vi.spyOn(Schemas.prototype, 'satisfies');
  onTestFinished(() => satisfies.mockRestore());
  return { site, read, first, satisfies };
}

test('a document that is read again is not held to its schema again', () => {
  const { read, first, satisfies } = builder();
  const again = read();
  expect(again).not.toBe(first);
  expect(again.document).toEqual(first.document);
  expect(satisfies).not.toHaveBeenCalled();
});

test('one that changed meanwhile is taken as it is by then, if others see the same of it', () => {
  const { site, read, satisfies } = builder();
  site.apply({ [osasco]: [['Hoje mesmo', 'Amanhã']] });
  expect(JSON.stringify(read().document)).toContain('Amanhã');
  expect(satisfies).toHaveBeenCalledOnce();
});

test.each([
  ['does not satisfy its schema', 'title:', 'titel:'],
  ['says another path', 'path: /osasco', 'path: /outra'],
])('one that by then %s ends the build', (_, before, after) => {
  const { site, read } = builder();
  site.apply({ [osasco]: [[before, after]] });
  expect(read).toThrow(SiteChangedDuringBuild);
});
