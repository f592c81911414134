// How much work commands do, counted: what was done before and has not changed is not done again.
import type { Ajv as AjvClass } from 'ajv';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { checkOnce } from '../../cli/site/last-check.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import { crossCheck } from '../../engine/check/cross-check.ts';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { Schemas } from '../../engine/content/schemas.ts';
import { DevState } from '../../engine/dev/state.ts';
import { PageBuilder } from '../../engine/publish/page-builder.ts';
import { changingSite, page, post } from './changing-site.ts';
import { BuiltSite } from './fake-bundle.ts';
import { FixtureSite } from './fixture.ts';

const { Ajv } = createRequire(import.meta.url)('ajv') as { Ajv: typeof AjvClass };
const work = vi.hoisted(() => ({
  parsed: [] as string[],
  threads: 0,
  advice: [] as string[],
  claims: [] as string[],
  resolved: [] as string[],
}));

vi.mock('../../engine/content/parse-source.ts', async (load) => {
  const original = await load<typeof import('../../engine/content/parse-source.ts')>();
  return {
    ...original,
    parseSource: (path: string, bytes: Uint8Array) => {
      work.parsed.push(path);
      return original.parseSource(path, bytes);
    },
  };
});
vi.mock('../../engine/blog/safety/unsafe-advice.ts', async (load) => {
  const original = await load<typeof import('../../engine/blog/safety/unsafe-advice.ts')>();
  return {
    ...original,
    unsafeAdvice: (...asked: Parameters<typeof original.unsafeAdvice>) => {
      work.advice.push(...asked[1]);
      return original.unsafeAdvice(...asked);
    },
  };
});
vi.mock('../../engine/check/lints/claims/claim-pattern.ts', async (load) => {
  const original = await load<typeof import('../../engine/check/lints/claims/claim-pattern.ts')>();
  return {
    ...original,
    claimFinder: (...asked: Parameters<typeof original.claimFinder>) => {
      const find = original.claimFinder(...asked);
      return (text: string) => {
        work.claims.push(text);
        return find(text);
      };
    },
  };
});
vi.mock('../../engine/resolve/resolve-page.ts', async (load) => {
  const original = await load<typeof import('../../engine/resolve/resolve-page.ts')>();
  return {
    ...original,
    resolvePage: (...asked: Parameters<typeof original.resolvePage>) => {
      work.resolved.push(asked[0].file.path);
      return original.resolvePage(...asked);
    },
  };
});
vi.mock('../../engine/check/cross-check.ts', async (load) => {
  const original = await load<typeof import('../../engine/check/cross-check.ts')>();
  return { crossCheck: vi.fn(original.crossCheck) };
});
vi.mock('../../engine/files/compiled-scripts.cjs', () => ({
  startThread: () => {
    work.threads += 1;
    throw new Error('no thread is needed');
  },
}));

/** What all pages share, but for a `site.yaml` that was parsed before. */
const shared = ['partials/contato.yaml', 'partials/duvidas.yaml'];
const notice = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'text'],
  properties: { type: { const: 'notice' }, text: { type: 'string', 'x-role': 'text' } },
};
/** What no text of a site may advise. */
const rules = (finds: string) =>
  `rules:\n  - id: mola\n    rule: Ninguém solta a mola.\n    why: Ela arremessa a folha.\n    instead: Chame um técnico.\n    within: sentence\n    finds: [${finds}]\n    breaks: [Solte a mola.]\n    fine: [Chame um técnico.]\n`;
const site = () =>
  new FixtureSite({
    ...changingSite,
    'blocks/notice/notice.schema.json': JSON.stringify(notice),
    'blocks/notice/Notice.tsx':
      'export function Notice({ text }: { text: string }) {\n  return <p>{text}</p>;\n}\n',
    'blocks/notice/notice.examples.yaml': '- title: Aviso\n  block: { type: notice, text: Olá. }\n',
    'pages/aviso.yaml': page('/aviso', '', '  - { type: notice, text: Olá. }\n'),
  });

let compile: MockInstance;
let resolved: MockInstance<PageBuilder['build']>;

