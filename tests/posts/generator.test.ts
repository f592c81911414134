import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  generatePost,
  TopicMissing,
  type PostRequest,
} from '../../engine/blog/generator/generator.ts';
import { filledPost } from '../../engine/blog/post-claims.ts';
import { postHtml } from '../../engine/blog/markdown.ts';
import { seoScore } from '../../engine/blog/seo-score.ts';
import { slugify } from '../../engine/blog/slug.ts';
import {
  claims,
  grammar,
  keyPhrases,
  scoring,
  siteDir,
  siteTemplates,
  titleSuffix,
} from './examples.ts';
import { unsafeParts } from './safe-html.ts';

const templates = siteTemplates();
const write = (request: Partial<PostRequest> & { topic: string }) =>
  generatePost({ date: '2026-11-20', templates, claims, keyPhrases, grammar, ...request });

/** The pool that the owner named; others stand behind it. */
const firstTopics = [
  'Manutenção preventiva do portão',
  'Portão que não fecha',
  'Motor de portão barulhento',
  'Instalação de motor PPA',
  'Motor para portão deslizante',
  'Motor para portão basculante',
  'Troca de cabo de aço',
  'Controle remoto do portão',
  'Portão na falta de luz',
  'Segurança do portão automático',
  'Portão de condomínio',
  'Troca do motor do portão',
];
const topics = templates.topics.map(({ name }) => name);
const kinds = ['generator', 'scheduler'] as const;
const combinations = topics.flatMap((topic) =>
  kinds.flatMap((titles) =>
    templates.titles[titles].map(({ title }) => ({
      topic,
      titles,
      template: title,
      title: title.replace('{{topic}}', topic),
    })),
  ),
);
const days = (count: number) =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );

