// The files of an export: whatever a database holds is read back as it was.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parseCsv, printCsv } from '../../cli/data/csv.ts';
import {
  differenceOf,
  ExportUnreadable,
  ForeignFolder,
  readExport,
  writeExport,
  type Rows,
} from '../../cli/data/folder.ts';
import { parsePost, printPost } from '../../cli/data/post-files.ts';
import { tables } from '../../cli/data/tables.ts';
import { parsePostFile } from '../../engine/content/posts/post-file.ts';
import { makeFolder } from '../engine/fixture.ts';

const { renameSync: move } = await vi.importActual<typeof import('node:fs')>('node:fs');
vi.mock(import('node:fs'), async (original) => {
  const fs = await original();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});

/** A text as PostgreSQL holds it: anything but the null byte. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom('"', ';', ',', '\n', '\r', "'", '=', '-', ' ', '#', ':', 'é'),
    }),
  )
  .map((one) => one.replaceAll('\0', ''));
const filled = text.filter((one) => /\S/.test(one));

const timeZone = 'Europe/London';

describe('CSV', () => {
  test('gives back every cell, and tells no value from an empty text', () => {
    const row = fc.record({ a: fc.option(text), b: fc.option(text), c: fc.option(text) });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        for (const separator of [';', ','] as const)
          expect(parseCsv(printCsv(['a', 'b', 'c'], rows, separator))).toEqual(rows);
      }),
    );
  });

  test('runs nothing in a spreadsheet', () => {
    expect(printCsv(['a'], [{ a: '=1+1' }, { a: "'x" }], ';')).toBe("\uFEFFa\r\n'=1+1\r\n''x\r\n");
  });

  test('that was saved elsewhere is read; what is none is refused with its line', () => {
    expect(parseCsv('a;b\n1;"x;y"\n')).toEqual([{ a: '1', b: 'x;y' }]);
    expect(parseCsv('a,b\n1,"x,y"\n')).toEqual([{ a: '1', b: 'x,y' }]);
    expect(() => parseCsv('a;b\n1\n')).toThrow('line 2');
    expect(() => parseCsv('a\n"x')).toThrow('line 2');
  });
});

const row = (more: object = {}) => ({
  id: '5eed0000-0000-4000-8000-000000000001',
  title: 'Portão que não fecha',
  slug: 'portao-que-nao-fecha',
  content: 'Olhe a fotocélula.\n',
  meta_description: 'Uma frase.',
  tags: '["conserto"]',
  seo_score: '30',
  views: '7',
  status: 'draft',
  published_at: '2026-11-20T11:00:00.123456+00:00',
  created_at: '2026-11-20T11:00:00+00:00',
  updated_at: '2026-11-20T11:00:00+00:00',
  computed_score: null,
  withdrawn_at: null,
  ...more,
});

describe('a post as a file', () => {
  test('is read back as it was, whatever its texts', () => {
    const status: 'published' | 'draft' = 'draft';
    const example = { title: '!', content: '', tags: '[]', status, withdrawn_at: null };
    const post = fc.record({
      title: filled,
      content: text,
      meta_description: text,
      tags: fc
        .array(filled.filter((tag) => !tag.includes('\n')))
        .map((tags) => JSON.stringify(tags)),
      status: fc.constantFrom('draft', 'published'),
      withdrawn_at: fc.option(fc.constant('2031-01-01T03:00:00+00:00')),
    });
    fc.assert(
      fc.property(post, (texts) => {
        const { title, slug, content, meta_description, tags, status, published_at, withdrawn_at } =
          row(texts);
        expect(parsePost(printPost(row(texts)), timeZone)).toEqual({
          title,
          slug,
          content,
          meta_description,
          tags,
          status,
          published_at,
          withdrawn_at,
        });
      }),
      // The YAML library would write it as a block, and read that back without the space.
      { examples: [[{ ...example, meta_description: ' \n' }]] },
    );
  });

  test('can be given to blog publish', () => {
    const { post, problems } = parsePostFile('x.md', Buffer.from(printPost(row())), timeZone);
    expect(problems).toEqual([]);
    expect(post).toMatchObject({ slug: 'portao-que-nao-fecha', content: 'Olhe a fotocélula.\n' });
  });
});

describe('a folder', () => {
  const rows = (posts: readonly object[]): Rows =>
    new Map(
      tables.map(({ name }) => [name, name === 'blog_posts' ? (posts as never[]) : []] as const),
    );

  const plain = { users: null, separator: ';' } as const;

  test('of an export takes the place of an earlier one, and of nothing else', () => {
    const folder = join(makeFolder(), 'copia');
    writeExport(folder, rows([row(), row({ id: '2', slug: 'outro' })]), plain);
    writeExport(folder, rows([row()]), plain);
    expect(readExport(folder, timeZone).rows.get('blog_posts')).toEqual([row()]);
    writeFileSync(join(folder, 'notas.txt'), 'minhas');
    expect(() => writeExport(folder, rows([]), plain)).toThrow(ForeignFolder);
    expect(readExport(folder, timeZone).rows.get('blog_posts')).toEqual([row()]);
  });

  test('of an earlier export stays where a new one cannot take its place', () => {
    const parent = makeFolder();
    const folder = join(parent, 'copia');
    writeExport(folder, rows([row()]), plain);
    vi.mocked(renameSync).mockImplementation((from, to) => {
      if (String(from).endsWith('.tmp')) throw new Error('EIO');
      move(from, to);
    });
    try {
      expect(() => writeExport(folder, rows([]), plain)).toThrow('EIO');
    } finally {
      vi.mocked(renameSync).mockImplementation(move);
    }
    expect(readExport(folder, timeZone).rows.get('blog_posts')).toEqual([row()]);
    expect(readdirSync(parent)).toEqual(['copia']);
  });

  test('with something else under the name of a file is refused with that name', () => {
    const folder = join(makeFolder(), 'copia');
    const refused = (name: string) =>
      expect(() => readExport(folder, timeZone)).toThrow(
        expect.objectContaining({ name: 'Error', file: join(folder, name) }) as Error,
      );
    for (const name of ['posts.csv', 'views.csv', 'posts/portao-que-nao-fecha.md']) {
      writeExport(folder, rows([row()]), plain);
      rmSync(join(folder, name));
      if (process.platform === 'win32') mkdirSync(join(folder, name));
      else spawnSync('mkfifo', [join(folder, name)]);
      refused(name);
      rmSync(join(folder, name), { recursive: true });
      mkdirSync(join(folder, name));
      refused(name);
      rmSync(folder, { recursive: true });
    }
    writeExport(folder, rows([row()]), plain);
    rmSync(join(folder, 'posts'), { recursive: true });
    refused('posts');
  });

  test('says of a post in its file alone what stands there', () => {
    const folder = join(makeFolder(), 'copia');
    writeExport(folder, rows([row()]), plain);
    writeFileSync(join(folder, 'posts.csv'), 'slug;tags\nportao-que-nao-fecha;{oops\n');
    expect(readExport(folder, timeZone).rows.get('blog_posts')![0]!.tags).toBe('["conserto"]');
  });

  test('in which a file is missing or broken is refused with its name', () => {
    const folder = join(makeFolder(), 'copia');
    writeExport(folder, rows([row()]), plain);
    writeFileSync(join(folder, 'posts/portao-que-nao-fecha.md'), 'sem cabeçalho');
    expect(() => readExport(folder, timeZone)).toThrow(
      expect.objectContaining({ file: join(folder, 'posts/portao-que-nao-fecha.md') }) as Error,
    );
    expect(() => readExport(makeFolder(), timeZone)).toThrow(ExportUnreadable);
  });

  test('may have a post that somebody wrote by hand', () => {
    const folder = join(makeFolder(), 'copia');
    writeExport(folder, rows([row()]), plain);
    writeFileSync(join(folder, 'posts/novo.md'), '---\ntitle: Novo\nslug: novo\n---\n\nTexto.\n');
    const incoming = readExport(folder, timeZone).rows.get('blog_posts')!;
    const { added, same, elsewhere } = differenceOf(tables[0]!, incoming, [
      row(),
      row({ id: '2', slug: 'outro' }),
    ]);
    expect(added).toEqual([
      { title: 'Novo', slug: 'novo', content: 'Texto.\n', withdrawn_at: null },
    ]);
    expect([same, elsewhere]).toEqual([1, 1]);
  });
});

test('rows are told apart by what an import would do with them', () => {
  const [posts] = tables;
  const there = [row(), row({ id: '2', slug: 'outro' }), row({ id: '3', slug: 'so-aqui' })];
  const incoming = [
    row({ views: '8' }),
    row({ id: '4', slug: 'outro' }),
    row({ id: '5', slug: 'novo' }),
  ];
  expect(differenceOf(posts!, incoming, there)).toEqual({
    added: [row({ id: '5', slug: 'novo' })],
    changed: [row({ views: '8' })],
    same: 0,
    elsewhere: 2,
    taken: ['outro'],
  });
});
