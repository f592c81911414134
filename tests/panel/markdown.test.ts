// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { hasForm, markdownOf } from '../../engine/panel/editor/html-to-markdown.ts';
import { bold, lines, link, type Change } from '../../engine/panel/editor/markdown-marks.ts';

describe('what is pasted from a text processor becomes Markdown', () => {
  test('of Google Docs: headings below the title of the post, bold by weight, lists within lists, and a bold around it all that is none', () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Quando trocar</span></h1><p dir="ltr"><span>O motor </span><span style="font-weight:700">esquenta muito</span><span>, e *para*.</span></p><h2><span>Sinais</span></h2><ul><li dir="ltr"><p><span>Barulho</span></p></li><ul><li dir="ltr"><p>de ferro</p></li></ul><li><p><a href="https://exemplo.com.br/a">Cheiro</a></p></li></ul><ol><li>Desligue</li><li>Espere</li></ol></b>`;
    expect(markdownOf(html)).toBe(
      [
        '## Quando trocar',
        'O motor **esquenta muito**, e \\*para\\*.',
        '### Sinais',
        '- Barulho\n  - de ferro\n- [Cheiro](https://exemplo.com.br/a)\n1. Desligue\n2. Espere',
      ].join('\n\n'),
    );
  });

  test('of Word: its lists are paragraphs with a mark in them', () => {
    const html = `<html xmlns:o="urn:o"><head><style><!-- p {margin:0} --></style></head><body><!--StartFragment--><h1>Título<o:p></o:p></h1><p class=MsoNormal>Um <b>texto </b>curto.<o:p></o:p></p><p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Um</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o </span>Dentro</p><p style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1. </span>Primeiro</p><!--EndFragment--></body></html>`;
    expect(markdownOf(html)).toBe(
      '## Título\n\nUm **texto** curto.\n\n- Um\n   - Dentro\n1. Primeiro',
    );
  });

  test('of a table: its first row is the head', () => {
    const html =
      '<table><tr><td>Peso</td><td>Motor</td></tr><tr><td>300 kg</td><td>1/4 | 1/3</td></tr></table>';
    expect(markdownOf(html)).toBe('| Peso | Motor |\n| --- | --- |\n| 300 kg | 1/4 \\| 1/3 |');
  });

  test('without pictures, scripts and links that lead into a program', () => {
    const html =
      '<p>Veja <a href="javascript:alert(1)">isto</a><img src="x" alt="x"><script>alert(1)</script>.</p>';
    expect(markdownOf(html)).toBe('Veja isto.');
  });

  test.each([
    ['<span style="color:red">const a = 1;</span>', false],
    ['<p>Uma <b>palavra</b></p>', true],
    ['<p style="mso-list:l0">Um</p>', true],
  ])('only where the text has a form: %s', (html, has) => {
    expect(hasForm(html)).toBe(has);
  });
});

/** A text with its choice between [ and ], after a change. */
function after(
  text: string,
  make: (chosen: { value: string; start: number; end: number }) => Change,
) {
  const start = text.indexOf('«');
  const end = text.indexOf('»') - 1;
  const value = text.replace(/[«»]/g, '');
  const made = make({ value, start, end });
  const whole = value.slice(0, made.from) + made.text + value.slice(made.to);
  return `${whole.slice(0, made.start)}«${whole.slice(made.start, made.end)}»${whole.slice(made.end)}`;
}

describe('the buttons above the text', () => {
  test.each([
    ['um «dois» três', 'um **«dois»** três'],
    ['um **«dois»** três', 'um «dois» três'],
    ['um «»', 'um **«»**'],
  ])('make what is chosen bold, or no longer: %s', (before, made) => {
    expect(after(before, bold)).toBe(made);
  });

  test.each([
    ['ver «a página»', 'ver [a página](«https://»)'],
    ['ver «https://x.br/a»', 'ver [«»](https://x.br/a)'],
    ['ver «»', 'ver [«»](https://)'],
  ])('make a link, and choose what is typed next: %s', (before, made) => {
    expect(after(before, link)).toBe(made);
  });

  test.each([
    ['um\ndo«»is\ntrês', 'um\n- dois«»\ntrês'],
    ['«um\ndois»', '- um\n- dois«»'],
    ['- um\n- do«»is', '- um\ndois«»'],
  ])('begin lines with a mark, or no longer: %s', (before, made) => {
    expect(after(before, (chosen) => lines(chosen, '- '))).toBe(made);
  });
});
