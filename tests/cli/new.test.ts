// `portao new city`, `neighbourhood`, `page` and `post` as functions, on copies of the fixture site and of the real one.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runNewCity } from '../../cli/new/new-city.ts';
import { runNewNeighbourhood } from '../../cli/new/new-neighbourhood.ts';
import { runNewPage } from '../../cli/new/new-page.ts';
import { runNewPost } from '../../cli/new/new-post.ts';
import { todosIn } from '../../cli/new/todo.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { contentsOf } from '../engine/fake-bundle.ts';
import { FixtureSite, makeFolder, pageAt, placeIn, propsOf } from '../engine/fixture.ts';
import { root } from '../structure/tree.ts';
import { answering, errorsIn, failureOf, settingsFor, withoutFolder } from './new-site.ts';

/** A page of a site that has texts still to be written. */
const pageIn = (site: FixtureSite, path: string) => pageAt(checkSite(site.dir).pages, path);

const jundiai = { name: 'jundiai', group: 'cidades' };

describe('portao new city', () => {
  it.each(['pt-BR', 'en'] as const)(
    'writes the page, says where it appears and what is to be written (%s)',
    async (language) => {
      const site = new FixtureSite();
      const settings = settingsFor(site.dir, { language });
      await runNewCity({ ...settings, ...jundiai });
      expect(settings.said()).toMatchSnapshot();
      expect(withoutFolder(site.read('pages/cidades/jundiai.yaml'), site.dir)).toMatchSnapshot(
        'jundiai.yaml',
      );
      expect(errorsIn(site.dir)).toEqual([]);
    },
  );

  it('takes name and place from the table, however the name is typed', async () => {
    const site = new FixtureSite();
    await runNewCity({ ...settingsFor(site.dir), name: 'SANTA BARBARA D OESTE', group: 'cidades' });
    const page = pageIn(site, '/santa-barbara-doeste');
    expect(propsOf(page, 'page-heading').heading).toBe("Portões Modelo em Santa Bárbara d'Oeste");
    expect(site.read('pages/cidades/santa-barbara-doeste.yaml')).toContain(
      'coordinates: [-22.7553, -47.4143]',
    );
  });

  it('means the city of the site\u2019s own state, the one of the state that is named, else the nearest', async () => {
    const siteIn = (region: string, coordinates: string) =>
      new FixtureSite({
        'site.yaml': [
          // The other places of the site stay where they are.
          ['checks: { ', 'checks: { coordinates-far: off, '],
          ['region: SP', `region: ${region}`],
          ['coordinates: [-23.5503, -46.6339]', `coordinates: ${coordinates}`],
        ],
      });
    const made = async (site: FixtureSite, options: { name: string; state?: string }) => {
      await runNewCity({ ...settingsFor(site.dir, { force: true }), group: 'cidades', ...options });
      return site.read(`pages/cidades/${options.name.toLowerCase()}.yaml`);
    };
    const curitiba = siteIn('PR', '[-25.4284, -49.2733]');
    expect(await made(curitiba, { name: 'Curitiba' })).toContain('[-25.4195, -49.2646]');
    // Planalto is in BA, PR, RS and SP; Bonito in BA, MS, PA and PE.
    expect(await made(curitiba, { name: 'Planalto' })).toContain('[-25.7211, -53.7642]');
    expect(await made(curitiba, { name: 'Planalto', state: 'rs' })).toContain(
      '[-27.3297, -53.0575]',
    );
    const recife = siteIn('PE', '[-8.0476, -34.877]');
    expect(await made(recife, { name: 'Planalto' })).toContain('[-14.6654, -40.4718]');
  });

  it('asks for coordinates in a country that it has no table of, and says where they are', async () => {
    const site = new FixtureSite({ 'site.yaml': [['\nbusiness:', '\ncountry: GB\nbusiness:']] });
    const { kind, says } = await failureOf(
      () => runNewCity({ ...settingsFor(site.dir), name: 'Leeds', group: 'cidades' }),
      site.dir,
    );
    expect(kind).toBe('WrongUse');
    expect(says).toContain('é a do Brasil, e o site é de outro país (country: GB)');
    expect(says).toContain('--coordinates latitude,longitude');
  });

  it('writes the search variants as well, each on its own path', async () => {
    const site = new FixtureSite();
    const settings = settingsFor(site.dir);
    await runNewCity({ ...settings, ...jundiai, variants: true });
    const { pages } = checkSite(site.dir);
    for (const variant of ['motor-de-portao-automatico', 'motor-para-portao-automatico']) {
      expect(pageAt(pages, `/${variant}-jundiai`).file).toBe(
        `pages/variants/${variant}-jundiai.yaml`,
      );
      expect(settings.said()).toContain(
        `A página /${variant}-jundiai aparece em: trilha, mapa do site\n`,
      );
    }
    expect(errorsIn(site.dir)).toEqual([]);
  });

  it('says where templates of variants belong on a site that has none, and writes nothing', async () => {
    const site = new FixtureSite({
      'templates/variants/motor-de-portao-automatico.yaml': null,
      'templates/variants/motor-para-portao-automatico.yaml': null,
    });
    const before = contentsOf(site.dir);
    const run = () => runNewCity({ ...settingsFor(site.dir), ...jundiai, variants: true });
    const { kind, says } = await failureOf(run, site.dir);
    expect(kind).toBe('WrongUse');
    expect(says).toContain('não tem modelos de variantes. Escreva um em SITE/templates/variants/');
    expect(contentsOf(site.dir)).toEqual(before);
  });

  it('names the line of every text that is to be written', async () => {
    const site = new FixtureSite();
    const settings = settingsFor(site.dir);
    await runNewCity({ ...settings, ...jundiai });
    const { line } = placeIn(
      site,
      'pages/cidades/jundiai.yaml',
      'TODO: escreva um ou dois parágrafos',
    );
    expect(settings.said()).toContain(`SITE/pages/cidades/jundiai.yaml:${line}  body\n`);
    expect(settings.said().match(/jundiai\.yaml:\d+/g)).toHaveLength(
      site.read('pages/cidades/jundiai.yaml').match(/TODO/g)!.length,
    );
  });

  it('warns beyond the radius that the site claims, and within it does not', async () => {
    const [far, within] = [settingsFor(new FixtureSite().dir), settingsFor(new FixtureSite().dir)];
    await runNewCity({ ...far, ...jundiai });
    await runNewCity({ ...within, name: 'Cotia', group: 'cidades' });
    expect(far.said()).toContain(
      'Jundiaí fica a 49 km de São Paulo, em linha reta.\nAviso: é fora do raio de 40 km',
    );
    expect(within.said()).not.toContain('Aviso');
  });

  it('says how far the nearest place is where the site does not say where it is itself', async () => {
    const settings = settingsFor(
      new FixtureSite({ 'site.yaml': [['  coordinates: [-23.5503, -46.6339]\n', '']] }).dir,
    );
    await runNewCity({ ...settings, ...jundiai });
    expect(settings.said()).toContain('Jundiaí fica a 39 km de ');
  });

  it('asks for the group where somebody can answer, and takes a number, a name or nothing', async () => {
    for (const answers of [['1'], ['cidades'], ['Cidades'], [''], ['9', 'bairro', '1']]) {
      const site = new FixtureSite();
      await runNewCity({
        ...settingsFor(site.dir, { ask: answering(...answers) }),
        name: 'Jundiaí',
      });
      expect(site.read('pages/cidades/jundiai.yaml')).toContain('group: cidades\n');
    }
  });

  it('takes the group of all neighbours where nobody can answer', async () => {
    const site = new FixtureSite();
    await runNewCity({ ...settingsFor(site.dir), name: 'Jundiaí', variants: true });
    expect(site.read('pages/cidades/jundiai.yaml')).toContain('group: cidades\n');
  });

  it('shows the command to type where the neighbours are of several groups', async () => {
    const site = new FixtureSite({
      'site.yaml': [['  - { id: bairros', '  - { id: oeste, label: Oeste }\n  - { id: bairros']],
      'pages/cidades/osasco.yaml': [['group: cidades', 'group: oeste']],
    });
    const before = contentsOf(site.dir);
    const { says } = await failureOf(
      () => runNewCity({ ...settingsFor(site.dir), name: 'Jundiaí' }),
      site.dir,
    );
    expect(says).toMatch(
      /^Falta dizer em que grupo o lugar entra, por exemplo:\n {2}npm run portao -- new city "Jundiaí" --group (?:cidades|oeste)\n/,
    );
    // Neighbourhoods have groups of their own.
    expect(says).not.toContain('bairros');
    expect(contentsOf(site.dir)).toEqual(before);
  });

  it('gives up asking after three answers that are no group', async () => {
    const site = new FixtureSite();
    const failure = await failureOf(
      () =>
        runNewCity({
          ...settingsFor(site.dir, { ask: answering('x', 'y', 'z') }),
          name: 'Jundiaí',
        }),
      site.dir,
    );
    expect(failure).toEqual({
      kind: 'WrongUse',
      says: 'Nenhum grupo foi escolhido; nada foi gravado.',
    });
  });

  it.each(['pt-BR', 'en'] as const)(
    'says in words what is wrong, and writes nothing (%s)',
    async (language) => {
      const site = new FixtureSite();
      const before = contentsOf(site.dir);
      const settings = settingsFor(site.dir, { language });
      const wrong = {
        'a typing error': { name: 'Jundiay', group: 'cidades' },
        'no city at all': { name: 'Xyzzy', group: 'cidades' },
        'a state that there is not': { ...jundiai, state: 'XX' },
        'a city of another state': { ...jundiai, state: 'PR' },
        'a wrong group': { name: 'Jundiaí', group: 'cidade' },
        'coordinates with commas': {
          name: 'Extrema',
          group: 'cidades',
          coordinates: '-22,8547 -46,3183',
        },
        'a wrong neighbour': { ...jundiai, near: ['barueri', 'osaco'] },
        'a name without letters': { name: '???', coordinates: '-23,-46', group: 'cidades' },
        'a page that is there': { name: 'Barueri', group: 'cidades' },
      };
      for (const [what, options] of Object.entries(wrong))
        expect(
          await failureOf(() => runNewCity({ ...settings, ...options }), site.dir, language),
        ).toMatchSnapshot(what);
      expect(contentsOf(site.dir)).toEqual(before);
    },
  );

  it('overwrites with --force, and then alone', async () => {
    const site = new FixtureSite();
    await runNewCity({
      ...settingsFor(site.dir, { force: true }),
      name: 'Barueri',
      group: 'cidades',
    });
    expect(site.read('pages/cidades/barueri.yaml')).toContain('TODO: escreva');
    expect(errorsIn(site.dir)).toEqual([]);
  });

  it('refuses an address that another file has, even with --force', async () => {
    const site = new FixtureSite({
      'pages/outra.yaml':
        'path: /jundiai\ntitle: Outra\ndescription: Outra página.\nupdated: "2026-01-01"\nblocks: [{ type: text, body: Olá. }]\n',
    });
    const failure = await failureOf(
      () => runNewCity({ ...settingsFor(site.dir, { force: true }), ...jundiai }),
      site.dir,
    );
    expect(failure).toEqual({
      kind: 'Taken',
      says: 'O endereço /jundiai já é de SITE/pages/outra.yaml. Nada foi gravado. Edite esse arquivo, ou mude o endereço dele.',
    });
  });

  it('shows the files and writes nothing with --dry-run', async () => {
    const site = new FixtureSite();
    const before = contentsOf(site.dir);
    const settings = settingsFor(site.dir, { dryRun: true });
    await runNewCity({ ...settings, ...jundiai });
    expect(settings.said()).toMatchSnapshot();
    expect(contentsOf(site.dir)).toEqual(before);
  });

  it('writes nothing where the page would bring an error into the site', async () => {
    const site = new FixtureSite({
      'templates/city.yaml': 'path: <<path>>\ntitle: "Motor {{region.cidade}}"\n',
    });
    const failure = await failureOf(
      () => runNewCity({ ...settingsFor(site.dir), ...jundiai }),
      site.dir,
    );
    expect(failure.kind).toBe('SiteProblems');
    expect(failure.says).toContain('pages/cidades/jundiai.yaml:2:1  field-missing');
  });

  it('names the line of a template that asks for what there is not', async () => {
    const site = new FixtureSite({ 'templates/city.yaml': 'path: <<path>>\ntitle: <<nome>>\n' });
    const failure = await failureOf(
      () => runNewCity({ ...settingsFor(site.dir), ...jundiai }),
      site.dir,
    );
    expect(failure).toEqual({
      kind: 'TemplateBroken',
      says: 'SITE/templates/city.yaml:2: o modelo pede <<nome>>, que não existe. Você quis dizer <<name>>? Nada foi gravado.',
    });
  });

  it('works in a site with errors elsewhere, which are not its own', async () => {
    const site = new FixtureSite({ 'pages/index.yaml': [['call: main', 'call: mian']] });
    const before = errorsIn(site.dir);
    await runNewCity({ ...settingsFor(site.dir), ...jundiai });
    expect(errorsIn(site.dir)).toEqual(before);
  });
});

