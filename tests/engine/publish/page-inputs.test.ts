// A page is made anew when something that it is made from has changed, and else it is not even resolved.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuildOptions } from '../../../engine/publish/build-options.ts';
import { PageBuilder } from '../../../engine/publish/page-builder.ts';
import { changingSite, ownFact, page, post } from '../changing-site.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

/** The sources that were resolved, each build's by itself. */
const resolved: string[][] = [];
const build = PageBuilder.prototype.build;

beforeEach(() => {
  resolved.length = 0;
  // What was written a moment ago is mtime-safe.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  vi.spyOn(PageBuilder.prototype, 'build').mockImplementation(function (
    this: PageBuilder,
    sources,
    ...more
  ) {
    resolved.push([...sources].sort());
    return build.call(this, sources, ...more);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const before: Partial<BuildOptions> = { now: '2026-04-01', posts: [post('um')] };

/** What a second build resolves, after a change. */
async function resolvedAfter(
  change: (site: FixtureSite) => unknown,
  options: Partial<BuildOptions> = {},
): Promise<readonly string[]> {
  const built = new BuiltSite(new FixtureSite({ ...changingSite, ...ownFact }));
  await built.build(before);
  expect(resolved[0]).toHaveLength(8);
  change(built.site);
  vi.setSystemTime(Date.now() + 60_000);
  await built.build({ ...before, ...options });
  return resolved[1] ?? [];
}
const nothing = () => undefined;

describe('a build resolves', () => {
  it.each<[string, Partial<BuildOptions>, readonly string[]]>([
    ['of another day the page whose fact asks for it', { now: '2026-04-02' }, ['pages/dia.yaml']],
    [
      'of a day on which a promotion begins the page that speaks of it too',
      { now: '2026-05-01' },
      ['pages/dia.yaml', 'pages/index.yaml'],
    ],
    [
      'with a new post that post, and the pages that show posts',
      { posts: [post('dois'), post('um')] },
      ['pages/blog.yaml', 'post:dois', 'post:um'],
    ],
  ])('%s', async (_, options, wanted) => {
    expect(await resolvedAfter(nothing, options)).toEqual(wanted);
  });

  it.each<[string, Edits, readonly string[]]>([
    [
      'the users of a partial',
      { 'partials/duvidas.yaml': [['Uma manhã.', 'Uma tarde.']] },
      ['pages/cidades/osasco.yaml', 'pages/index.yaml'],
    ],
    [
      'the page that shows an image',
      { 'media/portao.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
      ['pages/index.yaml'],
    ],
    [
      'a page that has come, and no other where none shows it',
      { 'pages/z.yaml': page('/z', '', '  - { type: text, body: Olá. }\n') },
      ['pages/z.yaml'],
    ],
    [
      'a search variant that has come, with the place that lists it',
      {
        'pages/v.yaml': page(
          '/motor-osasco',
          'variant: { region: osasco }\n',
          '  - { type: page-heading, heading: "Motor {{region.in}}" }\n',
        ),
      },
      ['pages/v.yaml'],
    ],
    [
      'a page below another, when that gets a name',
      { 'pages/dicas.json': [['"updated"', '"breadcrumb": "Conselhos",\n  "updated"']] },
      ['pages/dicas.json'],
    ],
  ])('%s', async (_, change, wanted) => {
    expect(await resolvedAfter((site) => site.apply(change))).toEqual(wanted);
  });

  const priced = '  - { type: text, body: "Por {{claims.price}}." }\n';
  const price =
    '  price: { value: "100", context: O preço., confirmed: { by: Dono, date: "2026-01-20", source: Cadastro } }\n';
  it.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
    [
      'a price, the pages that say it',
      [['value: "100"', 'value: "120"']],
      ['pages/cidades/osasco.yaml', 'pages/index.yaml', 'pages/z.yaml'],
    ],
    [
      'a message, the pages on which one sends it',
      [['text: Olá! Quero um orçamento.', 'text: Quero um orçamento.']],
      ['pages/cidades/barueri.yaml', 'pages/cidades/osasco.yaml', 'pages/index.yaml'],
    ],
    [
      'a contact, its page and the home page, which tells search engines of all',
      [['phone: "+551130000009"', 'phone: "+551130000008"']],
      ['pages/index.yaml', 'pages/z.yaml'],
    ],
    ['what the search finds, no page', [['synonyms: [[portão, porta]]', 'synonyms: []']], []],
    ['a comment, no page', [['\nclaims:\n', '\n# Preços\nclaims:\n']], []],
  ])('of what owners change %s', async (_, edits, wanted) => {
    const built = new BuiltSite(
      new FixtureSite({
        ...changingSite,
        'pages/z.yaml': page(
          '/z',
          '',
          `${priced}  - { type: text, body: "{{contacts.shop.phone}}" }\n`,
        ),
        'partials/duvidas.yaml': [['blocks:\n', `blocks:\n${priced}`]],
      }).apply({
        'site.yaml': [
          ['\nclaims:\n', `\nclaims:\n${price}`],
          ['\nmessages:\n', '  shop: { kind: telephone, phone: "+551130000009" }\n\nmessages:\n'],
          ['\nrating:', '\nsearch: { synonyms: [[portão, porta]] }\nrating:'],
        ],
      }),
    );
    await built.build(before);
    built.site.apply({ 'site.yaml': edits });
    vi.setSystemTime(Date.now() + 60_000);
    await built.build(before);
    expect(resolved[1]).toEqual(wanted);
    const clean = new BuiltSite(built.site);
    await clean.build(before);
    expect(built.contents()).toEqual(clean.contents());
  });

  it('of another day the pages that say its hours, in a partial too', async () => {
    const today = '  - { type: text, body: "Horário: {{hours.today}}." }\n';
    const built = new BuiltSite(
      new FixtureSite({
        ...changingSite,
        'pages/z.yaml': page('/z', '', today),
        'partials/duvidas.yaml': [['blocks:\n', `blocks:\n${today}`]],
      }),
    );
    await built.build(before);
    vi.setSystemTime(Date.now() + 60_000);
    await built.build({ ...before, now: '2026-04-01T23:59' });
    vi.setSystemTime(Date.now() + 60_000);
    await built.build({ ...before, now: '2026-04-02' });
    expect(resolved.slice(1)).toEqual([
      ['pages/cidades/osasco.yaml', 'pages/index.yaml', 'pages/z.yaml'],
    ]);
    expect(built.file('z.html')).toContain('quinta-feira, 2 de abril, fechado');
  });

  it('every page, when a place that all menus show has another name', async () => {
    const all = await resolvedAfter((site) =>
      site.apply({ 'pages/bairros/lapa.yaml': [['name: Lapa', 'name: Lapa de Baixo']] }),
    );
    expect(all).toEqual(resolved[0]);
  });
});
