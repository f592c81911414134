// A small site with the texts of a blog, and the commands of the blog called as functions on it.
import { tmpdir } from 'node:os';
import type { BlogContext } from '../../cli/blog/posts.ts';
import type { DataSettings } from '../../engine/database/settings.ts';
import { defaultTimeZone } from '../../engine/words/locale.ts';
import type { Language } from '../../engine/words/language.ts';
import { FixtureSite, type Edits } from '../engine/fixture.ts';

const section = (heading: string) => ({
  heading,
  text: `${heading}, com {{claims.technicians}} técnicos. Um motor de portão pede cuidado.`,
});
const sections = {
  know: section('O que saber'),
  check: section('O que olhar'),
  work: section('O serviço'),
  cost: section('O preço'),
  mistakes: section('Os erros'),
};
const title = (words: string) => ({
  title: `{{topic}}: ${words}`,
  sections: ['know', 'check', 'work', 'cost'],
});
const description =
  'Dúvidas sobre o portão da sua casa? Veja o que observar, o que dá para resolver sem chamar ninguém, quanto custa e quando chamar um técnico.';
const tags = ['portão automático', 'motor de portão', 'manutenção'];

const topics = {
  vocabulary: ['portao'],
  topics: [
    {
      name: 'Portão que não fecha',
      outline: 'geral',
      descriptions: [{ sections: ['know', 'check', 'cost'], text: description }],
      tags,
      words: ['fecha'],
    },
  ],
};
const titles = {
  generator: ['um guia', 'dois guias', 'três guias', 'quatro guias'].map(title),
  scheduler: ['uma dica', 'duas dicas', 'três dicas', 'quatro dicas'].map(title),
};
const outlines = (opening: string) => ({
  outlines: { geral: { openings: [opening], ...sections } },
  seasons: [],
  closings: [section('No fim')],
});

/** Documents of a generator of one topic, whose posts open with `opening`. */
export const generatorOf = (opening: string): Edits => ({
  'blog/topics.yaml': JSON.stringify(topics),
  'blog/titles.yaml': JSON.stringify(titles),
  'blog/outlines.yaml': JSON.stringify(outlines(opening)),
});

/** The fixture site with such a generator. */
export const blogSite = ({
  opening = 'Um portão parado.',
  ...edits
}: { opening?: string } & Edits = {}) =>
  new FixtureSite({
    'site.yaml': [
      [
        'limits: {',
        `blog:
  titleSuffix: " | Exemplo"
  feedTitle: Blog
  keyPhrases: { name: expressões de motor, phrases: [motor de portão] }
  post: [{ type: text, body: Fale conosco. }]

limits: {`,
      ],
    ],
    ...generatorOf(opening),
    ...edits,
  } as Edits);

/** What a command said, called as a function; rejects as it does. */
export async function called(
  settings: DataSettings,
  run: (context: BlogContext) => Promise<void>,
  language: Language = 'pt-BR',
  timeZone = defaultTimeZone,
): Promise<{ out: string; err: string }> {
  let [out, err] = ['', ''];
  await run({
    settings,
    language,
    timeZone,
    progress: 'none',
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  });
  return { out, err };
}

/** Text without what differs from run to run: ids, moments, days, folders. */
export const steady = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g, '<moment>')
    .replace(/\d\d\/\d\d\/\d{4}|\d{4}-\d\d-\d\d/g, '<day>')
    .replace(/(às|at) \d\d:\d\d/g, '$1 <time>')
    .replaceAll(tmpdir(), '<tmp>')
    .replace(/<tmp>\/portao-[^/\s":,]+/g, '<folder>')
    .replace(/post-\d+\.md/g, 'post.md')
    .replace(
      /^(?:Abrindo o serviço de dados…|Opening the data service…|Falando com o serviço de dados…)\n/gm,
      '',
    );
