import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadPostTemplates } from '../../engine/resolve/generator/load-post-templates.ts';
import { claims, siteDir } from './examples.ts';

describe('loading the templates', () => {
  /** A copy of the site's `blog` folder with one text exchanged. */
  function copyWith(file: string, from: string, to: string): string {
    const dir = mkdtempSync(join(tmpdir(), 'portao-blog-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    cpSync(join(siteDir, 'blog'), join(dir, 'blog'), { recursive: true });
    const path = join(dir, 'blog', file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    return dir;
  }

  test.each([
    [
      'a misspelt claim',
      'outlines.yaml',
      '{{claims.replyTime}}',
      '{{claims.replyTimes}}',
      'reference-unknown',
      { name: 'claims.replyTimes', nearest: 'claims.replyTime' },
    ],
    [
      'a reference that is not closed',
      'outlines.yaml',
      '{{claims.replyTime}}',
      '{{claims.replyTime',
      'reference-broken',
      {},
    ],
    [
      'an outline that does not exist',
      'topics.yaml',
      'outline: nao-fecha',
      'outline: nao-feche',
      'field-value',
      { nearest: 'nao-fecha' },
    ],
    [
      'a section that does not exist',
      'titles.yaml',
      '[know, check, work, cost]',
      '[know, check, work, costs]',
      'field-value',
      { nearest: 'cost' },
    ],
    [
      'a title without the topic',
      'titles.yaml',
      '"{{topic}}: guia prático"',
      '"Guia prático"',
      'field-format',
      {},
    ],
    [
      'a missing field',
      'topics.yaml',
      '    tags: [conserto, fotocélula',
      '    etiquetas: [conserto, fotocélula',
      'field-missing',
      { field: 'tags' },
    ],
  ])('tells of %s, with its place', (_, file, from, to, code, params) => {
    const { templates: loaded, problems } = loadPostTemplates(copyWith(file, from, to), claims);
    expect(loaded).toBeNull();
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: `blog/${file}`,
        code,
        params: expect.objectContaining(params) as unknown,
      }),
    );
    expect(problems[0]!.line).toBeGreaterThan(1);
  });

  test.each(['no blog folder', 'posts in it and nothing else'])(
    'finds neither templates nor problems in a site with %s',
    (blog) => {
      const dir = mkdtempSync(join(tmpdir(), 'portao-blog-'));
      onTestFinished(() => rmSync(dir, { recursive: true }));
      if (blog !== 'no blog folder') mkdirSync(join(dir, 'blog/posts'), { recursive: true });
      expect(loadPostTemplates(dir, claims)).toEqual({ templates: null, files: [], problems: [] });
    },
  );

  test('names the file that is missing', () => {
    const dir = copyWith('titles.yaml', 'generator:', 'generator:');
    rmSync(join(dir, 'blog/titles.yaml'));
    expect(loadPostTemplates(dir, claims).problems.map(({ file, code }) => [file, code])).toEqual([
      ['blog/titles.yaml', 'file-unreadable'],
    ]);
  });
});
