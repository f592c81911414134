// Pictures that were sent for the data of the business: with the set that names them they come into the folder, the copy that is
// public, and the commit, and go with it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { runRestore } from '../../cli/edit/restore.ts';
import { runUndo } from '../../cli/edit/undo.ts';
import { businessTasks, type BusinessTask } from '../../cli/start/business-task.ts';
import type { FieldChange } from '../../engine/client/business.ts';
import { keepUpload } from '../../engine/database/pictures/keep-upload.ts';
import type { FileChange } from '../../engine/edit/edit-site.ts';
import { asideOf } from '../../engine/edit/journal/brought-pictures.ts';
import { allEdits, editsId, journalOf } from '../../engine/edit/write-changes.ts';
import { keptSite, takeChanged, takeSite } from '../../engine/publish/kept-site.ts';
import { FixtureSite, makeFolder } from '../engine/fixture.ts';

const file = 'pages/index.yaml';
const ana = { name: 'Ana', role: 'Padeira' };
const at = ['blocks', 'team', file, 'people'];

/** A site with a person, in a repository, that is public; and a picture that was sent. */
async function stand() {
  const team =
    '\n  - type: team\n    heading: Quem faz o pão\n    people:\n      - name: Ana\n        role: Padeira\n';
  const site = new FixtureSite({ [file]: [['blocks:\n', `blocks:\n${team}`]] });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@exemplo.com.br', ...args], {
      cwd: site.dir,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'first');
  const folder = makeFolder();
  const [state, uploads] = [join(folder, 'state'), join(folder, 'pictures')];
  takeSite(site.dir, state).keep();
  const bytes = await sharp({
    create: { width: 600, height: 600, channels: 3, background: '#345' },
  })
    .jpeg()
    .toBuffer();
  const { name } = await keepUpload(bytes, uploads);
  const tasks = businessTasks();
  const ask = (what: BusinessTask['what'], changes: readonly FieldChange[] = []) =>
    tasks({
      what,
      root: dirname(site.dir),
      siteDir: site.dir,
      state,
      uploads,
      language: 'pt-BR',
      changes,
      author: 'Rita',
    });
  const src = `/media/uploads/${name}`;
  return {
    site,
    git,
    ask,
    src,
    uploads,
    /** A portrait in the place of what is there. */
    portrait: (path = src, before: readonly unknown[] = [ana]): FieldChange => ({
      at,
      before,
      after: [{ ...ana, image: { src: path, alt: 'Ana' } }],
    }),
    publish: (files: readonly FileChange[]) =>
      takeChanged(keptSite(state)!, files, state, uploads).keep(),
    publicSite: () => keptSite(state)!,
    committed: () => git('show', '--name-status', '--format=%an', 'HEAD').split(/\n+/),
    isThere: () => existsSync(join(site.dir, src)),
  };
}

/** What a task that wrote something says is to be published. */
const toPublish = (done: unknown) => (done as { publish: readonly FileChange[] }).publish;

test('a picture comes with what names it, in one commit, is kept with what is public, and goes when it is taken back', async () => {
  const { site, git, ask, src, uploads, portrait, publish, publicSite, committed, isThere } =
    await stand();
  const before = site.read(file);
  const changes = [portrait()];
  expect(await ask('check', changes)).toMatchObject({ answer: { is: 'right' } });
  expect(isThere()).toBe(false);
  publish(toPublish(await ask('write', changes)));
  await ask('commit');
  const path = src.slice(1);
  expect((await sharp(readFileSync(join(site.dir, path))).metadata()).format).toBe('webp');
  expect(committed()).toEqual(['Rita', `A\t${path}`, `M\t${file}`]);
  expect(git('status', '--porcelain', 'media', 'pages')).toBe('');

  // What is set aside in the data folder later is no loss.
  rmSync(uploads, { recursive: true });
  const { dir, files } = publicSite();
  expect([files.has(path), existsSync(join(dir, path))]).toEqual([true, true]);
  expect(await ask('read')).toMatchObject({
    state: { pictures: expect.arrayContaining([src]) as unknown },
  });
  expect(await ask('check', changes)).toMatchObject({ answer: { is: 'right' } });

  publish(toPublish(await ask('undo')));
  await ask('commit');
  expect(site.read(file)).toBe(before);
  expect(isThere()).toBe(false);
  expect(committed()).toEqual(['Rita', `D\t${path}`, `M\t${file}`]);
  expect(git('status', '--porcelain', 'media', 'pages')).toBe('');
});

test('a picture that something else names too stays', async () => {
  const { site, ask, src, portrait, publish, isThere } = await stand();
  publish(toPublish(await ask('write', [portrait()])));
  writeFileSync(join(site.dir, 'partials/outra.yaml'), `# ${src}\nblocks: []\n`, { flag: 'w' });
  await ask('undo');
  expect(isThere()).toBe(true);
});

