// `lastmod`: the day on which a page last showed another text, whatever was written, built or bundled since.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { render } from '../../../blocks/entry/render.ts';
import type { BuildOptions } from '../../../engine/publish/build-options.ts';
import { stateDir } from '../../../engine/publish/output/state-dir.ts';
import { shownHash } from '../../../engine/publish/changes/shown-hash.ts';
import { changingSite, page, post } from '../changing-site.ts';
import { BuiltSite, fakeBundle } from '../fake-bundle.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

const url = 'https://www.exemplo.com.br';
const later = '2026-06-01';

const build = (built: BuiltSite, today: string, more: Partial<BuildOptions> = {}) =>
  built.build({ bundle: { ...fakeBundle(), render }, now: today, ...more });

/** Days in the site map, by path. */
function days(built: BuiltSite): Record<string, string> {
  const lines = built
    .file('sitemap.xml')
    .matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g);
  return Object.fromEntries(Array.from(lines, ([, path, day]) => [path!, day!]));
}

/** Paths of the pages that a later build with these edits gives its own day; the others have kept theirs. */
async function moved(edits: Edits, more: Partial<BuildOptions> = {}): Promise<string[]> {
  const built = new BuiltSite(new FixtureSite(changingSite));
  await build(built, '2026-03-01');
  const before = days(built);
  built.site.apply(edits);
  await build(built, later, more);
  const now = days(built);
  return Object.keys(now)
    .filter((path) => now[path] !== before[path])
    .map((path) => (now[path] === later ? path : `${path} ${now[path]}`));
}

describe('a page that is seen for the first time', () => {
  it('has the day of its document', async () => {
    const built = new BuiltSite();
    await build(built, '2026-03-01');
    expect(days(built)).toMatchObject({ '/barueri': '2026-02-10', '/osasco': '2026-02-11' });
  });

  it('has no day to come', async () => {
    const built = new BuiltSite();
    await build(built, '2026-02-10');
    expect(days(built)).toMatchObject({ '/barueri': '2026-02-10', '/osasco': '2026-02-10' });
  });

  it.each([
    ['its last change', '2026-01-01T12:00:00Z', '2026-01-05T12:00:00Z', '2026-01-05'],
    [
      'its publication, if that came later',
      '2026-01-09T12:00:00Z',
      '2026-01-05T12:00:00Z',
      '2026-01-09',
    ],
    ['the clock of the site', '2026-01-01T12:00:00Z', '2026-01-05T01:30:00Z', '2026-01-04'],
  ])('and is a post has the day of %s', async (_, published_at, updated_at, day) => {
    const built = new BuiltSite(new FixtureSite(changingSite));
    await build(built, '2026-03-01', { posts: [{ ...post('um'), published_at, updated_at }] });
    expect(days(built)['/blog/um']).toBe(day);
  });
});

