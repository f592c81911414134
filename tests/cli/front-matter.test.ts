// Posts as Markdown files: what is read from them, what is said of mistakes in them, and that what is written reads back.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posts as postProblems } from '../../engine/words/pt-BR/problems/posts.ts';
import type { Language } from '../../engine/words/language.ts';
import { formatProblem, sortProblems } from '../../engine/diagnostics/format.ts';
import { parsePostFile, printPostFile } from '../../engine/content/posts/post-file.ts';

const good = [
  '---',
  'title: Portão que não fecha',
  'description: Uma frase.',
  'tags: [conserto, fotocélula]',
  '---',
  '',
  'Primeiro olhe a fotocélula.',
  '',
].join('\n');
const parse = (text: string, timeZone = 'America/Sao_Paulo') =>
  parsePostFile('posts/portao.md', new TextEncoder().encode(text), timeZone);
/** The good file with one edit. */
const edited = (from: string, to: string) => {
  expect(good.split(from)).toHaveLength(2);
  return good.replace(from, to);
};
const said = (text: string, language: Language = 'pt-BR') =>
  `\n${sortProblems(parse(text).problems)
    .map((problem) => formatProblem(problem, language))
    .join('\n\n')}\n`;

describe('a post in Markdown', () => {
  it('is read with the address of its title', () => {
    expect(parse(good)).toEqual({
      post: {
        title: 'Portão que não fecha',
        slug: 'portao-que-nao-fecha',
        description: 'Uma frase.',
        tags: ['conserto', 'fotocélula'],
        content: 'Primeiro olhe a fotocélula.\n',
      },
      problems: [],
    });
  });

  it('may name its address, its status and its date', () => {
    expect(
      parse(
        edited(
          '---\n\n',
          'slug: outro_endereco\nstatus: draft\npublishedAt: 2026-11-20T08:30:00Z\nwithdrawnAt: 2026-12-26\n---\n\n',
        ),
      ).post,
    ).toMatchObject({
      slug: 'outro_endereco',
      status: 'draft',
      publishedAt: '2026-11-20T08:30:00Z',
      withdrawnAt: '2026-12-26T03:00:00.000Z',
    });
  });

  it.each([
    ['2026-11-20', 'America/Sao_Paulo', '2026-11-20T03:00:00.000Z'],
    ['2026-11-20T08:30', 'America/Sao_Paulo', '2026-11-20T11:30:00.000Z'],
    ['"2026-11-20T08:30:15.25+01:00"', 'America/Sao_Paulo', '2026-11-20T08:30:15.25+01:00'],
    // Winter and summer; the clock goes forward at one o'clock, and back at two.
    ['2026-01-15T08:30', 'Europe/London', '2026-01-15T08:30:00.000Z'],
    ['2026-07-15', 'Europe/London', '2026-07-14T23:00:00.000Z'],
    ['2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ])('dated %s on a site in %s is of the moment %s', (written, timeZone, moment) => {
    const file = edited('---\n\n', `publishedAt: ${written}\n---\n\n`);
    expect(parse(file, timeZone).post?.publishedAt).toBe(moment);
  });

  it('is the same with the line endings and the mark of a Windows editor', () => {
    expect(parse(`\uFEFF${good.replaceAll('\n', '\r\n')}`)).toEqual(parse(good));
  });

  it('may have lines of dashes in its text', () => {
    expect(parse(`${good}\n---\n\nFim.\n`).post?.content).toBe(
      'Primeiro olhe a fotocélula.\n\n---\n\nFim.\n',
    );
  });

  it('reads back as it was written, whatever its words', () => {
    const line = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .map((text) => `x${text.replace(/[\p{Cc}\u2028\u2029\u0085\uFEFF]/gu, ' ')}x`);
    const post = fc.record({
      title: line,
      slug: fc.stringMatching(/^[a-z0-9_-]{1,40}$/),
      meta_description: line,
      tags: fc.uniqueArray(line, { maxLength: 5 }),
      content: line,
    });
    fc.assert(
      fc.property(post, ({ title, slug, meta_description, tags, content }) => {
        const text = printPostFile({
          title,
          slug,
          meta_description,
          tags,
          content,
          status: 'draft',
          published_at: '2026-11-20T11:30:00.123456+00:00',
          withdrawn_at: '2027-11-20T11:30:00.123456+00:00',
        });
        expect(parse(text)).toEqual({
          post: {
            title,
            slug,
            description: meta_description,
            tags,
            content: `${content}\n`,
            status: 'draft',
            publishedAt: '2026-11-20T11:30:00.123456+00:00',
            withdrawnAt: '2027-11-20T11:30:00.123456+00:00',
          },
          problems: [],
        });
      }),
      { numRuns: 300 },
    );
  });

  it('is written as a person would', () => {
    expect(
      printPostFile({
        title: 'Portão: não fecha',
        slug: 'portao',
        meta_description: 'Uma "frase".',
        tags: ['a, b', 'c'],
        content: '## Um\n\nDois.\n\n',
      }),
    ).toBe(
      '---\ntitle: "Portão: não fecha"\nslug: portao\ndescription: Uma "frase".\ntags: ["a, b", c]\n---\n\n## Um\n\nDois.\n',
    );
  });
});

describe('a mistake in it', () => {
  it.each([
    ['file-empty', '1:1', 'an empty file', ' \n'],
    ['front-matter-missing', '1:1', 'no header', '# Portão\n\nTexto.\n'],
    ['front-matter-open', '1:1', 'a header without its end', '---\ntitle: Portão\n'],
    ['post-without-text', '5:1', 'no text', edited('Primeiro olhe a fotocélula.', '  ')],
    [
      'post-too-long',
      '6:1',
      'a text over the limit of the database',
      edited('Primeiro', 'a'.repeat(200_000)),
    ],
    [
      'post-without-address',
      '2:1',
      'a title that gives no address',
      edited('Portão que não fecha', '"¿?"'),
    ],
    ['syntax', '2:8', 'a colon within the title', edited('Portão que', 'Portão: o que')],
    ['syntax', '3:1', 'a field that is there twice', edited('description:', 'title:')],
    ['field-missing', '2:1', 'no description', edited('description: Uma frase.\n', '')],
    ['field-unknown', '4:1', 'a misspelt field', edited('tags:', 'tag:')],
    ['field-type', '2:8', 'a number for a title', edited('Portão que não fecha', '2026')],
    ['field-type', '4:7', 'tags that are no list', edited('[conserto, fotocélula]', 'conserto')],
    ['field-length', '4:18', 'a tag that is there twice', edited('fotocélula]', 'conserto]')],
    ['field-value', '5:9', 'an unknown status', edited('---\n\n', 'status: publicado\n---\n\n')],
    ['field-format', '5:7', 'an address with capitals', edited('---\n\n', 'slug: Portão\n---\n\n')],
    [
      'field-format',
      '5:14',
      'a day that does not exist',
      edited('---\n\n', 'publishedAt: 2026-02-30\n---\n\n'),
    ],
    [
      'field-format',
      '5:14',
      'an hour that does not exist',
      edited('---\n\n', 'publishedAt: 2026-02-20T25:00\n---\n\n'),
    ],
    [
      'post-withdrawn-early',
      '6:1',
      'a withdrawal before it is published',
      edited('---\n\n', 'publishedAt: 2026-12-20\nwithdrawnAt: 2026-12-20\n---\n\n'),
    ],
    ['text-blank', '2:8', 'a title of spaces', edited('Portão que não fecha', '" "')],
  ])('is %s at %s for %s', (code, place, _, text) => {
    const { post, problems } = parse(text);
    expect(post).toBeNull();
    expect(
      problems.map(
        (problem) => `${problem.file}:${problem.line}:${problem.column} ${problem.code}`,
      ),
    ).toContain(`posts/portao.md:${place} ${code}`);
  });

  // What a post is held to when it is published is in blog-unready.test.ts.
  it('can be each that the catalogue has for files of posts', () => {
    const codes = [
      '# x',
      '---\nx',
      edited('Primeiro olhe a fotocélula.', ''),
      edited('Primeiro', 'a'.repeat(200_000)),
      edited('Portão que não fecha', '"¿?"'),
      edited('---\n\n', 'publishedAt: 2026-12-20\nwithdrawnAt: 2026-12-19\n---\n\n'),
    ].flatMap((text) => parse(text).problems.map(({ code }) => code));
    // A draft may have references; publishing refuses them (tests/cli/blog-unready.test.ts).
    const ofFiles = Object.keys(postProblems).filter((code) => code !== 'post-reference');
    expect(codes.sort()).toEqual(ofFiles.sort());
  });

  it('of another encoding is told as that', () => {
    expect(
      parsePostFile('a.md', new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xe3, 0x20]), 'UTC').problems,
    ).toMatchObject([{ code: 'file-encoding' }]);
  });

  it('is told together with all the others, each with its line', () => {
    expect(said('---\ntitel: Portão\nslug: Portão\n# nota\n---\n')).toMatchSnapshot();
  });

  it('is told in English', () => {
    expect(said('---\ntitel: Portão\nslug: Portão\n---\n', 'en')).toMatchSnapshot();
  });

  it('of an empty header is that every required field is missing', () => {
    expect(
      parse('---\n---\nTexto.\n').problems.map(({ code, params }) => [
        code,
        (params as { field?: string }).field,
      ]),
    ).toEqual([
      ['field-missing', 'title'],
      ['field-missing', 'description'],
      ['field-missing', 'tags'],
    ]);
  });
});
