// An edit of one page, taken up by itself, leaves what a look at the whole site would.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { DevState } from '../../../engine/dev/state.ts';
import type { Post } from '../../../engine/blog/post-store.ts';
import { changingSite, page, post } from '../changing-site.ts';
import { FixtureSite, type Edits } from '../fixture.ts';
import { textMutation, treeMutation } from '../mutations.ts';

const files = [
  'pages/index.yaml',
  'pages/dicas.json',
  'pages/cidades/osasco.yaml',
  'pages/cidades/barueri.yaml',
  'pages/bairros/lapa.yaml',
] as const;

/** Problems as they are told. */
const told = (problems: DevState['errors']) =>
  problems.map(({ file, line, column, code, params }) => ({ file, line, column, code, params }));

/** What the development server shows and says. */
const shown = (state: DevState) => ({
  errors: told(state.errors),
  warnings: told(state.warnings),
  unwritten: state.unwritten.map(({ file, line, code }) => ({ file, line, code })),
  pages: JSON.stringify(state.shown?.summaries.map(({ path }) => state.page(path))),
  media: state.shown?.open.media
    .used()
    .map(({ path }) => path)
    .sort(),
  documents: JSON.stringify(
    state.shown?.open.site.pages.map(({ file, document }) => [file.path, document]),
  ),
});

/** Edits a file, and holds what the state makes of it to a whole look. */
function edit(state: DevState, site: FixtureSite, file: string, text: string): void {
  writeFileSync(join(site.dir, file), text);
  state.edit(file);
  const whole = new DevState(site.dir, []);
  const [now, wanted] = [shown(state), shown(whole)];
  // After an error the last good pages stay, which a fresh start does not have.
  if (wanted.errors.length > 0)
    expect([now.errors, now.unwritten]).toEqual([wanted.errors, wanted.unwritten]);
  else expect({ ...now, media: [] }).toEqual({ ...wanted, media: [] });
  for (const path of wanted.errors.length > 0 ? [] : wanted.media!)
    expect(now.media).toContain(path);
}

