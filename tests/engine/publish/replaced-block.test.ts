// A site's own block in the place of one of the library: its schema, component, styles, script, examples, and what is said of mistakes.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { formatProblems } from '../../../engine/diagnostics/format.ts';
import { Gallery } from '../../../engine/dev/gallery.ts';
import { prepareBundle } from '../../../engine/publish/bundle.ts';
import { siteBlocks } from '../../../engine/publish/site-blocks.ts';
import { readySite } from '../../ready-site.ts';
import { root } from '../../structure/tree.ts';
import { BuiltSite } from '../fake-bundle.ts';
import { FixtureSite, type Edits } from '../fixture.ts';
import { parseHtml } from '../../parse-html.ts';

const schema = (type: string, required: readonly string[], fields: object) =>
  JSON.stringify({
    title: 'Do ateliê',
    description: 'Um bloco do ateliê.',
    type: 'object',
    additionalProperties: false,
    required: ['type', ...required],
    properties: { type: { title: 'Tipo', description: 'O tipo.', const: type }, ...fields },
  });
const text = { title: 'Texto', description: 'Uma frase.', type: 'string', 'x-role': 'text' };

/** An accordion that is another block altogether, and an opening that is the library's with a picture. */
const edits: Edits = {
  'blocks/accordion/accordion.schema.json': schema('accordion', ['motto'], { motto: text }),
  'blocks/accordion/Accordion.tsx':
    "import css from './accordion.module.css';\nexport const Accordion = ({ motto }: { motto: string }) => <p className={css.motto}>{motto}</p>;\n",
  'blocks/accordion/accordion.module.css': '.motto { letter-spacing: 3px }',
  'blocks/accordion/accordion.examples.yaml':
    '- title: Um lema\n  block: { type: accordion, motto: Agulha e linha. }\n',
  'blocks/hero/hero.schema.json': schema('hero', ['heading', 'lead', 'picture'], {
    heading: { ...text, 'x-heading': 1, type: 'array', items: text },
    lead: text,
    picture: text,
  }),
  'blocks/hero/Hero.tsx':
    "import { Hero as Opening, type Facts } from 'portao/blocks';\nimport css from './hero.module.css';\nexport const Hero = ({ heading, lead, picture }: { heading: string[]; lead: string; picture: string }) => (\n  <Opening heading={heading} lead={lead} buttons={[]} scene=\"none\" map={{ places: [] } as unknown as Facts['map']} place={null} picture={<i className={css.picture}>{picture}</i>} />\n);\n",
  'blocks/hero/hero.module.css': '.picture { letter-spacing: 4px }',
  'pages/index.yaml': [
    [
      '    buttons:\n      - { label: Ligar, call: telefone }\n    scene: none\n',
      '    picture: Tesoura\n',
    ],
    ['  - type: text\n', '  - { type: accordion, motto: Linha e agulha. }\n  - type: text\n'],
  ],
};
const ownSite = () =>
  new FixtureSite({ ...edits, node_modules: { link: join(root, 'node_modules') } }, 'one-page');

/** What is said of the site with another home page. */
const saidOf = (block: string) => {
  const site = ownSite().apply({
    'pages/index.yaml': [['  - { type: accordion, motto: Linha e agulha. }', block]],
  });
  return formatProblems(checkSite(site.dir).problems, 'en');
};

describe("a site's own block in the place of one of the library", () => {
  it('is what documents are held to', () => {
    expect(checkSite(ownSite().dir, { lints: 'check' }).problems).toEqual([]);
    const said = saidOf('  - { type: accordion, heading: Dúvidas }');
    expect(said).toContain('pages/index.yaml:10:24  field-unknown');
    expect(said).toContain('There is no field "heading" here.');
    expect(said).toContain('The field "motto" is missing.');
    expect(saidOf('  - { type: acordion, motto: A. }')).toContain('"accordion"');
  });

  it('is shown in the gallery by its own fields and examples', () => {
    const site = ownSite();
    const ready = readySite(site.dir);
    const gallery = new Gallery(site.dir);
    const page = parseHtml(
      gallery.page({ schemas: ready.site.schemas, language: 'pt-BR', font: null }),
    );
    const section = page.getElementById('accordion')!;
    expect(section.querySelector('h2')?.textContent).toBe('accordion Do ateliê');
    expect([...section.querySelectorAll('th')].map((name) => name.textContent)).toEqual([
      'show',
      'motto *',
    ]);
    expect([...section.querySelectorAll('h3')].map((name) => name.textContent)).toEqual([
      'Um lema',
    ]);
    const { page: example, problems } = gallery.example(ready, '/_blocks/accordion/0');
    expect(problems).toEqual([]);
    expect(example?.blocks.map(({ props }) => props)).toEqual([
      expect.objectContaining({ motto: 'Agulha e linha.' }),
    ]);
  });

  it("takes the library's script with it, where it has none", () => {
    const load = siteBlocks(root, ownSite().dir).load as (id: string) => string;
    const islands = load('\0virtual:portao/islands/document');
    expect(islands).toContain('/blocks/header/header.client');
    expect(islands).not.toContain('accordion');
  });

  describe('on the built page', () => {
    let page: Document;
    let css: string;
    beforeAll(async () => {
      const built = new BuiltSite(ownSite());
      const bundle = await prepareBundle(root, { siteDir: built.site.dir });
      await built.build({ bundle });
      page = parseHtml(built.file('index.html'));
      css = page.querySelector('style')!.textContent;
    });
    const classOf = (content: string) =>
      [...page.querySelectorAll('main *')].find((element) => element.textContent === content)!
        .className;

    it('is drawn, in its own styles', () => {
      expect(css).toContain(`.${classOf('Linha e agulha.')}{letter-spacing:3px}`);
      expect(page.querySelector('main details')).toBeNull();
    });

    it('may be that of the library with something more, in the styles of both', () => {
      const hero = page.querySelector('main section')!;
      expect(hero.querySelector('h1')?.textContent).toBe('Roupa que serve');
      expect(css).toContain(`.${hero.className}{`);
      expect(css).toContain(`.${classOf('Tesoura')}{letter-spacing:4px}`);
      expect(css.indexOf(`.${hero.className}{`)).toBeLessThan(css.indexOf('letter-spacing:4px'));
    });
  });
});
