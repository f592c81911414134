// Contacts that the hour puts in order: the same in each block that has them, and nothing of it in a page without.
import { expect, test } from 'vitest';
import { render } from '../../blocks/entry/render.ts';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { parseHtml } from '../parse-html.ts';

const assets = {
  scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};
const blocks = {
  contact: 'rows: [{ label: Telefone, value: Ligue }]',
  'call-to-action': 'tone: night',
} as const;

/** The page of a block with a chat and a call, in this order. */
function pageWith(type: keyof typeof blocks, byHours: boolean): string {
  const site = new FixtureSite({
    'pages/contato.yaml': `path: /contato
title: Contato
description: Fale com a gente.
updated: "2026-01-01"
blocks:
  - { type: page-heading, heading: Contato }
  - type: ${type}
    heading: Fale com a gente
    buttons: [{ label: Orçamento, chat: quote }, { label: Ligar, call: main }]
    byHours: ${byHours}
    ${blocks[type]}
`,
  });
  return render(site.page('/contato'), assets);
}

test.each(Object.keys(blocks) as (keyof typeof blocks)[])(
  '%s says all that may be true of the moment below its contacts, and the script puts one of them first',
  (type) => {
    const html = pageWith(type, true);
    const [pair, moment] = parseHtml(html).querySelector('.by-hours')!.children;
    expect([...pair!.children].map((link) => link.className)).toEqual(['go', 'call']);
    expect([...moment!.children].map((one) => one.textContent)).toEqual([
      'Aberto agora',
      'Respondemos às 8h',
      expect.stringMatching(/^Respondemos no horário: /),
    ]);
    expect(html).toMatch(/\[data-open="?1"?\] \.by-hours \.call/);
    expect(html).toContain('data-hours=');
  },
);

test.each(Object.keys(blocks) as (keyof typeof blocks)[])(
  '%s without byHours has no byte of it',
  (type) => expect(pageWith(type, false)).not.toMatch(/by-hours|data-hours|class="?moment/),
);