describe('portao new neighbourhood', () => {
  const vilaSonia = { name: 'Vila Sônia', coordinates: '-23.5986, -46.7393' };

  it.each(['pt-BR', 'en'] as const)(
    'writes the page with the preposition of its name (%s)',
    async (language) => {
      const site = new FixtureSite();
      const settings = settingsFor(site.dir, { language });
      await runNewNeighbourhood({ ...settings, ...vilaSonia, group: 'bairros' });
      expect(settings.said()).toMatchSnapshot();
      expect(propsOf(pageIn(site, '/vila-sonia'), 'page-heading').heading).toBe(
        'Portões Modelo na Vila Sônia',
      );
      expect(site.read('pages/bairros/vila-sonia.yaml')).toContain('in: na Vila Sônia\n');
    },
  );

  it('takes the neighbours and the preposition that it is told', async () => {
    const site = new FixtureSite();
    await runNewNeighbourhood({
      ...settingsFor(site.dir),
      ...vilaSonia,
      name: 'Morumbi',
      in: 'no Morumbi',
      near: ['lapa'],
      group: 'bairros',
    });
    expect(site.read('pages/bairros/morumbi.yaml')).toContain(
      '  in: no Morumbi\n  coordinates: [-23.5986, -46.7393]\n  near: [lapa]\n',
    );
  });

  it('asks for the coordinates where somebody can answer, else says that they are missing', async () => {
    const site = new FixtureSite();
    await runNewNeighbourhood({
      ...settingsFor(site.dir, { ask: answering('-23.5986, -46.7393', '') }),
      name: 'Vila Sônia',
    });
    expect(site.read('pages/bairros/vila-sonia.yaml')).toContain('group: bairros');
    expect(
      (
        await failureOf(
          () => runNewNeighbourhood({ ...settingsFor(site.dir), name: 'Penha' }),
          site.dir,
        )
      ).says,
    ).toContain('--coordinates latitude,longitude');
  });
});

