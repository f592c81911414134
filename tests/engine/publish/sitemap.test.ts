// Which pages a build lists for search engines.
import { describe, expect, it } from 'vitest';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

const page = (path: string, more: string) =>
  `path: ${path}\ntitle: Página ${path}\ndescription: Sobre ${path}.\nupdated: "2026-01-01"\n${more}blocks: [{ type: text, body: Olá. }]\n`;

async function listed(edits: Edits): Promise<string[]> {
  const built = new BuiltSite(new FixtureSite(edits));
  await built.build();
  return [
    ...built.file('sitemap.xml').matchAll(/<loc>https:\/\/www\.exemplo\.com\.br(.*?)<\/loc>/g),
  ].map((match) => match[1]!);
}

describe('the sitemap', () => {
  it('lists every page', async () => {
    expect(await listed({})).toEqual(['/', '/barueri', '/dicas', '/lapa', '/osasco']);
  });

  it.each([
    ['a page that search engines may not index', page('/x', 'robots: noindex, follow\n')],
    ['a page whose principal one is another', page('/x', 'canonical: /osasco\n')],
    ['the page for unknown paths', page('/404', 'status: 404\n')],
  ])('leaves out %s', async (_, text) => {
    expect(await listed({ 'pages/x.yaml': text })).toEqual([
      '/',
      '/barueri',
      '/dicas',
      '/lapa',
      '/osasco',
    ]);
  });
});

describe('the pictures in the sitemap', () => {
  const src = '/media/portao.svg';
  const video = (heading: string) =>
    `  - { type: demo-video, heading: ${heading}, label: Ver, poster: { src: ${src}, alt: Portão }, bullets: [Rápido], button: { label: Quero, chat: quote }, linkLabel: Abrir }\n`;
  const head = 'path: /x\ntitle: X\ndescription: Sobre X.\nupdated: "2026-01-01"\n';

  /** The lines of the sitemap that have pictures, and whether it says what pictures are. */
  async function pictures(edits: Edits) {
    const built = new BuiltSite(new FixtureSite(edits));
    await built.build();
    const sitemap = built.file('sitemap.xml');
    return {
      lines: sitemap.split('\n').filter((line) => line.includes('<image:')),
      declared: sitemap.includes('xmlns:image='),
    };
  }

  it('are those that a page shows, each once, with the address at which they are published', async () => {
    const { lines, declared } = await pictures({
      'pages/x.yaml': `${head}blocks:\n${video('Um')}${video('Dois')}`,
    });
    expect(lines).toEqual([
      expect.stringMatching(
        /^<url><loc>https:\/\/www\.exemplo\.com\.br\/x<\/loc><lastmod>2026-01-01<\/lastmod><image:image><image:loc>https:\/\/www\.exemplo\.com\.br\/media\/portao\.[0-9a-f]{8}\.svg<\/image:loc><\/image:image><\/url>$/,
      ),
    ]);
    expect(declared).toBe(true);
  });

  it.each<[string, Edits]>([
    ['a page that names one for social networks alone', {}],
    ['the header of every page', { 'site.yaml': [['  before:\n', `  before:\n  ${video('Um')}`]] }],
    [
      'a page that search engines may not index',
      { 'pages/x.yaml': `${head}robots: noindex, follow\nblocks:\n${video('Um')}` },
    ],
  ])('are not those of %s, and nothing is said of pictures', async (_, edits) => {
    expect(await pictures(edits)).toEqual({ lines: [], declared: false });
  });
});
