// What was changed in documents, by whom, and one change of them taken back while others stay.
import { afterAll, describe, expect, it } from 'vitest';
import { CommandError, WrongUse } from '../../cli/command-line/command-error.ts';
import { runHistory } from '../../cli/edit/history.ts';
import { runRestore } from '../../cli/edit/restore.ts';
import { runSet } from '../../cli/edit/set.ts';
import { runUndo } from '../../cli/edit/undo.ts';
import { planChanges } from '../../engine/edit/business/plan-changes.ts';
import { allEdits, editsId, journalOf, writeEdits } from '../../engine/edit/write-changes.ts';
import { removeFolders } from '../folders.ts';
import { EditedCopy } from './edit-command.ts';

afterAll(removeFolders);

const minimal = () => new EditedCopy('tests/fixtures/sites/minimal');
const set = (site: EditedCopy, ...words: string[]) => site.run(runSet, { words });
const undo = (site: EditedCopy) => site.run(runUndo, {});
/** The ids of the changes, the first one first. */
const idsOf = ({ dir }: EditedCopy) => allEdits(journalOf(dir)).map(editsId);
const restore = (site: EditedCopy, at: number, options = {}) =>
  site.run(runRestore, { id: idsOf(site)[at] ?? 'fffffff' }, options);
const history = (site: EditedCopy, json = false, language: 'en' | 'pt-BR' = 'en') => {
  let text = '';
  runHistory({ siteDir: site.dir, language, json, out: (said) => (text += said) });
  return text;
};

/** Publishes a new value of the technicians as the panel does. */
async function publish(site: EditedCopy, after: string, before = '128') {
  const changes = [{ at: ['claims', 'technicians', 'value'], before, after }];
  const plan = planChanges(site.dir, changes);
  if (!('files' in plan)) throw new Error('nothing to write');
  const panel = { author: 'Rita', changes };
  const at = '2026-11-26T12:00:00Z';
  await writeEdits(site.dir, { by: '/admin', at, files: plan.files, panel }, journalOf(site.dir));
}

describe('the list of changes', () => {
  it('has each with its time, who made it, its files and the values of before and after, the last first', async () => {
    const site = minimal();
    await set(site, 'cidades/*', 'title=Motor: {{region.name}}', 'updated=2026-11-20');
    await publish(site, '140');
    const [first, second] = idsOf(site);
    const text = history(site);
    expect(text.indexOf(second!)).toBeLessThan(text.indexOf(first!));
    expect(text).toMatch(/^[0-9a-f]{7} {2}Nov 26, 2026, 9:00\sAM {2}Rita \(panel\)\n/);
    expect(text).toContain('site.yaml\n    claims.technicians.value: "128" → "140"\n');
    expect(text).toContain(
      "portao set 'cidades/*' 'title=Motor: {{region.name}}' updated=2026-11-20\n",
    );
    expect(text).toMatch(
      /barueri\.yaml\n {4}title: ".+" → "Motor: {{region.name}}"\n {4}updated: "[-\d]+" → "2026-11-20"\n/,
    );
    expect(history(site, false, 'pt-BR')).toContain('Rita (painel)');
  });

  it('is read by programs, too', async () => {
    const site = minimal();
    expect(JSON.parse(history(site, true))).toEqual([]);
    await publish(site, '140');
    expect(JSON.parse(history(site, true))).toEqual([
      {
        id: idsOf(site)[0],
        at: '2026-11-26T12:00:00Z',
        by: '/admin',
        author: 'Rita',
        files: [
          {
            path: 'site.yaml',
            is: 'changed',
            fields: [{ at: ['claims', 'technicians', 'value'], before: '128', after: '140' }],
          },
        ],
      },
    ]);
  });

  it('says where there is nothing', () => {
    expect(history(minimal())).toBe(
      'No command and nobody at the panel has changed documents yet.\n',
    );
  });
});

