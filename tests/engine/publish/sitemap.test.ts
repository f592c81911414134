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
