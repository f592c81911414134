// The system watches so many folders and no more, and tells of a change more than once.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchFolders } from '../../../engine/dev/watch-folders.ts';
import { makeFolder } from '../fixture.ts';

vi.mock('node:fs', async (load) => {
  const original = await load<typeof import('node:fs')>();
  return {
    ...original,
    watch: (folder: string, listener: (event: string, name: string | null) => void) => {
      if (folder.includes('many'))
        throw Object.assign(new Error('ENOSPC: so many are watched'), { code: 'ENOSPC' });
      return original.watch(folder, (event, name) => {
        listener(event, name);
        listener(event, name);
      });
    },
  };
});

/** What is told of a new folder with these folders in it. */
function watched(...folders: readonly string[]) {
  const dir = makeFolder();
  for (const folder of folders) mkdirSync(join(dir, folder));
  const told: string[] = [];
  const stop = watchFolders(dir, {
    isIgnored: () => false,
    onFile: (event, file) => told.push(`${event} ${relative(dir, file)}`),
    onError: ({ message }) => told.push(message),
  });
  onTestFinished(stop);
  return { dir, told };
}

test('that no more folders are watched is told once, and the others are watched', async () => {
  const { dir, told } = watched('many-1', 'many-2', 'pages');
  expect(told).toEqual(['ENOSPC: so many are watched']);
  writeFileSync(join(dir, 'pages/a.yaml'), 'path: /a\n');
  await vi.waitFor(() => expect(told).toContain('add pages/a.yaml'), { timeout: 30_000 });
});

test('one writing is told once', async () => {
  const { dir, told } = watched('pages');
  for (const [text, event] of [
    ['path: /a\n', 'add'],
    ['path: /other\n', 'change'],
  ] as const) {
    told.length = 0;
    writeFileSync(join(dir, 'pages/a.yaml'), text);
    writeFileSync(join(dir, `pages/${event}.yaml`), 'path: /after\n');
    const after = `add pages/${event}.yaml`;
    await vi.waitFor(() => expect(told).toContain(after), { timeout: 30_000 });
    expect(told).toEqual([`${event} pages/a.yaml`, after]);
  }
});