/** What is done from now on. */
function count() {
  work.parsed = [];
  work.threads = 0;
  compile.mockClear();
  resolved.mockClear();
}
/** What was done: documents that were parsed, sorted, schemas that were compiled, threads that were started. */
const done = () => ({
  parsed: [...work.parsed].sort(),
  compiled: compile.mock.calls.length,
  threads: work.threads,
});
const nothing = { parsed: [], compiled: 0, threads: 0 };

beforeEach(() => {
  // What was written a moment ago is mtime-safe.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  compile = vi.spyOn(Ajv.prototype, 'compile');
  resolved = vi.spyOn(PageBuilder.prototype, 'build');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a build', () => {
  const before = { now: '2026-04-01', posts: [post('um')] };
  async function built() {
    const one = new BuiltSite(site());
    await one.build(before);
    vi.setSystemTime(Date.now() + 60_000);
    count();
    return one;
  }

  it('for the first time parses each document once', async () => {
    const one = new BuiltSite(site());
    one.site.apply({ 'site.yaml': [['value: "128"', 'value: "129"']] });
    await one.build(before);
    expect(done().parsed).toEqual([
      'pages/aviso.yaml',
      'pages/bairros/lapa.yaml',
      'pages/blog.yaml',
      'pages/cidades/barueri.yaml',
      'pages/cidades/osasco.yaml',
      'pages/dicas.json',
      'pages/index.yaml',
      ...shared,
      'site.yaml',
    ]);
    expect(done().compiled).toBeGreaterThan(0);
  });

  it('with nothing to do does nothing, with as many threads as one likes', async () => {
    const one = await built();
    await one.build({ ...before, threads: 4 });
    expect(done()).toEqual(nothing);
    expect(resolved).not.toHaveBeenCalled();
  });

  it('after an edit of one page parses that page, and what all pages share', async () => {
    const one = await built();
    one.site.apply({ 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã']] });
    await one.build(before);
    expect(done()).toEqual({ ...nothing, parsed: ['pages/cidades/osasco.yaml', ...shared] });
    expect(resolved.mock.calls.map(([sources]) => sources)).toEqual([
      ['pages/cidades/osasco.yaml'],
    ]);
  });

  it('reads for its safety what nobody found harmless before, whichever command', async () => {
    const one = new BuiltSite(
      new FixtureSite({ ...changingSite, 'safety.yaml': rules('solte a mola') }),
    );
    const advice = async (task: () => unknown) => {
      work.advice = [];
      await task();
      return work.advice.join('\n');
    };
    const build = () => one.build(before);
    const check = () => void checkSite(one.site.dir, { lints: 'check', remembers: true });
    expect(await advice(build)).toContain('Hoje mesmo');
    one.site.apply({ 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã']] });
    const afterEdit = await advice(build);
    expect(afterEdit).toContain('Amanhã');
    expect(afterEdit).not.toContain('Barueri');
    expect(await advice(check)).toBe('');
    one.site.apply({ 'pages/cidades/osasco.yaml': [['Amanhã', 'Depois']] });
    expect(await advice(check)).toContain('Depois');
    expect(await advice(build)).toBe('');
  });

  it('with a new post parses the page that lists posts, and what all pages share', async () => {
    const one = await built();
    await one.build({ ...before, posts: [post('dois'), post('um')] });
    expect(done()).toEqual({ ...nothing, parsed: ['pages/blog.yaml', ...shared] });
    expect(resolved.mock.calls.map(([sources]) => sources)).toEqual([
      ['pages/blog.yaml', 'post:dois', 'post:um'],
    ]);
  });

  it('of documents that were kept as soon as they were written parses with a new post no more than that', async () => {
    vi.useRealTimers();
    const one = new BuiltSite(site());
    await one.build({ ...before, documents: 'keep' });
    count();
    await one.build({ ...before, documents: 'kept', posts: [post('dois'), post('um')] });
    expect(done()).toEqual({ ...nothing, parsed: ['pages/blog.yaml', ...shared] });
  });
});

describe('a check', () => {
  it('parses each document once, and compiles no schema that was compiled before', () => {
    const { dir } = site();
    checkSite(dir, { lints: 'check' });
    count();
    checkSite(dir, { lints: 'check' });
    expect(done().parsed).toHaveLength(new Set(done().parsed).size);
    expect(done().parsed).toEqual(expect.arrayContaining(shared));
    expect(done()).toMatchObject({ compiled: 0, threads: 0 });
  });

  it('reads for its safety what the schema of an own block makes a text', () => {
    const asId = { ...notice.properties, text: { type: 'string', 'x-role': 'id' } };
    const schema = (properties: object) => JSON.stringify({ ...notice, properties });
    const one = site();
    one.apply({
      'safety.yaml': rules('solte a mola'),
      'blocks/notice/notice.schema.json': schema(asId),
      'pages/aviso.yaml': [['text: Olá.', 'text: Solte a mola.']],
    });
    const check = () =>
      checkSite(one.dir, { lints: 'check', remembers: true }).problems.map(({ code }) => code);
    expect(check()).not.toContain('safety');
    one.apply({ 'blocks/notice/notice.schema.json': schema(notice.properties) });
    expect(check()).toContain('safety');
  });

  it('reads no text for its safety that was harmless before, by the same rules', () => {
    const one = new FixtureSite({ ...changingSite, 'safety.yaml': rules('solte a mola') });
    const check = () => {
      work.advice = [];
      const { problems } = checkSite(one.dir, { lints: 'check', remembers: true });
      return problems.filter(({ code }) => code === 'safety').map(({ file }) => file);
    };
    expect(check()).toEqual([]);
    expect(work.advice.length).toBeGreaterThan(10);
    expect(check()).toEqual([]);
    expect(work.advice).toEqual([]);

    one.apply({ 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Solte a mola.']] });
    expect(check()).toEqual(['pages/cidades/osasco.yaml']);
    expect(work.advice.join('\n')).toContain('Solte a mola.');
    const read = work.advice.length;
    // What broke a rule is told by every check.
    expect(check()).toEqual(['pages/cidades/osasco.yaml']);
    expect(work.advice).toHaveLength(read);

    writeFileSync(join(one.dir, 'safety.yaml'), rules('solte a mola, motor'));
    expect(check().length).toBeGreaterThan(1);
  });
});

describe('a check after a check', () => {
  const osasco = 'pages/cidades/osasco.yaml';
  const tips = 'pages/dicas.json';
  const checked = (one: FixtureSite) => {
    work.resolved = [];
    return checkSite(one.dir, { lints: 'check', remembers: true, now: '2026-06-01' }).problems;
  };

  it('resolves no page again, after an edit the pages that show it', () => {
    const one = site();
    const first = checked(one);
    expect(work.resolved).toHaveLength(7);
    expect(checked(one)).toEqual(first);
    expect(work.resolved).toEqual([]);
    one.apply({ [osasco]: [['Hoje mesmo', 'Amanhã']] });
    checked(one);
    expect(work.resolved).toEqual([osasco]);
    one.apply({ 'partials/duvidas.yaml': [['Uma manhã.', 'Uma tarde.']] });
    checked(one);
    expect(work.resolved).toEqual(['pages/index.yaml', osasco]);
    one.apply({ 'site.yaml': [['value: "128"', 'value: "99"']] });
    checked(one);
    expect(work.resolved).toHaveLength(7);
  });

  it('holds to their schemas the documents that no check held to the same before, and so does a build', async () => {
    const satisfies = vi.spyOn(Schemas.prototype, 'satisfies');
    const held = async (command: () => unknown) => {
      satisfies.mockClear();
      await command();
      return satisfies.mock.calls.map(([kind]) => kind).sort();
    };
    const built = new BuiltSite(site());
    const one = built.site;
    const check = () => checked(one);
    const shared = ['PartialDocument', 'PartialDocument', 'SiteDocument'];
    const pages = Array<string>(7).fill('PageDocument');
    expect(await held(check)).toEqual([...pages, ...shared]);
    expect(await held(check)).toEqual([]);
    expect(await held(() => built.build())).toEqual(pages);
    one.apply({
      [osasco]: [['Hoje mesmo', 'Amanhã']],
      'partials/duvidas.yaml': [['Uma', 'Outra']],
    });
    expect(await held(check)).toEqual(['PageDocument', 'PartialDocument']);
    expect(await held(() => built.build())).not.toContain('PartialDocument');
    const more = { ...notice.properties, more: { type: 'string', 'x-role': 'text' } };
    one.apply({
      'blocks/notice/notice.schema.json': JSON.stringify({ ...notice, properties: more }),
    });
    expect(await held(check)).toEqual([...pages, ...shared]);
  });

  it('tells each time of what does not satisfy its schema, and of what is never shown', () => {
    const one = site();
    checked(one);
    one.apply({ 'partials/duvidas.yaml': [['type: accordion', 'type: acordeon']] });
    for (const _ of [1, 2])
      expect(checked(one).map(({ file }) => file)).toContain('partials/duvidas.yaml');
    one.apply({ 'partials/duvidas.yaml': [['type: acordeon', 'type: accordion']] });
    one.apply({
      [tips]: [
        [
          '"type": "text"',
          '"show": { "from": "2026-03-01", "until": "2026-02-01" }, "type": "text"',
        ],
      ],
    });
    for (const _ of [1, 2])
      expect(checked(one).map(({ code, file }) => `${code} ${file}`)).toContain(
        `show-never ${tips}`,
      );
  });

  it('says each time what is wrong, and looks at the other pages no more than before', () => {
    const one = site();
    checked(one);
    one.apply({ [tips]: [['Desligue o motor', '[Desligue](/nenhures) o motor']] });
    for (const _ of [1, 2]) {
      expect(checked(one).map(({ code, file }) => `${code} ${file}`)).toContain(
        `link-unknown ${tips}`,
      );
      expect(work.resolved).toEqual([tips]);
    }
  });
});

describe('a check of what is as it was', () => {
  const checked = async (one: FixtureSite, now: string) => {
    count();
    return checkOnce(one.dir, null, now);
  };

  it('reads no document, and says what was found', async () => {
    const one = site();
    one.apply({ 'pages/dicas.json': [['Desligue o motor', '[Desligue](/nenhures) o motor']] });
    const first = await checked(one, '2026-06-01T12:00:00Z');
    expect(first.problems.map(({ code }) => code)).toContain('link-unknown');
    const again = await checked(one, '2026-06-01T13:00:00Z');
    expect(done()).toEqual(nothing);
    expect(formatProblems(again.problems, 'pt-BR')).toBe(formatProblems(first.problems, 'pt-BR'));
    expect(again.missing.map(({ code }) => code)).toEqual(first.missing.map(({ code }) => code));
  });

  it.each([
    [
      'a document',
      (one: FixtureSite) => one.apply({ 'pages/dicas.json': [['Desligue', 'Ligue']] }),
    ],
    [
      'own code',
      (one: FixtureSite) => one.apply({ 'blocks/notice/Notice.tsx': [['<p>', '<p lang="pt">']] }),
    ],
    [
      'what is installed',
      (one: FixtureSite) => one.apply({ 'node_modules/.package-lock.json': '{}' }),
    ],
  ])('is none once %s is another', async (_, change) => {
    const one = site();
    one.apply({ 'package.json': '{}' });
    await checked(one, '2026-06-01T12:00:00Z');
    change(one);
    await checked(one, '2026-06-01T12:00:00Z');
    expect(done().parsed).not.toEqual([]);
  });

  it('is none on another day', async () => {
    const one = site();
    await checked(one, '2026-06-01T12:00:00Z');
    await checked(one, '2026-06-02T12:00:00Z');
    expect(done().parsed).not.toEqual([]);
  });
});

describe('a check that looks for claims', () => {
  const exception = 'exceptions: { claim-by-hand: [128 técnicos] }\n';
  const said = [['Hoje mesmo', 'Hoje mesmo com 128 técnicos']] as const;
  const osasco = 'pages/cidades/osasco.yaml';
  const claiming = () => {
    const one = new FixtureSite(changingSite);
    one.apply({ 'site.yaml': [['value: "128"', 'value: "128", unit: [técnicos]']] });
    return one;
  };
  const checked = (one: FixtureSite) => {
    work.claims = [];
    const { problems } = checkSite(one.dir, { lints: 'check', remembers: true });
    return problems.flatMap(({ code, file }) =>
      code === 'claim-by-hand' || code === 'exception-unused' ? [`${code} ${file}`] : [],
    );
  };

  it('reads no text again that had none of the same claims', () => {
    const one = claiming();
    expect(checked(one)).toEqual([]);
    expect(work.claims.length).toBeGreaterThan(10);
    expect(checked(one)).toEqual([]);
    // The price range of site.yaml, which is no document of texts.
    expect(work.claims.length).toBeLessThan(2);
    one.apply({ [osasco]: said });
    expect(checked(one)).toEqual([`claim-by-hand ${osasco}`]);
    expect(checked(one)).toEqual([`claim-by-hand ${osasco}`]);
    one.apply({ 'site.yaml': [['value: "128"', 'value: "129"']] });
    expect(checked(one)).toEqual([]);
  });

  it('knows each time which exceptions are met', () => {
    const one = claiming();
    one.apply({ [osasco]: said, 'site.yaml': [['rating: {', `${exception}rating: {`]] });
    expect(checked(one)).toEqual([]);
    expect(checked(one)).toEqual([]);
    one.apply({ [osasco]: [['com 128 técnicos', 'com gente boa']] });
    expect(checked(one)).toEqual(['exception-unused site.yaml']);
  });
});

describe('a check that looks for places and hours', () => {
  const barueri = 'pages/cidades/barueri.yaml';
  const lead = '"A {{region.distance}} km do centro, perto de {{region.near}}."';
  const codes = ['place-foreign', 'hours-by-hand', 'exception-unused'];
  const checked = (one: FixtureSite) =>
    checkSite(one.dir, { lints: 'check', remembers: true })
      .problems.filter(({ code }) => codes.includes(code))
      .map(({ code, file }) => `${code} ${file}`);

  it('says the same each time, and looks again where a name or an exception has changed', () => {
    const one = new FixtureSite(changingSite);
    one.apply({ [barueri]: [[lead, 'Aqui e em Penha, das 9h às 17h30.']] });
    expect(checked(one)).toEqual([`hours-by-hand ${barueri}`]);
    expect(checked(one)).toEqual([`hours-by-hand ${barueri}`]);
    const exceptions = 'exceptions: { hours-by-hand: [das 9h às 17h30] }\n';
    one.apply({ 'site.yaml': [['rating: {', `${exceptions}rating: {`]] });
    expect(checked(one)).toEqual([]);
    // An exception that is met is not unused, the next time either.
    expect(checked(one)).toEqual([]);
    one.apply({ 'pages/bairros/lapa.yaml': [['  name: Lapa', '  name: Penha']] });
    expect(checked(one)).toEqual([`place-foreign ${barueri}`]);
    expect(checked(one)).toEqual([`place-foreign ${barueri}`]);
  });
});

describe('the development server', () => {
  it('parses one document after an edit of one, and the pages that list posts after a new post', () => {
    const { dir } = site();
    const state = new DevState(dir, [post('um')]);
    expect(state.errors).toEqual([]);
    count();
    state.edit('pages/cidades/osasco.yaml');
    expect(done()).toEqual({ ...nothing, parsed: ['pages/cidades/osasco.yaml'] });
    count();
    state.setPosts([post('dois'), post('um')]);
    expect(done()).toEqual({ ...nothing, parsed: ['pages/blog.yaml'] });
    count();
    state.refresh();
    expect(done()).toEqual(nothing);
  });

  it('holds pages to each other after an edit that others show, and not after one of a text', () => {
    const at = site();
    const state = new DevState(at.dir, []);
    const osasco = 'pages/cidades/osasco.yaml';
    const crossChecksOf = (from: string, to: string) => {
      vi.mocked(crossCheck).mockClear();
      at.apply({ [osasco]: [[from, to]] });
      state.edit(osasco);
      return vi.mocked(crossCheck).mock.calls.length;
    };
    expect(crossChecksOf('Hoje mesmo', 'Amanhã')).toBe(0);
    expect(crossChecksOf('title: Motor de portão em Osasco', 'title: Outro')).toBe(1);
  });
});
