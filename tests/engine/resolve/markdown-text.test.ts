// The words of a Markdown text, for search engines and for the search of the site.
import { describe, expect, it } from 'vitest';
import { plainText } from '../../../engine/resolve/markdown-text.ts';

describe('plain text', () => {
  it.each([
    ['words alone', 'Pode ser a roldana.', 'Pode ser a roldana.'],
    ['bold words', 'Pode ser a **roldana**.', 'Pode ser a roldana.'],
    ['italic words', 'Pode *ser* a _roldana velha_.', 'Pode ser a roldana velha.'],
    ['one bold letter', '**A** e *b*', 'A e b'],
    ['bold and italic words', '***Nunca*** abra.', 'Nunca abra.'],
    ['bold words with italic ones inside', '**muito *bem* feito**', 'muito bem feito'],
    ['bold words over a line end', 'a **roldana\nvelha** range', 'a roldana velha range'],
    ['marks that stay open in their paragraph', '**um\n\ndois**', '**um dois**'],
    ['code', 'Digite `1234` agora.', 'Digite 1234 agora.'],
    ['a link', 'Veja as [dicas](/dicas) e [isto](https://a.b "título").', 'Veja as dicas e isto.'],
    ['a bold link', '**[dicas](/dicas)**', 'dicas'],
    ['an image', '![Portão](/media/p.svg) fechado', 'Portão fechado'],
    ['headings and quotes', '## Motor\n\n> Bom.', 'Motor Bom.'],
    ['lists', '- um\n- dois\n\n1. três\n2) quatro', 'um dois três quatro'],
    ['a table', '| Motor | Peso |', 'Motor Peso'],
    ['asterisks that are no marks', 'São 5 * 3 * 2 cm.', 'São 5 * 3 * 2 cm.'],
    ['underscores inside of a word', 'o arquivo nome_do_motor_ppa', 'o arquivo nome_do_motor_ppa'],
    ['white space and line ends', '  um\n dois\t três ', 'um dois três'],
  ])('keeps the words of %s', (_, markdown, text) => {
    expect(plainText(markdown)).toBe(text);
  });
});
