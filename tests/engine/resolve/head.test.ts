// What a page says about itself: to search engines, social networks and browsers.
import { describe, expect, it } from 'vitest';
import type { Head } from '../../../engine/render/resolved-page.ts';
import { FixtureSite, type Edits } from '../fixture.ts';

const headOf = (path: string, edits: Edits = {}, options: { shareImages?: boolean } = {}): Head =>
  new FixtureSite(edits).page(path, options).head;
const barueri = 'pages/cidades/barueri.yaml';

describe('the head of a page', () => {
  it('has its texts, its address and the defaults', () => {
    expect(headOf('/barueri')).toMatchObject({
      title: 'Motor de portão em Barueri',
      description: 'Motor de portão instalado em Barueri.',
      keywords: [],
      canonical: 'https://www.exemplo.com.br/barueri',
      robots: 'index, follow',
      siteName: 'Portões Modelo',
      locale: 'pt-BR',
      image: null,
      fonts: [],
      frameOrigins: [],
    });
  });

  it('has a slash at the end of the address on the home page alone', () => {
    expect(headOf('/').canonical).toBe('https://www.exemplo.com.br/');
  });

  it('names another page as the principal one where its document does, and is not in the sitemap of its own', () => {
    expect(
      headOf('/barueri', { [barueri]: [['path: /barueri', 'path: /barueri\ncanonical: /osasco']] })
        .canonical,
    ).toBe('https://www.exemplo.com.br/osasco');
  });

  it('has the picture of its document with its size', () => {
    expect(headOf('/').image).toEqual({
      href: expect.stringMatching(
        /^https:\/\/www\.exemplo\.com\.br\/media\/portao\.[0-9a-f]{8}\.svg$/,
      ) as string,
      width: 320,
      height: 240,
      alt: 'Portão fechado',
      draw: null,
    });
  });

  it('has a picture that the build draws, in a release of its own, where the document names none and the site has a letter for it', () => {
    const font: Edits = {
      'site.yaml': [['theme:', 'theme:\n  shareFont: /media/letra.ttf']],
      'media/letra.ttf': 'x',
    };
    expect(headOf('/lapa', font, { shareImages: true }).image).toMatchObject({
      width: 1200,
      height: 630,
      alt: 'Portões Modelo: Lapa',
      draw: {
        heading: 'Lapa',
        brand: 'Portões Modelo',
        file: expect.stringMatching(/^\/media\/share\/lapa\.[0-9a-f]{8}\.png$/) as string,
      },
    });
    expect(headOf('/', font, { shareImages: true }).image?.draw).toBeNull();
    const shared = {
      alt: 'Portões Modelo: Instala e conserta',
      draw: { file: expect.stringMatching(/^\/media\/share\/inicio\./) as string },
    };
    expect(headOf('/lapa', font).image).toMatchObject(shared);
    expect(headOf('/barueri', font).image).toEqual(headOf('/lapa', font).image);
    for (const shareImages of [true, false])
      expect(headOf('/lapa', {}, { shareImages }).image).toBeNull();
  });

  it('has the colours that the site changes as CSS', () => {
    expect(
      headOf('/', {
        'site.yaml': [
          [
            'theme:',
            'theme:\n  light: { amber: "#ffb01f", night: "#000000" }\n  dark: { amber: "#ffc14d" }',
          ],
        ],
      }).themeCss,
    ).toBe(
      ':root{--amber:#ffb01f;--night:#000000}@media (prefers-color-scheme:dark){:root{--amber:#ffc14d}}',
    );
    expect(headOf('/').themeCss).toBe('');
  });

  it('has the letters, the headings and the shapes that the site changes', () => {
    const head = headOf('/', {
      'media/titulos.woff2': 'x',
      'site.yaml': [
        [
          'theme:',
          'theme:\n  family: "Georgia, serif"\n  headingFont: /media/titulos.woff2\n  night: { chat: "#ffffff" }\n  headings: { weight: 500, leading: 1.1 }\n  shape: { corner: 0px, rule: 1px, rivets: false, openMark: plus }',
        ],
      ],
    });
    expect(head.themeCss).toBe(
      ':root{--family:Georgia, serif;--corner:0px;--rule:1px;--rail:1px;--rivet:#0000;--rack:none;--mark-width:1rem;--mark-height:1rem;--mark-border:0;--mark:linear-gradient(var(--ink) 0 0) 50%/100% 2px no-repeat,linear-gradient(var(--ink) 0 0) 50%/2px 100% no-repeat;--mark-hover:50%;--mark-open:50%,99px 0;--leading:1.1}.night{--chat:#ffffff}h1,h2,h3,.brand,.brand+p{font-family:Heading, Georgia, serif;font-weight:500}',
    );
    expect(head.fonts).toEqual([
      {
        family: 'Heading',
        address: expect.stringMatching(/titulos\.[0-9a-f]{8}\.woff2$/) as string,
      },
    ]);
  });

  it('allows the frame of the video on pages that show it, and on no other', () => {
    const video =
      '  - { type: demo-video, heading: Veja, label: Ver o vídeo, poster: { src: /media/portao.svg, alt: Portão }, bullets: [Rápido], button: { label: Quero, chat: quote }, linkLabel: Abrir }\n';
    const edits: Edits = {
      'site.yaml': [['limits:', 'video: { embed: "https://video.exemplo.com.br/a/b?c" }\nlimits:']],
      'pages/index.yaml': new FixtureSite().read('pages/index.yaml') + video,
    };
    const placeholder: Edits = {
      ...edits,
      'site.yaml': [
        [
          'limits:',
          'video: { embed: "https://video.exemplo.com.br/a", placeholder: true }\nlimits:',
        ],
      ],
    };
    expect(headOf('/', placeholder).frameOrigins).toEqual([]);
    expect([headOf('/', edits).frameOrigins, headOf('/dicas', edits).frameOrigins]).toEqual([
      ['https://video.exemplo.com.br'],
      [],
    ]);
  });

  it('has the font of the site, or the site is told that there is none', () => {
    const site = new FixtureSite({
      'site.yaml': [['theme:', 'theme:\n  font: /media/nada.woff2']],
    });
    expect(() => site.ready()).toThrow('/media/nada.woff2');
    const titles = new FixtureSite({
      'site.yaml': [['theme:', 'theme:\n  headingFont: /media/nenhuma.woff2']],
    });
    expect(() => titles.ready()).toThrow('/media/nenhuma.woff2');
  });
});

describe('the page for unknown paths', () => {
  const unknown =
    'path: /404\ntitle: Não encontrada\ndescription: Não há nada aqui.\nupdated: "2026-01-01"\nstatus: 404\nrobots: noindex, follow\nblocks: [{ type: text, body: Olá. }]\n';

  it('says so to the server and to search engines', () => {
    const page = new FixtureSite({ 'pages/404.yaml': unknown }).page('/404');
    expect([page.status, page.head.robots]).toEqual([404, 'noindex, follow']);
  });
});