describe('an edit of one page', () => {
  it.each<[string, (typeof files)[number], string | RegExp, string]>([
    ['a text', 'pages/cidades/osasco.yaml', 'Hoje mesmo', 'Amanhã'],
    ['a title', 'pages/cidades/osasco.yaml', 'title: Motor de portão em Osasco', 'title: Outro'],
    [
      'the title of another page',
      'pages/cidades/osasco.yaml',
      'title: Motor de portão em Osasco',
      'title: Motor de portão na Lapa',
    ],
    ['the name of its region', 'pages/cidades/osasco.yaml', 'name: Osasco', 'name: Grande Osasco'],
    ['a link that leads nowhere', 'pages/index.yaml', '(/barueri)', '(/nada)'],
    ['a link to an anchor', 'pages/index.yaml', '(/barueri)', '(/osasco#barulho)'],
    ['a link to an anchor that is not there', 'pages/index.yaml', '(/barueri)', '(/osasco#nada)'],
    ['an anchor that others lead to', 'pages/dicas.json', '"seguranca"', '"outra"'],
    ['an unknown contact', 'pages/index.yaml', '(/barueri)', '(tel:+5511911112222)'],
    [
      'an image',
      'pages/dicas.json',
      '"body":',
      '"image": { "src": "/media/portao.svg", "alt": "Portão" }, "body":',
    ],
    [
      'an image that is missing',
      'pages/index.yaml',
      'src: /media/portao.svg',
      'src: /media/nada.svg',
    ],
    [
      'a text to be written',
      'pages/index.yaml',
      'heading: Motor de portão',
      'heading: TODO escrever',
    ],
    ['a block that there is not', 'pages/index.yaml', 'type: coverage', 'type: coverag'],
    [
      'a partial less',
      'pages/cidades/osasco.yaml',
      / {2}- \{ type: partial, name: contato.*\n/,
      '',
    ],
    ['no YAML', 'pages/index.yaml', 'blocks:', 'blocks'],
    ['another path', 'pages/cidades/barueri.yaml', 'path: /barueri', 'path: /outra'],
  ])('%s leaves what a look at the whole site would', (_, file, from, to) => {
    const site = new FixtureSite();
    const state = new DevState(site.dir, []);
    const text = site.read(file);
    expect(text.replace(from, to)).not.toBe(text);
    edit(state, site, file, text.replace(from, to));
    edit(state, site, file, text);
  });

  it('is seen when the page is asked for, even where nobody told of it', () => {
    const site = new FixtureSite();
    const state = new DevState(site.dir, []);
    state.lookAt('/osasco');
    state.page('/osasco');
    site.apply({ 'pages/cidades/osasco.yaml': [['Hoje mesmo', 'Amanhã cedo']] });
    expect(JSON.stringify(state.page('/osasco'))).not.toContain('Amanhã');
    state.lookAt('/osasco');
    expect(JSON.stringify(state.page('/osasco'))).toContain('Amanhã');
    site.apply({ 'pages/cidades/osasco.yaml': [['type: page-heading', 'type: page-hedding']] });
    state.lookAt('/osasco');
    expect(state.errors.map(({ code }) => code)).toEqual(['block-unknown-type']);
    expect(() => state.lookAt('/nada')).not.toThrow();
  });

  it('is of a page that shows posts, or of one that does not', () => {
    const state = new DevState(new FixtureSite(changingSite).dir, [post('um')]);
    const paths = ['/blog', '/blog/um', '/blog/nada', '/', '/osasco', '/nada'];
    expect(paths.filter((path) => state.showsPosts(path))).toEqual(paths.slice(0, 3));
  });

  it('looks at no other page where it concerns none', () => {
    const site = new FixtureSite();
    const state = new DevState(site.dir, []);
    const whole = vi.spyOn(state, 'refresh');
    const before = state.page('/barueri');
    edit(
      state,
      site,
      'pages/cidades/osasco.yaml',
      site.read('pages/cidades/osasco.yaml').replace('Hoje mesmo', 'Amanhã'),
    );
    expect(whole).not.toHaveBeenCalled();
    expect(state.page('/barueri')).toBe(before);
    expect(JSON.stringify(state.page('/osasco'))).toContain('Amanhã');
  });

  it('leaves what a look at the whole site would, whatever is edited', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...files),
            fc.oneof({ weight: 3, arbitrary: treeMutation }, textMutation),
          ),
          { minLength: 1, maxLength: 4 },
        ),
        (edits) => {
          const site = new FixtureSite();
          const state = new DevState(site.dir, []);
          for (const [file, mutate] of edits) {
            let text;
            try {
              text = mutate(site.read(file));
            } catch {
              // No YAML any more.
              continue;
            }
            edit(state, site, file, text);
          }
        },
      ),
      { numRuns: 40, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
    );
  });
});

describe('other posts', () => {
  it('leave what a whole look would, whatever is edited between them', () => {
    const site = new FixtureSite(changingSite);
    const state = new DevState(site.dir, []);
    const look = (posts: readonly Post[]) => {
      const [now, wanted] = [shown(state), shown(new DevState(site.dir, posts))];
      expect(wanted.errors).toEqual([]);
      expect({ ...now, media: [] }).toEqual({ ...wanted, media: [] });
      for (const path of wanted.media!) expect(now.media).toContain(path);
    };
    const edits: readonly Edits[] = [
      { 'pages/cidades/osasco.yaml': [['name: Osasco', 'name: Osasco Velho']] },
      { 'pages/dicas.json': [['"updated"', '"breadcrumb": "Conselhos",\n  "updated"']] },
      { 'pages/z.yaml': page('/z', '', '  - { type: text, body: Olá. }\n') },
      { 'partials/duvidas.yaml': [['Uma manhã.', 'Uma tarde.']] },
    ];
    let posts: readonly Post[] = [];
    edits.forEach((edit, index) => {
      posts = [post(`p${index}`), ...posts];
      state.setPosts(posts);
      look(posts);
      site.apply(edit);
      state.refresh();
      look(posts);
    });
    state.setPosts(posts.slice(1));
    look(posts.slice(1));
  });
});
