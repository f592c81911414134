// After any sequence of edits a build that remembers the last ones leaves the bytes of one that remembers nothing.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { stateDir } from '../../../engine/publish/output/state-dir.ts';
import type { BuildOptions } from '../../../engine/publish/build-options.ts';
import { render } from '../../../blocks/entry/render.ts';
import { changingSite, page, post } from '../changing-site.ts';
import { BuiltSite, fakeBundle } from '../fake-bundle.ts';
import { FixtureSite, makeFolder } from '../fixture.ts';
import { textMutation, treeMutation } from '../mutations.ts';

/** Kept for one build more, for visitors whose page still names them. */
const hashed = /^(?:assets|media)\//;
const posts = ['um', 'dois'].map(post);

/** The schema of an own block. */
const notice = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'text'],
  properties: {
    type: { const: 'notice' },
    text: { type: 'string', 'x-role': 'text' },
    title: { type: 'string', 'x-role': 'text' },
  },
};

/** A site while it is edited, with the options that it is built with. */
interface Edited {
  readonly site: FixtureSite;
  options: Partial<BuildOptions>;
  /** True where the build that remembers keeps the documents too. */
  readonly keeps?: boolean;
}
type Edit = (edited: Edited) => void;

const at = (site: FixtureSite, file: string) => join(site.dir, file);
/** Changes a file's text, where the file is still there. */
const change =
  (file: string, edit: (text: string) => string): Edit =>
  ({ site }) =>
    existsSync(at(site, file)) && writeFileSync(at(site, file), edit(site.read(file)));
const replace = (file: string, from: string | RegExp, to: string) =>
  change(file, (text) => text.replace(from, to));
const write =
  (file: string, text: string): Edit =>
  ({ site }) =>
    void site.apply({ [file]: text });
const remove =
  (file: string): Edit =>
  ({ site }) =>
    rmSync(at(site, file), { force: true });
