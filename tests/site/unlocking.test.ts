// When a gate may be unlocked at home stands in one place; whoever is told to do it is led there.
import { expect, test } from 'vitest';
import { sectionsOf } from '../../engine/blog/safety/unsafe-post.ts';
import { textOf } from '../structure/tree.ts';
import { writtenDocuments } from './written-documents.ts';
import { firstSamples } from '../posts/sample-posts.ts';

/** Where the conditions stand. */
const conditions = '/seguranca#destravar';

/** Moving a leaf by hand, told to the reader; turning the key until it catches is locking. */
const tells =
  /(?<!não )\b(destravem?|destravar, mover|gire (a chave(?! até ouvir)|até soltar)|(abra|feche|use)m? (na mão|o modo manual)|empurre devagar)(?![\p{L}])/iu;

/** Every text below a value that tells so and leads nowhere, itself or by a button of its block. */
function ledNowhere(value: unknown, block: unknown): string[] {
  if (typeof value === 'string') {
    const leads =
      value.includes(conditions) || JSON.stringify(block).includes(`"link":"${conditions}"`);
    return tells.test(value) && !leads ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const around = 'type' in value ? value : block;
  return Object.values(value).flatMap((inner) => ledNowhere(inner, around));
}

test('a page or outline that tells somebody to unlock a gate leads to where it says when not to', () => {
  const documents = writtenDocuments().filter(
    ({ file }) => !['safety.yaml', 'pages/seguranca.yaml'].includes(file),
  );
  expect(documents.length).toBeGreaterThan(150);
  const without = documents.flatMap(({ file, document }) =>
    ledNowhere(document, null).map((text) => `${file}: ${text}`),
  );
  expect(without).toEqual([]);
});

test('a sample post does so, too', () => {
  const posts = firstSamples();
  expect(posts.length).toBeGreaterThanOrEqual(6);
  const sections = posts.flatMap(({ content }) => sectionsOf(content));
  expect(sections.flatMap((section) => ledNowhere(section, null))).toEqual([]);
});

test('the page on safety says at which gates nobody unlocks, and in what order it is done', () => {
  const page = textOf('site/pages/seguranca.yaml');
  const [section] = /id: destravar[^]*?\n\n/.exec(page) ?? [''];
  for (const words of ['piso plano', 'folha no trilho', 'batente de aço', 'dobradiça'])
    expect(section).toContain(words);
  const order = ['Desligue o disjuntor', 'Chame mais alguém', 'Gire a chave', 'trave de novo'];
  const places = order.map((words) => section.indexOf(words));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});
