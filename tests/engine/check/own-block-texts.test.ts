// Texts of own blocks: the schema says which they are, whatever their fields are called.
import { expect, test } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { FixtureSite } from '../fixture.ts';

const text = { type: 'string', 'x-role': 'text' };
const schema = JSON.stringify({
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  properties: {
    type: { const: 'notice' },
    from: text,
    words: { type: 'array', items: text },
    days: {
      type: 'array',
      items: { type: 'object', additionalProperties: false, properties: { group: text } },
    },
    title: { type: 'string', 'x-role': 'contact' },
  },
});
const safety = `rules:
  - id: abrir-o-motor
    rule: Ninguém abre o motor.
    why: Há tensão dentro.
    instead: Chame um técnico.
    within: sentence
    finds: [abra o motor]
    breaks: [Abra o motor.]
    fine: [Feche o motor.]
`;
const page = 'pages/cidades/barueri.yaml';

/** What is said of a site whose own block has these fields on a page: code and field. */
function saidOf(fields: string): string[] {
  const site = new FixtureSite({
    'blocks/notice/notice.schema.json': schema,
    'blocks/notice/Notice.tsx': 'export const Notice = () => null;\n',
    'safety.yaml': safety,
    [page]: [['blocks:\n', `blocks:\n  - { type: notice, ${fields} }\n`]],
  });
  const { problems } = checkSite(site.dir, { lints: 'check' });
  return problems.filter(({ file }) => file === page).map(({ code }) => code);
}

test.each(['from: "«»"', 'words: ["«»"]', 'days: [{ group: "«»" }]'])(
  'the lints read a text of an own block in %s',
  (field) => {
    const said = (written: string) => saidOf(field.replace('«»', written));
    expect(said('Abra o motor.')).toContain('safety');
    expect(said('TODO: escrever')).toContain('todo');
    expect(said('Ligue (11) 4002-8922')).toContain('phone-in-text');
    expect(said('Tudo bem.')).toEqual([]);
  },
);

test('the name of a contact is no prose, whatever its field is called', () => {
  expect(saidOf('title: abra o motor')).not.toContain('safety');
});
