// The own code of a site is kept with its documents: what is public is made of both as they were, whatever is being written.
import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { BundleFailed, makeBundle } from '../../../engine/publish/bundle.ts';
import type { BuildOptions } from '../../../engine/publish/build-options.ts';
import { root } from '../../structure/tree.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, makeFolder, type Edits } from '../fixture.ts';

const schema = JSON.stringify({
  title: 'Aviso',
  description: 'Uma frase.',
  'x-facts': ['days'],
  type: 'object',
  additionalProperties: false,
  required: ['type', 'text'],
  properties: {
    type: { title: 'Tipo', description: 'O tipo.', const: 'notice' },
    text: { title: 'Texto', description: 'Uma frase.', type: 'string', 'x-role': 'text' },
  },
});
/** A block with a drawing of its own, a fact, and what both import from elsewhere in the site. */
const code: Edits = {
  'blocks/notice/notice.schema.json': schema,
  'blocks/notice/Notice.tsx':
    "import { mark } from '../../lib/mark.ts';\nimport css from './notice.module.css';\nexport const Notice = ({ text, days }: { text: string; days: number }) => <p className={css.text}>{`${text} ${mark} ${days}`}</p>;\n",
  'blocks/notice/notice.module.css': '.text { letter-spacing: 3px }',
  'drawings/agulha.svg': '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  'facts/days.ts': "import { days } from '../lib/days.ts';\nexport default () => days;\n",
  'lib/days.ts': 'export const days = 5;\n',
  'lib/mark.ts': "export const mark = 'antes';\n",
  'pages/index.yaml': [['  - type: text\n', '  - { type: notice, text: Aviso }\n  - type: text\n']],
};

/** A site whose bundles are made in a project apart, which others share unless they name another. */
class OwnSite extends BuiltSite {
  static readonly shared = join(makeFolder(), 'project');

  constructor(readonly project = OwnSite.shared) {
    super(new FixtureSite(code, 'one-page'));
    mkdirSync(this.project, { recursive: true });
  }

  publish(options: Partial<BuildOptions>) {
    const siteDir = this.site.dir;
    return this.build({
      bundle: (dir) =>
        makeBundle(this.project, {
          siteDir: dir,
          origin: dir === siteDir ? undefined : siteDir,
          packageDir: root,
        }),
      ...options,
    });
  }

  get notice(): string | undefined {
    return /Aviso \w+ \d+/.exec(this.file('index.html'))?.[0];
  }
}
let minutes = 0;
afterEach(() => void vi.useRealTimers());
/** A minute after the last edit: the times of files tell every change. */
const later = () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (minutes += 1) * 60_000 });
};
/** What changes every page and is no file, as posts do. */
const moved = () => ({ url: `https://www.${(minutes += 1)}.example` });