/** Takes the last change back by a command, and gives what that says. */
async function byCommand(site: FixtureSite, command: 'restore' | 'undo'): Promise<string> {
  let said = '';
  const out = (text: string) => void (said += text);
  const asked = {
    siteDir: site.dir,
    language: 'en' as const,
    dryRun: false,
    yes: true,
    confirm: null,
    colour: false,

    out,
  };
  if (command === 'undo') await runUndo(asked);
  else await runRestore({ ...asked, id: editsId(allEdits(journalOf(site.dir)).at(-1)!) });
  return said;
}

test('by a command it goes with its set, too, and comes back with it', async () => {
  const { site, ask, src, portrait, isThere } = await stand();
  await ask('write', [portrait()]);
  const bytes = readFileSync(join(site.dir, src));
  const removed = new RegExp(`${src.slice(1)}  removed\n`);
  expect(await byCommand(site, 'restore')).toMatch(removed);
  expect(isThere()).toBe(false);

  await byCommand(site, 'undo');
  expect(site.read(file)).toContain(src);
  expect(readFileSync(join(site.dir, src))).toEqual(bytes);

  expect(await byCommand(site, 'undo')).toMatch(removed);
  expect(isThere()).toBe(false);
});

test('what no change that is kept names is not kept for one', async () => {
  const { site, ask, src, portrait } = await stand();
  const aside = asideOf(journalOf(site.dir));
  mkdirSync(aside, { recursive: true });
  writeFileSync(join(aside, '0123456789abcdef.webp'), '');
  await ask('write', [portrait()]);
  await byCommand(site, 'restore');
  expect(readdirSync(aside)).toEqual([basename(src)]);
});

test.each(['a document', 'a template of posts'])('named by %s it stays', async (by) => {
  const { site, ask, src, portrait, isThere } = await stand();
  await ask('write', [portrait()]);
  site.apply(
    by === 'a document'
      ? { 'partials/outra.yaml': `# ${src}\nblocks: []\n` }
      : { 'blog/outra.yaml': `# ![Ana](${src.slice('/media/'.length)})\n` },
  );
  expect(await byCommand(site, 'restore')).not.toContain('removed');
  expect(isThere()).toBe(true);
});

test.each(['changed', 'staged'])('%s by somebody and not committed it stays', async (is) => {
  const { site, git, ask, src, portrait, isThere } = await stand();
  await ask('write', [portrait()]);
  if (is === 'changed') await ask('commit');
  else git('add', src.slice(1));
  if (is === 'changed') writeFileSync(join(site.dir, src), 'smaller');
  await byCommand(site, 'restore');
  expect(isThere()).toBe(true);
  await byCommand(site, 'undo');
  await ask('undo');
  expect(isThere()).toBe(true);
});

test('one that nobody sent is told in the words of the check, and names that lead elsewhere bring nothing', async () => {
  const { site, ask, portrait, isThere } = await stand();
  for (const name of ['0123456789abcdef.webp', '../../site.yaml', '../uploads/x.webp']) {
    const answer = await ask('check', [portrait(`/media/uploads/${name}`)]);
    expect([name, answer]).toMatchObject([name, { answer: { is: 'wrong' } }]);
  }
  expect(isThere()).toBe(false);
  expect(existsSync(join(site.dir, 'media/uploads'))).toBe(false);
});

test('where somebody changed the same in the folder nothing comes, and it is told whose the file is', async () => {
  const { site, git, ask, portrait, isThere } = await stand();
  site.apply({ [file]: [['role: Padeira', 'role: Doceira']] });
  const changes = [portrait()];
  const told = async () => (await ask('write', changes)) as { answer: { writer: unknown } };
  expect(await told()).toMatchObject({
    answer: { is: 'conflict', where: 'folder', writer: 'uncommitted' },
  });
  git('add', '.');
  git('-c', 'user.name=Otto', 'commit', '-qm', 'second');
  expect((await told()).answer.writer).toEqual({ author: 'Otto', when: expect.any(String) });
  expect(isThere()).toBe(false);
});

test('where the picture cannot be written nothing is', async () => {
  const { site, ask, portrait } = await stand();
  const before = site.read(file);
  mkdirSync(join(site.dir, 'media'), { recursive: true });
  // A file stands where the folder would have to be.
  writeFileSync(join(site.dir, 'media/uploads'), '');
  await expect(ask('write', [portrait()])).rejects.toThrow();
  expect(site.read(file)).toBe(before);
  expect(readdirSync(join(site.dir, 'media')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(await ask('undo')).toEqual({ answer: { is: 'nothing-to-undo' } });
});