describe('portao new page', () => {
  it.each(['pt-BR', 'en'] as const)(
    'writes the page, whatever signs are in its title (%s)',
    async (language) => {
      const site = new FixtureSite();
      const settings = settingsFor(site.dir, { language });
      await runNewPage({ ...settings, title: 'Promoção: o "bom" #1', path: '/promocao' });
      expect(settings.said()).toMatchSnapshot();
      expect(pageIn(site, '/promocao').head.title).toBe('Promoção: o "bom" #1');
    },
  );

  it('proposes a path to somebody, and asks nobody else', async () => {
    const site = new FixtureSite();
    await runNewPage({
      ...settingsFor(site.dir, { ask: answering('') }),
      title: 'Promoção de Maio',
    });
    expect(pageIn(site, '/promocao-de-maio').head.title).toBe('Promoção de Maio');
    expect(
      await failureOf(
        () => runNewPage({ ...settingsFor(site.dir), title: 'Promoção de Maio' }),
        site.dir,
      ),
    ).toEqual({
      kind: 'WrongUse',
      says: 'Falta dizer o endereço da página: --path /promocao-de-maio',
    });
  });

  it.each(['promocao', '/Promoção', '/a b', '/../x', '//x', '/'])(
    'refuses the path %s',
    async (path) => {
      const site = new FixtureSite();
      expect(
        (
          await failureOf(
            () => runNewPage({ ...settingsFor(site.dir), title: 'Uma página', path }),
            site.dir,
          )
        ).kind,
      ).toBe('WrongUse');
    },
  );

  it('says where a title is longer than search engines show', async () => {
    const settings = settingsFor(new FixtureSite().dir);
    await runNewPage({ ...settings, title: 'a'.repeat(61), path: '/a' });
    expect(settings.said()).toContain('Aviso: o título tem 61 letras, e o buscador mostra 60.');
  });
});

