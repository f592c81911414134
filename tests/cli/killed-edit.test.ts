// A command that changes several documents, killed or out of disk at each step of its writing.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSet } from '../../cli/edit/set.ts';
import { allEdits, finishEdits, journalOf } from '../../engine/edit/write-changes.ts';
import { removeFolders } from '../folders.ts';
import { root } from '../structure/tree.ts';
import { breakDisk, type Break } from './break-disk.mjs';
import { EditedCopy } from './edit-command.ts';
import { callPortao, portao, runPortao } from './run-portao.ts';

// Its bundle is made once, before anything is broken.
beforeAll(() => portao(['--help']));
afterAll(removeFolders);

const minimal = 'tests/fixtures/sites/minimal';
const pages = ['pages/cidades/barueri.yaml', 'pages/cidades/osasco.yaml'];
const words = ['cidades/*', 'updated=2026-11-20'];
const set = ['set', ...words, '--yes'];
const undo = ['undo', '--yes'];
/** More steps than a command has. */
const most = 60;

/** How many of the two pages have the new day, and how many sets the journal has. */
const stateOf = (site: EditedCopy) => ({
  changed: pages.filter((page) => site.read(page).includes('updated: "2026-11-20"')).length,
  sets: allEdits(journalOf(site.dir)).length,
});
const isWhole = ({ changed, sets }: ReturnType<typeof stateOf>) =>
  changed === pages.length * sets && sets <= 1;

/** A site in which a command met its end at a step of its writing; null where it came through with its set before that. */
async function brokenAt(step: number, command: readonly string[], how: Break) {
  const site = new EditedCopy(minimal);
  if (command === undo) await site.run(runSet, { words });
  const before = stateOf(site);
  const args = [...command, '--site', site.dir];
  if (how === 'SIGKILL')
    await runPortao(args, {
      nodeFlags: ['--import', pathToFileURL(join(root, 'tests/cli/break-disk.mjs')).href],
      env: { BREAK_AT: String(step), BREAK_BELOW: site.dir, BREAK_WITH: how },
    });
  else {
    const mend = breakDisk({ at: step, below: site.dir, how });
    await callPortao(args).finally(mend);
  }
  const now = stateOf(site);
  const isDone = isWhole(now) && now.sets !== before.sets && notesOf(site).length === 0;
  return isDone ? null : site;
}

/** The sites of all steps. */
async function* broken(command: readonly string[], how: Break) {
  for (let step = 1; step <= most; step += 1) {
    const site = await brokenAt(step, command, how);
    if (!site) return;
    yield { site, step };
  }
  throw new Error('the command never came through');
}

/** What may lie beside the journal when nothing is under way. */
const notesOf = ({ dir }: EditedCopy) => {
  const state = dirname(journalOf(dir));
  return existsSync(state) ? readdirSync(state).filter((name) => name.includes('.exchange')) : [];
};

describe.each([
  ['written', set],
  ['taken back', undo],
])('a set of changes that is %s', (_, command) => {
  it('is in the folder by half while its process is killed, and whole as soon as it is looked at', async () => {
    let half = 0;
    for await (const { site, step } of broken(command, 'SIGKILL')) {
      if (!isWhole(stateOf(site))) half = step;
      await finishEdits(site.dir);
      expect(stateOf(site)).toSatisfy(isWhole);
      expect(notesOf(site).filter((name) => !name.endsWith('.tmp'))).toEqual([]);
    }
    // What somebody changed meanwhile stays.
    const site = (await brokenAt(half, command, 'SIGKILL'))!;
    const text = `${site.read(pages[1]!)}# being written\n`;
    site.write(pages[1]!, text);
    await finishEdits(site.dir);
    expect(site.read(pages[1]!)).toBe(text);
  }, 300_000);

  it('is there or not where the disk is full', async () => {
    for await (const { site } of broken(command, 'ENOSPC')) {
      expect(stateOf(site)).toSatisfy(isWhole);
      expect(notesOf(site)).toEqual([]);
    }
  }, 300_000);
});