describe('own code that is kept', () => {
  let built: OwnSite;
  beforeAll(async () => {
    built = new OwnSite();
    later();
    await built.publish({ documents: 'keep' });
  });

  it('is that of the folder, with what its modules import from elsewhere in the site', () => {
    expect(built.notice).toBe('Aviso antes 5');
    expect(checkSite(built.site.dir).problems).toEqual([]);
  });

  it.each<[string, Edits]>([
    [
      'a block that is edited half way',
      { 'blocks/notice/Notice.tsx': 'export const Notice = () => <p>' },
    ],
    [
      'a block that looks otherwise',
      { 'blocks/notice/Notice.tsx': 'export const Notice = () => <p>Outro</p>;' },
    ],
    ['a block that is gone', { 'blocks/notice/Notice.tsx': null }],
    ['other styles', { 'blocks/notice/notice.module.css': '.text { letter-spacing: 9px }' }],
    ['a drawing', { 'drawings/agulha.svg': '<svg viewBox="0 0 9 9"><path d="M9 9h9"/></svg>' }],
    ['a fact that cannot run', { 'facts/days.ts': 'export default () => {' }],
    ['what a fact imports', { 'lib/days.ts': 'export const days = 9;\n' }],
    ['what a block imports', { 'lib/mark.ts': null }],
  ])('is what a post is published with, and not %s', async (_, edits) => {
    const wanted = new OwnSite();
    const address = moved();
    await wanted.publish(address);
    const before = Object.fromEntries(
      Object.keys(edits).map((file) => [file, built.site.read(file)]),
    );
    built.site.apply(edits);
    await built.publish({ documents: 'kept', ...address });
    expect(built.notice).toBe('Aviso antes 5');
    expect(built.file('index.html')).toBe(wanted.file('index.html'));
    built.site.apply(before);
  });

  it('stays where the folder cannot be bundled, which names the file in the folder; mended it goes live', async () => {
    const before = built.site.read('blocks/notice/Notice.tsx');
    built.site.apply({ 'blocks/notice/Notice.tsx': 'export const Notice = () => <p>' });
    const failed: unknown = await built
      .publish({ documents: 'keep' })
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(BundleFailed);
    expect((failed as BundleFailed).output).toContain('blocks/notice/Notice.tsx');
    expect((failed as BundleFailed).output).not.toContain('/sites/');
    await built.publish({ documents: 'kept', ...moved() });
    expect(built.notice).toBe('Aviso antes 5');
    built.site.apply({
      'blocks/notice/Notice.tsx': before,
      'lib/mark.ts': "export const mark = 'depois';\n",
    });
    await built.publish({ documents: 'keep' });
    expect(built.notice).toBe('Aviso depois 5');
  });

  it('is bundled again from what was kept where its bundle is gone', async () => {
    built.site.apply({ 'blocks/notice/Notice.tsx': 'export const Notice = () => <p>' });
    const bundles = join(built.project, '.portao/bundle');
    const away = join(makeFolder(), 'bundle');
    renameSync(bundles, away);
    // Making those that others share takes seconds.
    onTestFinished(() => {
      rmSync(bundles, { recursive: true });
      renameSync(away, bundles);
    });
    await built.publish({ documents: 'kept', ...moved() });
    expect(built.notice).toBe('Aviso depois 5');
  });
});

describe('a build that remembers', () => {
  it('sees what facts and blocks import from elsewhere in the site', async () => {
    const built = new OwnSite();
    later();
    await built.publish({});
    built.site.apply({ 'lib/mark.ts': "export const mark = 'depois';\n" });
    later();
    await built.publish({});
    expect(built.notice).toBe('Aviso depois 5');
    built.site.apply({ 'lib/days.ts': 'export const days = 6;\n' });
    later();
    await built.publish({});
    expect(built.notice).toBe('Aviso depois 6');
  });
});

describe('a bundle in a project of its own', () => {
  const built = new OwnSite(join(makeFolder(), 'project'));
  const bundles = join(built.project, '.portao/bundle');
  const shared = 'pt-BR_pt-BR_America-Sao_Paulo';
  const old = ['a', 'b', 'c', 'd'].map((letter) => `${shared}_${letter.repeat(16)}`);
  beforeAll(async () => {
    for (const [day, name] of [shared, ...old].entries()) {
      mkdirSync(join(bundles, name), { recursive: true });
      writeFileSync(join(bundles, name, 'stamp'), '');
      utimesSync(join(bundles, name, 'stamp'), day, day);
    }
    built.site.apply({
      'blocks/notice/parts/notice.module.css': '.text { letter-spacing: 7px }',
      'blocks/notice/Notice.tsx':
        "import css from './notice.module.css';\nimport other from './parts/notice.module.css';\nexport const Notice = () => <p className={css.text}>Aviso<i className={other.text}>outro</i></p>;\n",
    });
    await built.publish({});
  });

  it('takes the place of those that nobody used for long', () => {
    const left = readdirSync(bundles);
    expect(left).toHaveLength(4);
    expect(left).toEqual(expect.arrayContaining([shared, ...old.slice(2)]));
  });

  it('gives two style sheets of one name classes of their own', () => {
    const [, one, two] = /<p class="?(\w+)"?>Aviso<i class="?(\w+)/.exec(built.file('index.html'))!;
    expect(one).not.toBe(two);
  });
});