describe('portao new post', () => {
  it.each(['pt-BR', 'en'] as const)(
    'writes a draft as Markdown, and says how to publish it (%s)',
    (language) => {
      const site = new FixtureSite();
      const settings = settingsFor(site.dir, { language });
      runNewPost({ ...settings, title: 'Motor de portão: o que olhar primeiro' });
      expect(settings.said()).toMatchSnapshot();
      expect(site.read('blog/posts/motor-de-portao-o-que-olhar-primeiro.md')).toMatchSnapshot(
        'post',
      );
    },
  );

  it('refuses to overwrite a post', async () => {
    const site = new FixtureSite({ 'blog/posts/ola.md': 'meu' });
    const failure = await failureOf(
      () => runNewPost({ ...settingsFor(site.dir), title: 'Olá' }),
      site.dir,
    );
    expect(failure).toEqual({
      kind: 'Taken',
      says: 'Já existe: SITE/blog/posts/ola.md. Nada foi gravado. Edite o que existe, ou escreva por cima com --force.',
    });
    expect(site.read('blog/posts/ola.md')).toBe('meu');
  });
});

describe('on the real site', () => {
  it('everything that can be added brings no problem but the texts that are to be written', async () => {
    const siteDir = join(makeFolder(), 'site');
    cpSync(join(root, 'site'), siteDir, { recursive: true });
    const before = checkSite(siteDir)
      .problems.map(({ file, code }) => `${file} ${code}`)
      .sort();
    await runNewCity({
      ...settingsFor(siteDir),
      name: 'Jundiaí',
      group: 'regiao-metropolitana',
      variants: true,
    });
    await runNewCity({
      ...settingsFor(siteDir),
      name: 'Poá',
      group: 'regiao-metropolitana',
      variants: true,
    });
    await runNewNeighbourhood({
      ...settingsFor(siteDir),
      name: 'Vila Sônia',
      coordinates: '-23.5986,-46.7393',
      group: 'zona-oeste',
    });
    await runNewPage({
      ...settingsFor(siteDir),
      title: 'Promoção de maio',
      path: '/promocao-de-maio',
    });
    runNewPost({ ...settingsFor(siteDir), title: 'Motor de portão: o que olhar primeiro' });
    const { problems, site } = checkSite(siteDir);
    expect(
      problems
        .filter(({ code }) => (code as string) !== 'todo')
        .map(({ file, code }) => `${file} ${code}`)
        .sort(),
    ).toEqual(before);
    const added = site!.pages.filter(({ file }) => file.text.includes('TODO'));
    expect(added.map(({ document }) => document.path)).toEqual([
      '/jundiai',
      '/motor-de-portao-automatico-jundiai',
      '/motor-de-portao-automatico-poa',
      '/motor-para-portao-automatico-jundiai',
      '/motor-para-portao-automatico-poa',
      '/poa',
      '/promocao-de-maio',
      '/vila-sonia',
    ]);
    expect(added.flatMap(({ file }) => todosIn(file.text).map(({ field }) => field))).not.toContain(
      '',
    );
    for (const { document } of added) expect(document.title.length).toBeLessThanOrEqual(60);
  });
});