/** Edits as people make them; most leave a site without errors. */
const edits: Readonly<Record<string, Edit>> = {
  'a text of a page': change('pages/cidades/osasco.yaml', (text) =>
    text.replace(/text: (?:Hoje|Amanhã)/, (was) =>
      was === 'text: Hoje' ? 'text: Amanhã' : 'text: Hoje',
    ),
  ),
  'the same size and time': ({ site }) => {
    const file = at(site, 'pages/index.yaml');
    if (!existsSync(file)) return;
    const { atime, mtime } = statSync(file);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Onde atendemos', 'Quem atendemos'));
    utimesSync(file, atime, mtime);
  },
  'a partial': change('partials/contato.yaml', (text) =>
    text.includes('amber')
      ? text.replace('tone: amber', 'tone: night')
      : text.replace('tone: night', 'tone: amber'),
  ),
  'a question of a partial': replace('partials/duvidas.yaml', 'Uma manhã.', 'Uma tarde.'),
  'an anchor of a partial': replace('partials/duvidas.yaml', 'id: barulho', 'id: ruido'),
  'a link to that anchor': replace(
    'pages/dicas.json',
    'Desligue o motor',
    'Veja o [barulho](/osasco#barulho)',
  ),
  'a claim': replace('site.yaml', 'value: "128"', 'value: "99"'),
  'a telephone': replace('site.yaml', '+551130000000', '+551130000001'),
  'a message': replace('site.yaml', 'Olá! Quero saber', 'Quero saber'),
  'the hours of an emergency': replace('site.yaml', 'opens: "00:00"', 'opens: "06:00"'),
  'a service': replace('site.yaml', 'O portão fica trancado.', 'Fica trancado.'),
  'the name of a region': replace('pages/bairros/lapa.yaml', 'name: Lapa', 'name: Lapa de Baixo'),
  'the order of a region': replace('pages/cidades/osasco.yaml', 'order: 1', 'order: 9'),
  'the neighbours of a region': replace(
    'pages/cidades/osasco.yaml',
    'near: [barueri, lapa]',
    'near: [lapa]',
  ),
  'a title that another page has': replace(
    'pages/bairros/lapa.yaml',
    /^title: .*$/m,
    'title: Motor de portão em Osasco',
  ),
  'a title': replace('pages/bairros/lapa.yaml', /^title: .*$/m, 'title: Só na Lapa'),
  'the day of a page': replace('pages/cidades/osasco.yaml', '2026-02-11', '2026-03-01'),
  'the robots of a page': replace(
    'pages/cidades/osasco.yaml',
    /^updated/m,
    'robots: noindex, follow\nupdated',
  ),
  'a new city': write(
    'pages/cidades/cotia.yaml',
    page(
      '/cotia',
      'region: { kind: city, group: cidades, name: Cotia, coordinates: [-23.6, -46.9], near: [osasco] }\n',
      '  - { type: page-heading, heading: "Motor {{region.in}}" }\n  - { type: partial, name: contato, values: { heading: Fale } }\n',
    ),
  ),
  'that city is gone': remove('pages/cidades/cotia.yaml'),
  'a page below another': write(
    'pages/osasco/centro.yaml',
    page(
      '/osasco/centro',
      'variant: { region: osasco }\n',
      '  - { type: breadcrumb }\n  - { type: page-heading, heading: Osasco no centro }\n',
    ),
  ),
  'a crumb': replace(
    'pages/cidades/osasco.yaml',
    /^updated/m,
    'breadcrumb: "Osasco de {{business.name}}"\nupdated',
  ),
  'that page moves to another file': ({ site }) =>
    existsSync(at(site, 'pages/osasco/centro.yaml')) &&
    renameSync(at(site, 'pages/osasco/centro.yaml'), at(site, 'pages/centro.yaml')),
  'an image': change('media/portao.svg', (text) => `${text}\n`),
  'no image any more': replace('pages/index.yaml', /^image.*\n/m, ''),
  'an image of a text': replace(
    'pages/dicas.json',
    '"body":',
    '"image": { "src": "/media/portao.svg", "alt": "Portão" }, "body":',
  ),
  'a text to be written': replace(
    'pages/cidades/barueri.yaml',
    /^title: .*$/m,
    'title: TODO escrever',
  ),
  samples: write(
    'pages/vozes.yaml',
    page(
      '/vozes',
      '',
      '  - type: testimonials\n    sampleLabel: Exemplo\n    items:\n      - { name: Pessoa, location: Osasco, text: Bom., rating: 5, sample: true }\n',
    ),
  ),
  'more samples than are told': write(
    'pages/vozes.yaml',
    page(
      '/vozes',
      '',
      '  - { type: testimonials, sampleLabel: Exemplo, items: [{ name: Pessoa, location: Osasco, text: Bom., rating: 5, sample: true }] }\n'.repeat(
        120,
      ),
    ),
  ),
  posts: (edited) =>
    void (edited.options = {
      ...edited.options,
      posts: edited.options.posts ? posts.slice(1) : posts,
    }),
  'another day': (edited) =>
    void (edited.options = {
      ...edited.options,
      now: edited.options.now === '2026-05-02' ? '2026-06-02' : '2026-05-02',
    }),
  'another address': (edited) =>
    void (edited.options = { ...edited.options, url: 'https://outro.example' }),
  'other code': (edited) =>
    void (edited.options = {
      ...edited.options,
      bundle: { ...fakeBundle(), hash: 'outro' },
    }),
  nothing: () => undefined,
};

const anyFile = fc.constantFrom(
  'site.yaml',
  'pages/index.yaml',
  'pages/dicas.json',
  'pages/cidades/osasco.yaml',
  'pages/cidades/barueri.yaml',
  'pages/bairros/lapa.yaml',
  'partials/contato.yaml',
  'partials/duvidas.yaml',
);
const anyEdit = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...Object.entries(edits)).map(([name, run]) => ({ name, run })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(anyFile, fc.oneof(treeMutation, textMutation)).map(([file, mutate]) => ({
      name: `chance in ${file}`,
      run: ((edited) => tolerant(() => change(file, mutate)(edited))) as Edit,
    })),
  },
);