describe('the topics and titles of the site', () => {
  test('are the first 12 topics, 18 more, and 4 title templates each for generator and scheduler', () => {
    expect(topics.slice(0, 12)).toEqual(firstTopics);
    expect([topics.length, new Set(topics).size]).toEqual([30, 30]);
    expect(kinds.map((kind) => templates.titles[kind].length)).toEqual([4, 4]);
  });

  test.each(combinations)('score 70 or more: $template with $topic', ({ topic, titles, title }) => {
    const drafts = ['2026-02-11', '2026-05-01', '2026-08-31', '2026-11-20']
      .flatMap((date) =>
        Array.from({ length: 12 }, (_, seed) => write({ topic, titles, date, seed })),
      )
      .filter((draft) => draft.title === title);
    expect(drafts.length).toBeGreaterThanOrEqual(12);
    for (const draft of drafts) {
      expect(seoScore(draft, scoring)).toMatchObject({ score: draft.seo_score });
      expect(draft.seo_score).toBeGreaterThanOrEqual(70);
    }
  });

  test('make one title in 60 characters for each pair, no two alike', () => {
    expect(new Set(combinations.map(({ title }) => slugify(title))).size).toBe(combinations.length);
    const shown = combinations.map(({ title }) => `${title}${titleSuffix}`);
    expect(shown.filter((title) => title.length < 30 || title.length > 60)).toEqual([]);
  });

  test('make 120 different posts in 120 days of the scheduler', () => {
    const drafts = days(120).map((date, day) =>
      write({ topic: topics[day % topics.length]!, titles: 'scheduler', date }),
    );
    expect(new Set(drafts.map(({ slug }) => slug)).size).toBe(120);
    expect(new Set(drafts.map(({ content }) => content)).size).toBe(120);
  });

  test('have a description of 120 to 160 letters for every title, that promises no part which the post lacks', () => {
    for (const { name, descriptions } of templates.topics)
      for (const titles of kinds)
        for (const { sections } of templates.titles[titles]) {
          const fitting = descriptions.find((one) =>
            one.sections.every((section) => sections.includes(section)),
          );
          expect({ name, sections, fits: fitting !== undefined }).toMatchObject({ fits: true });
          expect(fitting!.text.length, fitting!.text).toBeGreaterThanOrEqual(120);
          expect(fitting!.text.length, fitting!.text).toBeLessThanOrEqual(160);
        }
    for (const { sections, text } of templates.topics.flatMap(({ descriptions }) => descriptions))
      expect([text, /custa|preço|orçamento/.test(text)]).toEqual([text, sections.includes('cost')]);
  });

  test('have an outline each, and no outline is left over', () => {
    expect(templates.topics.map(({ outline }) => outline).sort()).toEqual(
      Object.keys(templates.outlines.outlines).sort(),
    );
  });

  test('find the texts of a topic by its own words', () => {
    for (const topic of templates.topics)
      expect(write({ topic: ` ${topic.name.toUpperCase()} ` }).tags).toEqual(topic.tags);
  });

  test('link only to pages that the site has', () => {
    const paths = new Set(
      readdirSync(join(siteDir, 'pages'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.yaml'))
        .map(
          (file) =>
            (parse(readFileSync(join(siteDir, 'pages', file), 'utf8')) as { path: string }).path,
        ),
    );
    const links = Array.from(
      readFileSync(join(siteDir, 'blog/outlines.yaml'), 'utf8').matchAll(/\]\(([^)#]*)/g),
      (match) => match[1]!,
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !paths.has(link))).toEqual([]);
  });
});

describe('a generated post', () => {
  test.each(topics)(
    'on "%s" is of use to a reader: 1,500 characters or more in sections, with the figures of the site',
    (topic) => {
      for (let seed = 0; seed < 12; seed++) {
        const { content } = filledPost(write({ topic, seed }), claims);
        expect(content.length).toBeGreaterThanOrEqual(1500);
        expect(content).toContain(`garantia de ${claims.warrantyText!.value}`);
        expect(content).toContain(`cerca de ${claims.installPost!.value}`);
        expect(content.match(/^## /gm)).toHaveLength(6);
        expect(content).not.toMatch(/\{\{|\}\}|undefined/);
        expect(unsafeParts(postHtml(content))).toEqual([]);
      }
    },
  );

  test('names the figures of the site, and is shown with those of now', () => {
    const draft = write({ topic: topics[0]! });
    expect(draft.content).toContain('garantia de {{claims.warrantyText}}');
    const { content } = filledPost(draft, { ...claims, warrantyText: { value: '7 anos' } });
    expect(content).toContain('garantia de 7 anos');
  });

  test('is the same for the same topic, date and seed', () => {
    const request = fc.record({
      topic: fc.constantFrom(...topics, 'cabo de aço', 'sensor da garagem'),
      date: fc.constantFrom(...days(400)),
      seed: fc.integer(),
      titles: fc.constantFrom(...kinds),
    });
    fc.assert(
      fc.property(
        request,
        (given) => JSON.stringify(write(given)) === JSON.stringify(write({ ...given })),
      ),
    );
  });

  test("takes 0 where no seed is given, and the generator's titles", () => {
    expect(write({ topic: topics[3]! })).toEqual(
      write({ topic: topics[3]!, seed: 0, titles: 'generator' }),
    );
  });

  test('has another title with the next seed, and all four within four', () => {
    for (const titles of kinds)
      expect(
        new Set([5, 6, 7, 8].map((seed) => write({ topic: topics[1]!, titles, seed }).title)).size,
      ).toBe(4);
  });

  test('carries the advice of its season', () => {
    const on = (date: string) => write({ topic: topics[0]!, date }).content;
    expect(
      [on('2026-01-10'), on('2026-04-10'), on('2026-07-10'), on('2026-10-10')].map(
        (text) => /Cuidado de (\S+):/.exec(text)?.[1],
      ),
    ).toEqual(['verão', 'outono', 'inverno', 'primavera']);
  });

  test.each(['', '   ', '\n\t', '\u00a0'])('is refused for the blank topic %j', (topic) => {
    expect(() => write({ topic })).toThrow(TopicMissing);
    expect(() => write({ topic })).toThrow(TopicMissing);
  });

  test.each(['', '2026', '20-11-2026', '2026-02-30', '2026-11-20T00:00:00Z'])(
    'is refused for the date %j',
    (date) => {
      expect(() => write({ topic: topics[0]!, date })).toThrow(RangeError);
    },
  );

  test('is refused for a seed that is no whole number', () => {
    expect(() => write({ topic: topics[0]!, seed: 0.5 })).toThrow(RangeError);
  });

  test('names a reference that the site does not answer', () => {
    expect(() => write({ topic: topics[0]!, claims: {} })).toThrow(
      /unknown reference \{\{claims\./,
    );
  });
});
