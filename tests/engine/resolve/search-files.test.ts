// The search of a site that has more than one file holds.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchSearch } from '../../../blocks/problem-search/search.ts';
import type { SearchEntry, SearchFile } from '../../../engine/client/search.ts';
import { searchFiles } from '../../../engine/resolve/search/search-files.ts';

/** Two syllables that no other number has. */
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ja', 'le', 'mi', 'no', 'pu'];
const nameOf = (number: number) =>
  [...String(number)].map((digit) => syllables[Number(digit)]).join('');
const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);
const place = (number: number): SearchEntry => ({
  kind: 'place',
  title: `Vila ${nameOf(number)}`,
  text: `Conserto e instalação de motor de portão também em ${capital(nameOf(number + 5_000))}.`,
  href: `/vila-${number}`,
});
const core: readonly SearchEntry[] = [
  { kind: 'problem', title: 'Portão não fecha', text: 'Fotocélula suja.', href: '/#fecha' },
];
const places = Array.from({ length: 3_000 }, (_, number) => place(number));
const bytes = (text: string) => Buffer.byteLength(text);

/** Serves files to `fetchSearch`; what was asked for. */
function serve(files: Readonly<Record<string, string>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const text = files[address.slice(1)];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  });
  return asked;
}
afterEach(() => void vi.unstubAllGlobals());

describe('the files of the search', () => {
  it('are one up to 200 KB, as it always was', () => {
    const entries = [...core, ...places.slice(0, 1_000)];
    expect(searchFiles(entries)).toEqual({ 'search.json': JSON.stringify({ entries }) });
  });

  it('are parts above, each of them small', () => {
    const files = searchFiles([...core, ...places]);
    const { entries, parts } = JSON.parse(files['search.json']!) as SearchFile;
    expect(entries).toEqual(core);
    expect(Object.keys(files).sort()).toEqual(
      ['search.json', ...parts!.map((name) => `search/${name}.json`)].sort(),
    );
    expect(bytes(files['search.json']!)).toBeLessThan(2_000);
    // «Vila», «conserto» and the like, which all have, say nothing: no part holds everything.
    expect(Math.max(...Object.values(files).map(bytes))).toBeLessThan(200_000);
  });

  it('answer every place by its name, by its name without accents, and by a word of its text', async () => {
    const accented: SearchEntry = {
      ...place(1),
      title: 'São Caetano',
      text: 'Às Índias',
      href: '/sao',
    };
    const files = searchFiles([...core, accented, ...places]);
    serve(files);
    const search = await fetchSearch();
    const found = async (words: string) => (await search(words))[0]?.href;
    for (const number of [0, 7, 480, 2_999]) {
      expect(await found(nameOf(number))).toBe(`/vila-${number}`);
      expect(await found(`motor em ${nameOf(number + 5_000)}`)).toBe(`/vila-${number}`);
    }
    expect(await found('caetano')).toBe('/sao');
    expect(await found('indias')).toBe('/sao');
    expect(await found('portão não fecha')).toBe('/#fecha');
  });

  it('have the synonyms of the site, and are fetched for those of what was asked', async () => {
    const synonyms = [['baba', 'Zebú']];
    const baba: SearchEntry = { ...place(1), title: 'Baba', text: 'Outra', href: '/baba' };
    const entries = [...core, ...places, baba];
    const hrefs = async (words: string) => {
      const search = await fetchSearch();
      return (await search(words)).map(({ href }) => href);
    };
    serve(searchFiles(entries));
    expect(await hrefs('zebu')).not.toContain('/baba');
    const asked = serve(searchFiles(entries, { synonyms }));
    expect((await hrefs('zebu'))[0]).toBe('/baba');
    expect(asked).toContain('/search/ba.json');
    const [entry] = core;
    expect(JSON.parse(searchFiles([entry!], { synonyms })['search.json']!)).toEqual({
      entries: core,
      synonyms,
    });
  });

  it('take groups of synonyms that share a word for one, whatever its ending', async () => {
    const cake = { kind: 'page', title: 'Bolo', text: 'De laranja.', href: '/bolo' } as const;
    const synonyms = [
      ['bolo', 'torta'],
      ['doce', 'sobremesa'],
      ['tortas', 'doces'],
    ];
    serve(searchFiles([...core, ...places, cake], { synonyms }));
    const search = await fetchSearch();
    for (const word of ['torta', 'doce', 'sobremesa'])
      expect(
        (await search(word)).map(({ href }) => href),
        word,
      ).toEqual(['/bolo']);
  });

  it('are fetched once, and only for what was asked', async () => {
    const asked = serve(searchFiles([...core, ...places]));
    const search = await fetchSearch();
    await search('portão');
    expect(asked).toEqual(['/search.json']);
    await search('baba');
    await search('babace');
    expect(asked).toEqual(['/search.json', '/search/ba.json']);
  });

  it('are asked for again where one did not come', async () => {
    const files = searchFiles([...core, ...places]);
    const asked = serve({ 'search.json': files['search.json']! });
    const search = await fetchSearch();
    await expect(search('baba')).rejects.toThrow('/search/ba.json answered 404');
    await expect(search('baba')).rejects.toThrow('/search/ba.json answered 404');
    expect(asked).toHaveLength(3);
  });
});
