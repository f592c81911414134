// What is said where this user may not write: who runs the tests may write everywhere, so the system's answer is played.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { closedFolder } from '../../cli/command-line/closed-folder.ts';
import { describeFailure } from '../../cli/command-line/failure.ts';
import { checkDataFolder } from '../../cli/doctor/data-folder.ts';
import { checkOutput } from '../../cli/doctor/output.ts';
import { makeFolder } from '../engine/fixture.ts';
import { look } from './doctor-patient.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const accessSync = (path: string, mode: number) => {
    if (path.includes('closed')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    fs.accessSync(path, mode);
  };
  return { ...fs, accessSync };
});

/** A folder with a folder that is closed, and a file. */
function project() {
  const root = makeFolder();
  mkdirSync(join(root, 'closed'));
  writeFileSync(join(root, 'file'), '');
  return { root, closed: join(root, 'closed'), file: join(root, 'file') };
}

test('a build that may not write names the folder, its owner and the way out', () => {
  const { closed } = project();
  const path = join(closed, '.portao/staging/index.html');
  const error = Object.assign(new Error('EACCES'), { code: 'EACCES', path });
  const owner = closedFolder(closed)!.owner;
  expect(describeFailure(error, 'en')).toBe(
    `The folder ${closed} belongs to ${owner}, and this user cannot write in it. Make it yours, or name another one with --out:\n  sudo chown -R "$(id -un)" "${closed}"`,
  );
});

test('doctor says that the site cannot be built where its folder cannot be written', async () => {
  const { root, closed } = project();
  expect(await look(checkOutput, { root, siteDir: join(root, 'site') })).toMatchObject([
    { level: 'ok' },
  ]);
  writeFileSync(join(root, 'dist'), '');
  const siteDir = join(root, 'site');
  expect(await look(checkOutput, { root, siteDir, language: 'en' })).toEqual([
    {
      check: 'output',
      level: 'error',
      says: `The site cannot be built: ${join(root, 'dist')} is a file, and has to be a folder.`,
      fix: `rm "${join(root, 'dist')}"`,
    },
  ]);
  const other = join(closed, 'project');
  expect(
    await look(checkOutput, { root: other, siteDir: join(other, 'site'), language: 'en' }),
  ).toMatchObject([{ level: 'error', fix: `sudo chown -R "$(id -un)" "${closed}"` }]);
});

test('doctor says that the data folder cannot be made, and that what is in it is not ours', async () => {
  const { root, closed, file } = project();
  const fixes = async (dataDir: string) =>
    (await look(checkDataFolder, { settings: { kind: 'embedded', dataDir } }))
      .filter(({ level }) => level === 'error')
      .map(({ fix }) => fix);
  expect(await fixes(join(file, 'data'))).toEqual([`rm "${file}"`]);
  expect(await fixes(join(closed, 'data'))).toEqual([`sudo chown -R "$(id -un)" "${closed}"`]);
  mkdirSync(join(root, 'data/pg'), { recursive: true, mode: 0o700 });
  expect(await fixes(join(root, 'data'))).toEqual([]);
});