/** What was broken by chance may be no YAML any more. */
function tolerant(work: () => void): void {
  try {
    work();
  } catch {
    // Left as it was.
  }
}

afterEach(() => void vi.useRealTimers());

/** What a build gave: the files, the warnings, or the problems that stopped it. */
async function outcome(built: BuiltSite, options: Partial<BuildOptions>) {
  const result = await built
    .build({ bundle: { ...fakeBundle(), render }, ...options })
    .catch((error: { problems?: readonly { file: string; code: string }[] }) => error);
  const told = (list: readonly { file: string; code: string }[]) =>
    list.map(({ file, code }) => `${file} ${code}`).sort();
  if ('warnings' in result)
    return { pages: result.pages, bytes: result.bytes, warnings: told(result.warnings) };
  if (!result.problems) throw result;
  return { problems: told(result.problems) };
}

/** Whoever remembers knows on which day a page changed. */
const undated = (text: string) => text.replace(/<lastmod>[^<]*<\/lastmod>/g, '');

/** The files that are not as they should be, with where they begin to differ: two whole webs side by side say less, and take gigabytes. */
function differences(
  files: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string>>,
): string[] {
  const paths = Object.keys(files).filter((path) => path in wanted || !hashed.test(path));
  return [...new Set([...paths, ...Object.keys(wanted)])].flatMap((path) => {
    const [is, should] = [files[path] ?? '(none)', wanted[path] ?? '(none)'];
    if (is === should || undated(is) === undated(should)) return [];
    const from = Math.max(0, [...is].findIndex((letter, at) => letter !== should[at]) - 40);
    return `${path}: ${is.slice(from, from + 80)} | ${should.slice(from, from + 80)}`;
  });
}

/** What `check` says of the site, line by line. */
const checked = ({ site: { dir }, options: { now, url } }: Edited, remembers: boolean) =>
  checkSite(dir, { lints: 'check', now, url, remembers })
    .problems.map(({ params, ...at }) =>
      [at.file, at.line, at.column, at.code, at.level, at.since, JSON.stringify(params)].join(' '),
    )
    .sort();

/** Holds a build that remembers to one that does not, and a check as well. True if the site was built. */
async function compare(edited: Edited, remembering: BuiltSite): Promise<boolean> {
  // What was written a moment ago is mtime-safe.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect(checked(edited, true)).toEqual(checked(edited, false));
  const clean = new BuiltSite(edited.site);
  const [now, wanted] = [
    await outcome(remembering, {
      ...edited.options,
      ...(edited.keeps ? { documents: 'keep' as const } : {}),
    }),
    await outcome(clean, edited.options),
  ];
  vi.useRealTimers();
  if (!('bytes' in wanted)) {
    expect(now).toEqual(wanted);
    return false;
  }
  expect({ ...now, bytes: 0 }).toEqual({ ...wanted, bytes: 0 });
  const [files, fresh] = [remembering.contents(), clean.contents()];
  rmSync(dirname(clean.outDir), { recursive: true });
  expect(differences(files, fresh)).toEqual([]);
  return true;
}

