import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coveredTopic, TopicNotCovered } from '../../engine/blog/generator/covered-topic.ts';
import { generatePost } from '../../engine/blog/generator/generator.ts';
import { hostile, siteTemplates, claims, grammar, keyPhrases } from './examples.ts';

const templates = siteTemplates();
const topics = templates.topics.map(({ name }) => name);
const write = (topic: string, seed = 0) =>
  generatePost({ topic, seed, date: '2026-11-20', templates, claims, grammar, keyPhrases });
const refusal = (topic: string): TopicNotCovered => {
  try {
    coveredTopic(topic, templates, grammar);
  } catch (error) {
    if (error instanceof TopicNotCovered) return error;
  }
  throw new Error(`${topic} is not refused`);
};

describe("a topic in the owner's words", () => {
  test.each([
    ['Sensor do portão', 'nao-fecha'],
    ['Controle clonado', 'controle'],
    ['troca de motor', 'troca'],
    ['Portão da garagem que faz barulho', 'barulho'],
    ['Revisão do motor PPA', 'manutencao'],
  ])('"%s" takes the text of "%s", its tags and its description', (typed, outline) => {
    const { topic } = coveredTopic(typed, templates, grammar);
    expect(topic.outline).toBe(outline);
    const draft = write(typed);
    expect(draft.tags).toEqual(topic.tags);
    expect(topic.descriptions.map(({ text }) => text)).toContain(draft.meta_description);
  });

  test.each([
    'casa de praia',
    'Portão de casa de praia',
    'Implante dentário em Curitiba',
    'Garagem em Osasco',
    'Troca de óleo do motor',
    'Troca do motor do carro',
    'Limpeza de pele',
    'Instalação de ar-condicionado',
    'Motor de portão',
    'Fotocélula piscando',
    'portão',
    '!!!',
  ])('"%s" is refused, because no text speaks of it', (typed) => {
    expect(() => write(typed)).toThrow(TopicNotCovered);
  });

  test('is refused with the nearest topics, by words, then by letters', () => {
    expect(refusal('Troca de óleo do motor').nearest[0]).toBe('Troca do motor do portão');
    expect(refusal('Fotocélula piscando').nearest[0]).toBe('Portão que não fecha');
    expect(refusal('Portão').nearest).toHaveLength(3);
    expect(refusal('casa de praia').message).toMatch(
      /^O gerador não tem texto sobre “casa de praia”\. Os assuntos mais próximos: “[^”]+”, “[^”]+”, “[^”]+”\.$/,
    );
  });

  test.each([
    ['TROCA DE CABO DE ACO', 'Troca de cabo de aço'],
    ['barulho no Motor De Portao', 'Barulho no motor de portão'],
    ['revisão do motor ppa', 'Revisão do motor PPA'],
    ['Controle Remoto CLONADO', 'Controle remoto clonado'],
  ])('"%s" stands in the title as "%s"', (typed, written) => {
    for (const seed of [0, 1, 2, 3])
      expect(write(typed, seed).title.startsWith(`${written}: `)).toBe(true);
  });

  test('stands alone as the title where no template leaves room for it', () => {
    expect(write('barulho, rangido e estalo no motor do portão da garagem').title).toBe(
      'Barulho, rangido e estalo no motor do portão da garagem',
    );
  });
});

test('no description and no sentence has the topic as it was typed, with a capital in its middle', () => {
  for (const typed of [...topics, 'Cabo De Aço', 'SENSOR DO PORTÃO'])
    for (const seed of [0, 1, 2, 3]) {
      const { title, tags, meta_description, content } = write(typed, seed);
      const sentences = [
        title,
        ...tags,
        meta_description,
        ...content.split(/(?<=[.:?!])\s|\n|\*\*/),
      ];
      for (const sentence of sentences)
        expect(sentence.trim()).not.toMatch(
          / (?:Motor|Portão|Cabo|Troca|Sensor|Controle|Segurança) /,
        );
      expect(tags).toEqual(coveredTopic(typed, templates, grammar).topic.tags);
    }
});

describe('whatever is typed', () => {
  test('is refused or gives a whole draft', () => {
    const word = fc.constantFrom(
      ...'portão motor cabo de aço PPA TROCA controle que não fecha clonado praia é ?'.split(' '),
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(3), (words, seed) => {
        try {
          const draft = write(words.join(' '), seed);
          expect(draft.content.length).toBeGreaterThanOrEqual(1500);
          expect(draft.slug).toMatch(/^[a-z0-9-]+$/);
          expect(words).not.toContain('praia');
        } catch (error) {
          expect(error).toBeInstanceOf(TopicNotCovered);
        }
      }),
    );
  });

  test.each(hostile.texts)('is text and nothing else: $name', ({ text }) => {
    expect(() => write(text)).toThrow(TopicNotCovered);
  });
});
