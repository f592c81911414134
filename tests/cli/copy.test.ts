// `portao copy`: a page from another one, with what is its own still to be written.
import { afterAll, describe, expect, it } from 'vitest';
import { WrongUse } from '../../cli/command-line/command-error.ts';
import { runCopy } from '../../cli/edit/copy.ts';
import { runUndo } from '../../cli/edit/undo.ts';
import { removeFolders } from '../folders.ts';
import { EditedCopy } from './edit-command.ts';

afterAll(removeFolders);

const minimal = () => new EditedCopy('tests/fixtures/sites/minimal');
const copy = (site: EditedCopy, path: string, to: string, name?: string) =>
  site.run(runCopy, { path, to, name });

describe('a copy', () => {
  it('has the blocks of its page, and title and description to be written', async () => {
    const site = minimal();
    const before = site.documents();
    const { code, out } = await copy(site, '/', '/promocao');
    expect(code).toBe(0);
    expect(out).toContain('What is marked TODO is still to be written');
    const text = site.read('pages/promocao.yaml');
    expect(text).toMatch(/^path: \/promocao\ntitle: "TODO: .*"\ndescription: "TODO: .*"\n/);
    expect(text).toContain('lead: "Atendemos em [Barueri](/barueri)');
    expect(Object.keys(site.documents())).toHaveLength(Object.keys(before).length + 1);
    expect(site.errors().every((error) => error.endsWith(' todo'))).toBe(true);
    await site.run(runUndo, {});
    expect(site.documents()).toEqual(before);
  });

  it('of a place has a name of its own, and not what the other is called in sentences', async () => {
    const site = minimal();
    const { out } = await copy(site, '/lapa', '/perus', 'Perus');
    const text = site.read('pages/bairros/perus.yaml');
    expect(text).toContain('  name: Perus\n');
    expect(text).not.toContain('na Lapa');
    expect(out).toContain('Coordinates and neighbours are still those of the place');
    expect(site.errors().every((error) => error.endsWith(' todo'))).toBe(true);
  });

  it.each([
    ['of a place without a name', '/lapa', '/perus', undefined, /have one name/],
    ['of a place with the same name', '/lapa', '/perus', 'Lapa', /have one name/],
    ['to a path that is taken', '/lapa', '/osasco', 'X', /is that of/],
  ])('%s is refused', async (_, path, to, name, says) => {
    const site = minimal();
    await expect(copy(site, path, to, name)).rejects.toThrow(WrongUse);
    await expect(copy(site, path, to, name)).rejects.toThrow(says);
  });
});