describe('a build that remembers, and a check', () => {
  it('leaves the same bytes and says the same as one that does not, after any edits', async () => {
    const built = { yes: 0, no: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyEdit, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (sequence, keeps) => {
          const edited: Edited = { site: new FixtureSite(changingSite), options: {}, keeps };
          const remembering = new BuiltSite(edited.site);
          await compare(edited, remembering);
          for (const { run } of sequence) {
            run(edited);
            built[(await compare(edited, remembering)) ? 'yes' : 'no'] += 1;
          }
          for (const folder of [edited.site.dir, dirname(remembering.outDir)])
            rmSync(folder, { recursive: true });
        },
      ),
      {
        numRuns: Number(process.env.PORTAO_RUNS ?? 30),
        interruptAfterTimeLimit: 100_000,
        markInterruptAsFailure: false,
      },
    );
    // Neither are all of them wrong, nor is none.
    expect(Math.min(built.yes, built.no)).toBeGreaterThan(5);
  });

  it.each(Object.keys(edits))('leaves the same bytes after one edit: %s', async (name) => {
    const edited: Edited = { site: new FixtureSite(changingSite), options: {} };
    const remembering = new BuiltSite(edited.site);
    await compare(edited, remembering);
    edits[name]!(edited);
    await compare(edited, remembering);
    // The memory of that build is as good.
    edits['the day of a page']!(edited);
    await compare(edited, remembering);
  });

  it.each<[string, string]>([
    ['is no JSON any more', '{'],
    ['forbids what a page says', JSON.stringify({ ...notice, required: ['type', 'title'] })],
  ])('says what is wrong where the schema of an own block %s', async (_, schema) => {
    const file = 'blocks/notice/notice.schema.json';
    const site = new FixtureSite({
      [file]: JSON.stringify(notice),
      'blocks/notice/Notice.tsx': 'export const Notice = () => null;\n',
      'pages/aviso.yaml': page('/aviso', '', '  - { type: notice, text: Olá. }\n'),
    });
    const remembering = new BuiltSite(site);
    const told = async (built: BuiltSite) =>
      built.build().then(
        () => [],
        ({ problems }: { problems: readonly { file: string; code: string }[] }) =>
          problems.map((one) => `${one.file} ${one.code}`).sort(),
      );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect(await told(remembering)).toEqual([]);
    site.apply({ [file]: schema });
    const wanted = await told(new BuiltSite(site));
    expect(wanted.length).toBeGreaterThan(0);
    expect(await told(remembering)).toEqual(wanted);
  });

  it('builds a site whose folder is reached through a link, and one among folders of others', async () => {
    const site = new FixtureSite();
    const link = join(makeFolder(), 'site');
    symlinkSync(site.dir, link);
    const [straight, linked] = [new BuiltSite(site), new BuiltSite(site)];
    await straight.build();
    mkdirSync(join(site.dir, 'node_modules'));
    symlinkSync(site.dir, join(site.dir, 'node_modules/circle'));
    await linked.build({ siteDir: link });
    expect(linked.contents()).toEqual(straight.contents());
    expect(linked.paths()).toContain('osasco.html');
  });

  it('resolves one page after an edit of one', async () => {
    const site = new FixtureSite();
    const built = new BuiltSite(site);
    const at = async (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
      const { paths } = await built.build();
      vi.useRealTimers();
      return paths;
    };
    expect((await at(1)).length).toBeGreaterThan(4);
    site.apply({ 'pages/index.yaml': [['Onde atendemos', 'Aonde vamos']] });
    expect(await at(2)).toEqual(['/']);
    expect(await at(3)).toEqual([]);
  });

  it.each<[string, (file: string) => void]>([
    ['is cut short', (file) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 900))],
    [
      'lacks a page',
      (file) =>
        writeFileSync(
          file,
          readFileSync(file, 'utf8')
            .split('\n')
            .filter((line) => !line.includes('osasco.yaml'))
            .join('\n'),
        ),
    ],
    [
      'is of another version',
      (file) =>
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"version":\d+/, '"version":0')),
    ],
    [
      'is of another engine',
      (file) =>
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"engine":"[^"]*"/, '"engine":"x"')),
    ],
    ['is empty', (file) => writeFileSync(file, '')],
    ['is no JSON', (file) => writeFileSync(file, 'x')],
    ['is gone', (file) => rmSync(file)],
  ])('makes all anew where its memory %s', async (_, spoil) => {
    const edited: Edited = { site: new FixtureSite(changingSite), options: {} };
    const remembering = new BuiltSite(edited.site);
    await compare(edited, remembering);
    spoil(join(stateDir(remembering.outDir), 'pages.jsonl'));
    edits['a text of a page']!(edited);
    expect(await compare(edited, remembering)).toBe(true);
  });
});
