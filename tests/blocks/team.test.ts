// Who works here: a photograph, or the initials in its place; somebody made up is said to be.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { render } from '../../blocks/entry/render.ts';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { parseHtml } from '../parse-html.ts';

const assets = {
  scripts: { document: '/a.js', blog: '/b.js', panel: '/p.js', reader: '/r.js' },
  printSheet: '/assets/print.css',
  inlineHash: createInlineHash(),
};
const sectionWith = (...people: string[]) => {
  const block = `- { type: team, id: equipe, heading: Equipe, people: [${people.join(', ')}] }`;
  const site = new FixtureSite({
    'pages/cidades/barueri.yaml': [['- { type: near', `${block}\n  - { type: near`]],
  });
  mkdirSync(join(site.dir, 'media'), { recursive: true });
  writeFileSync(join(site.dir, 'media/retrato.svg'), portrait);
  return parseHtml(render(site.page('/barueri'), assets)).querySelector('#equipe')!;
};
const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path d="M0 0h9v9z"/></svg>';
const plain = '{ name: Ana de Souza, role: Técnica, credential: NR-10 }';

describe('a team', () => {
  it('shows the initials where there is no photograph', () => {
    const section = sectionWith(plain);
    expect(section.querySelector('img')).toBeNull();
    expect(section.querySelector('[aria-hidden]')!.textContent).toBe('AS');
    expect(section.querySelector('small')!.textContent).toBe('NR-10');
  });

  it('shows the photograph in the place of the initials', () => {
    const section = sectionWith(
      '{ name: Ana, role: Técnica, image: { src: /media/retrato.svg, alt: Retrato de Ana } }',
    );
    expect(section.querySelector('img')!.getAttribute('alt')).toBe('Retrato de Ana');
    expect(section.querySelector('[aria-hidden]')).toBeNull();
  });

  it('says once that people are made up, and only then', () => {
    const made = (name: string) => `{ name: ${name}, role: Técnico, sample: true }`;
    expect(sectionWith(plain).textContent).not.toContain('exemplo');
    expect(sectionWith(plain, made('Rui')).textContent).toContain('Pessoa de exemplo');
    const both = sectionWith(made('Rui'), made('Lia')).textContent!;
    expect(both.match(/Pessoas de exemplo/g)).toHaveLength(1);
  });
});