describe('a change that is not the last one', () => {
  it('is taken back with all its files, and what others changed in them stays', async () => {
    const site = minimal();
    const before = site.documents();
    await set(site, 'cidades/*', 'title=Motor: {{region.name}}');
    await set(site, 'cidades/barueri', 'updated=2026-11-20');
    site.edit('pages/cidades/osasco.yaml', '  order: 1\n', '  # O terceiro.\n  order: 3\n');
    expect((await restore(site, 0)).code).toBe(0);
    // A value keeps the quotes that it got.
    const edited = (file: string, from: string | RegExp, to: string) => ({
      [file]: before[file]!.replace(from, to).replace(/^title: (.*)/m, 'title: "$1"'),
    });
    const expected = {
      ...before,
      ...edited('pages/cidades/barueri.yaml', /updated: .*/, 'updated: "2026-11-20"'),
      ...edited('pages/cidades/osasco.yaml', '  order: 1\n', '  # O terceiro.\n  order: 3\n'),
    };
    expect(site.documents()).toEqual(expected);
    expect(site.errors()).toEqual([]);
    // It is a change as the others.
    expect(history(site)).toContain(`portao restore ${idsOf(site)[0]}\n`);
    expect((await undo(site)).out).toContain('restore');
    expect(site.read('pages/cidades/osasco.yaml')).toContain('title: "Motor: ');
  });

  it('stays whole where a later change has one of its fields, and both values and writers are named', async () => {
    const site = minimal();
    await publish(site, '140');
    await set(site, '/', 'title=Motor');
    const third = { at: ['claims', 'technicians', 'value'], before: '140', after: '150' };
    const plan = planChanges(site.dir, [third]);
    if (!('files' in plan)) throw new Error('nothing to write');
    const edits = {
      by: '/admin',
      at: '2026-11-27T12:00:00Z',
      files: plan.files,
      panel: { author: 'Ivo', changes: [third] },
    };
    await writeEdits(site.dir, edits, journalOf(site.dir));
    const present = site.documents();
    const refused = restore(site, 0);
    await expect(refused).rejects.toThrow(CommandError);
    await expect(refused).rejects.toThrow(
      /site\.yaml {2}claims\.technicians\.value\n {4}Rita \(panel\) wrote: "140"\n {4}now: "150"\n {4}by: Ivo \(panel\), Nov 27, 2026, 9:00\sAM\n/,
    );
    expect(site.documents()).toEqual(present);
    // The later one first, then it.
    await restore(site, 2);
    await restore(site, 0);
    expect(site.read('site.yaml')).toContain('technicians: { value: "128"');
    expect(site.read('pages/index.yaml')).toContain('title: Motor\n');
  });

  it('is refused as a whole where one of two files is in the way', async () => {
    const site = minimal();
    await set(site, 'cidades/*', 'title=Motor: {{region.name}}');
    site.edit('pages/cidades/osasco.yaml', 'title: "Motor: ', 'title: "Portão: ');
    const present = site.documents();
    await expect(restore(site, 0)).rejects.toThrow(
      /osasco\.yaml {2}title\n.*wrote: .*\n.*now: "Portão: .*\n.*by: somebody in the file/,
    );
    expect(site.documents()).toEqual(present);
  });

  it('finds the block that it changed where somebody put another one before it', async () => {
    const site = minimal();
    await set(site, '/', 'blocks.1.heading=Bairros e cidades');
    const block = '  - { type: services-grid, heading: Outros, layout: grid }\n';
    site.edit('pages/index.yaml', 'blocks:\n', `blocks:\n${block}`);
    await restore(site, 0);
    expect(site.read('pages/index.yaml')).toContain(`${block}  - type: page-heading\n`);
    expect(site.read('pages/index.yaml')).toContain('    heading: Onde atendemos\n');
  });

  it('is not taken back where the site would have an error that it does not have', async () => {
    const site = minimal();
    await set(site, '/', 'description=Motor de portão com garantia e visita no mesmo dia.');
    site.edit('site.yaml', '  technicians: {', '  workers: {');
    await expect(restore(site, 0)).rejects.toThrow();
    expect(site.read('pages/index.yaml')).toContain('description: Motor de portão com garantia');
  });

  it('is only shown with --dry-run', async () => {
    const site = minimal();
    await publish(site, '140');
    const { out } = await restore(site, 0, { dryRun: true });
    expect(out).toContain('Takes back: Rita (panel)');
    expect(out).not.toContain('still shows');
    expect(site.read('site.yaml')).toContain('value: "140"');
  });
});

it('says which changes there are where none has that name', async () => {
  const refused = restore(minimal(), 0, { site: 'x' });
  await expect(refused).rejects.toThrow(WrongUse);
  await expect(refused).rejects.toThrow(/"fffffff"\. .*portao -- history --site x$/);
});

it('undo, too, leaves what somebody changed beside it', async () => {
  const site = minimal();
  await publish(site, '140');
  site.edit('site.yaml', 'Técnicos na região.', 'Técnicos por perto.');
  const { out } = await undo(site);
  expect(out).toContain('still shows what was taken back, until you run: npm run portao -- build');
  expect(site.read('site.yaml')).toContain('{ value: "128", context: Técnicos por perto.,');
});