describe('the day of a page', () => {
  it('moves with a text of its own', async () => {
    const edits: Edits = { 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã cedo']] };
    expect(await moved(edits)).toEqual(['/osasco']);
  });

  it('moves with a partial on all pages that show it', async () => {
    const changed = await moved({ 'partials/duvidas.yaml': [['Uma manhã.', 'Uma tarde.']] });
    expect(changed).toContain('/osasco');
    expect(changed).not.toContain('/dicas');
  });

  it('moves with a claim on all pages that say it', async () => {
    const changed = await moved({ 'site.yaml': [['value: "128"', 'value: "99"']] });
    expect(changed.length).toBeGreaterThan(0);
    expect(changed).not.toContain('/dicas');
  });

  it.each<[string, Edits]>([
    ['the day of its document', { 'pages/cidades/osasco.yaml': [['2026-02-11', '2026-05-01']] }],
    [
      'its title and description alone',
      { 'pages/bairros/lapa.yaml': [['title: ', 'title: Já, ']] },
    ],
    ['the colour of a partial', { 'partials/contato.yaml': [['tone: amber', 'tone: night']] }],
  ])('stays where another is %s', async (_, edits) => {
    expect(await moved(edits)).toEqual([]);
  });

  it('stays where a menu has another page, but for the pages that speak of it', async () => {
    const region =
      'region: { kind: city, group: cidades, name: Cotia, coordinates: [-23.6, -46.9], near: [osasco] }\n';
    const cotia = page('/cotia', region, '  - { type: text, body: Olá. }\n');
    const built = new BuiltSite(new FixtureSite(changingSite));
    await build(built, '2026-03-01');
    built.site.apply({ 'pages/cidades/cotia.yaml': cotia });
    const { rendered } = await build(built, later);
    expect(rendered).toBeGreaterThan(3);
    expect(days(built)).toMatchObject({ '/dicas': '2026-02-13', '/cotia': '2026-01-01' });
  });

  it('stays where code and public address are others', async () => {
    const bundle = {
      ...fakeBundle({ hash: 'two' }),
      render: ((...given) =>
        render(...given).replaceAll(' class="', ' data-x="1" class="x')) satisfies typeof render,
    };
    expect(await moved({}, { bundle })).toEqual([]);
    expect(await moved({}, { url: 'https://outro.example' })).toEqual([]);
  });

  it('is known after everything else was forgotten', async () => {
    const built = new BuiltSite();
    await build(built, '2026-03-01');
    built.site.apply({ 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã cedo']] });
    await build(built, '2026-04-01');
    for (const name of ['pages.jsonl', 'last-build.json', 'manifest.json'])
      rmSync(join(stateDir(built.outDir), name));
    rmSync(built.outDir, { recursive: true });
    await build(built, later);
    expect(days(built)).toMatchObject({ '/barueri': '2026-02-10', '/osasco': '2026-04-01' });
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, 40)],
    ['of another version', (text: string) => text.replace('"version":1', '"version":0')],
    ['no JSON', () => 'x'],
  ])(
    'is that of the document again where what was kept is %s, and is kept anew',
    async (_, spoil) => {
      const built = new BuiltSite();
      const kept = join(stateDir(built.outDir), 'shown.json');
      await build(built, '2026-03-01');
      const whole = readFileSync(kept, 'utf8');
      writeFileSync(kept, spoil(whole));
      built.site.apply({ 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã cedo']] });
      await build(built, later);
      expect(days(built)).toMatchObject({ '/barueri': '2026-02-10', '/osasco': '2026-02-11' });
      built.site.apply({ 'pages/cidades/barueri.yaml': [['title: ', 'title: Já, ']] });
      await build(built, '2026-07-01');
      expect(days(built)).toMatchObject({ '/barueri': '2026-02-10', '/osasco': '2026-02-11' });
      expect(readFileSync(kept, 'utf8').length).toBe(whole.length);
    },
  );

  it('is written only where one is another', async () => {
    const built = new BuiltSite();
    const written = () =>
      statSync(join(stateDir(built.outDir), 'shown.json'), { bigint: true }).ino;
    await build(built, '2026-03-01');
    const first = written();
    built.site.apply({ 'pages/cidades/osasco.yaml': [['2026-02-11', '2026-02-12']] });
    await build(built, later);
    expect(written()).toBe(first);
    built.site.apply({ 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã cedo']] });
    await build(built, later);
    expect(written()).not.toBe(first);
  });

  it('moves once, however often a build fails before it is published', async () => {
    const built = new BuiltSite();
    await build(built, '2026-03-01');
    built.site.apply({
      'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã cedo']],
      'pages/index.yaml': [['(/barueri)', '(/nada)']],
    });
    await expect(build(built, '2026-04-01')).rejects.toThrow();
    built.site.apply({ 'pages/index.yaml': [['(/nada)', '(/barueri)']] });
    await build(built, later);
    expect(days(built)['/osasco']).toBe(later);
  });

  it('goes with its page', async () => {
    const built = new BuiltSite(
      new FixtureSite({ 'pages/x.yaml': page('/x', '', '  - { type: text, body: Olá. }\n') }),
    );
    await build(built, '2026-03-01');
    const kept = () => readFileSync(join(stateDir(built.outDir), 'shown.json'), 'utf8');
    expect(kept()).toContain('"/x"');
    built.site.apply({ 'pages/x.yaml': null });
    await build(built, later);
    expect(existsSync(join(built.outDir, 'x.html'))).toBe(false);
    expect(kept()).not.toContain('"/x"');
  });
});

describe('the hash of what is shown', () => {
  const html = (main: string) =>
    `<head><title>A</title></head><body><header>Menu</header><main id="main">${main}</main><footer>B</footer>`;
  const same = shownHash(html('<p>Olá, <b>mundo</b></p>'));

  it.each([
    [
      'classes and elements',
      html('<div class="x"><p data-a="1 &gt; 0">Olá, <i>mundo</i></p></div>'),
    ],
    [
      'header, footer and title',
      html('<p>Olá, mundo</p>').replace('Menu', 'X').replace('A<', 'C<'),
    ],
    ['scripts and styles', html('<style>a>b{}</style><p>Olá, mundo</p><script>1<2</script>')],
    ['templates', html('<template><p>Ainda não</p></template>Olá, <span>mundo</span>')],
  ])('is the same with other %s', (_, other) => expect(shownHash(other)).toBe(same));

  it.each([
    ['another word', html('<p>Olá, <b>mundos</b></p>')],
    ['nothing', html('')],
    ['a text after a script', html('<p>Olá, mundo</p><script></script>!')],
    ['a text after a sign', html('<p>Olá, mundo</p><small>!</small>')],
  ])('is another with %s', (_, other) => expect(shownHash(other)).not.toBe(same));

  it('is one of whatever is no page', () => {
    for (const text of ['', '<', '<main', '<main><script', '</main><main>a', `{"a":"${url}"}`])
      expect(shownHash(text)).toMatch(/^[0-9a-f]{16}$/);
  });
});
