import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, root, textOf } from './tree.ts';

const papers = ['README.md', ...filesBelow('docs').filter((file) => file.endsWith('.md'))];
/** Those that tell how the code is; others name files of an example, or tell of their day. */
const ofCode = papers.filter((file) =>
  /^docs\/(?:architecture|data|design|engine\/.*)\.md$/.test(file),
);

const withoutCode = (text: string) =>
  text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
const headingIds = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The owner's description of the first site, its paragraphs, and what else lies beside the repository. */
const cited =
  /\bspecifications?\b|(?<!RFC \d+ )§|\bshared\/[\w/-]+\.md\b|(?<!\])\(decisions[,:)]/gi;
/** The acceptance test, which quotes that description, where we differ from it, and this. */
const mayCite = /^(?:tests\/site\/|docs\/deviations\.md$|tests\/structure\/docs\.test\.ts$)/;

describe('what is written about the project', () => {
  test.each(papers)('%s links to what is there', (file) => {
    const links = [...withoutCode(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link]) => link!)
      .filter((link) => !/^(?:https?:|mailto:|\/)/.test(link));
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !headingIds(target).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('the guide for authors lists all of its sections, in order', () => {
    const [, list = ''] = /\n\n(- [\s\S]*?)\n\n/.exec(textOf('docs/authoring.md')) ?? [];
    const listed = [...list.matchAll(/^(?: {2})?- \[(.*)\]/gm)].map(([, heading]) => heading);
    const text = withoutCode(textOf('docs/authoring.md'));
    expect(listed).toEqual([...text.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading]) => heading));
  });

  test.each(ofCode)('%s names files that are there', (file) => {
    const names = [
      ...textOf(file).matchAll(
        /`((?:bench|blocks|cli|docs|engine|schemas|site|supabase|tests)\/[\w./+-]+)`/g,
      ),
    ].map(([, name]) => name!);
    expect(names.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });

  test('nothing cites a paper that the repository does not have', () => {
    const files = filesBelow('.').filter(
      (file) => /\.(?:[cm]?[jt]sx?|css|sql|md|ya?ml|json|toml)$/.test(file) && !mayCite.test(file),
    );
    expect(files.length).toBeGreaterThan(1000);
    expect(
      files.flatMap((file) =>
        (textOf(file).match(cited) ?? []).map((words) => `${file}: ${words}`),
      ),
    ).toEqual([]);
  });

  test('code names papers of this folder that are there', () => {
    const written = filesBelow('docs');
    const named = filesBelow('.')
      .filter((file) => /\.(?:[cm]?[jt]sx?|css|sql)$/.test(file) && !file.startsWith('tests/'))
      .flatMap((file) => textOf(file).match(/\bdocs\/(?:decisions\/\d{3}|[\w/-]+\.md)/g) ?? []);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !written.some((file) => file.startsWith(name)))).toEqual([]);
  });

  test('the deviations say of each what the specification has, what we do and why', () => {
    const rows = textOf('docs/deviations.md')
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\|(?:---|\s*The specification)/.test(line));
    expect(rows.length).toBeGreaterThan(40);
    const told = rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .filter((cell) => cell.trim()),
    );
    expect(rows.filter((_, position) => told[position]!.length !== 3)).toEqual([]);
    // Nobody who reads the guides from the beginning should have to know of it already.
    expect(textOf('docs/architecture.md')).toContain('](deviations.md)');
  });

  test('the architecture says for everyday work which files to touch', () => {
    const [, table = ''] =
      /## What do I touch for …\n\n\| \| \|\n\|---\|---\|\n((?:\|.*\n)+)/.exec(
        textOf('docs/architecture.md'),
      ) ?? [];
    const rows = table.trim().split('\n');
    expect(rows.length).toBeGreaterThan(8);
    // That each is there is looked at above.
    expect(rows.filter((row) => !/`(?:blocks|cli|engine|schemas)\//.test(row))).toEqual([]);
  });

  test('the architecture is read in one sitting', () => {
    expect(textOf('docs/architecture.md').split('\n').length).toBeLessThanOrEqual(120);
  });
});
