// `portao blog publish` of what is not to be published: advice that hurts, texts that are still to be written, pictures.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BlogContext } from '../../cli/blog/posts.ts';
import { runBlogPublish } from '../../cli/blog/publish.ts';
import { runNewPost } from '../../cli/new/new-post.ts';
import { loadPostSite } from '../../cli/blog/post-site.ts';
import { root } from '../structure/tree.ts';
import { blogStand, header, newPost } from './blog-stand.ts';

const here = blogStand();
const { blog, process, failure, file, slugs, folder } = here;

describe('blog publish of advice that hurts', () => {
  const postSite = loadPostSite(join(root, 'site'));
  const advice = 'Faltou luz? Desligue o disjuntor, destrave e use na mão.';
  const publish = (what: string) => (context: BlogContext) =>
    runBlogPublish({ what, postSite }, context);

  it('refuses a file and says the line, the rule and what to write', async () => {
    const path = file(header, `Primeiro olhe.\n\n${advice}\n`);
    const said = await failure(publish(path));
    expect(said).toContain(':9:13  safety');
    expect(said).toContain(
      '"Desligue o disjuntor, destrave e use na mão." é um conselho que machuca.',
    );
    expect(said).toContain('Nada foi publicado.');
    expect(await failure(publish(path), 'en')).toContain('is advice that hurts');
    expect(await slugs()).toEqual([]);
  });

  it('keeps it as a draft, and does not publish the draft', async () => {
    await blog(publish(file(`${header}\nstatus: draft`, `${advice}\n`)));
    const said = await failure(publish('portao-que-nao-fecha'));
    expect(said).toContain(
      'é um conselho que machuca. Quem manda destravar ou mover o portão na mão',
    );
    expect(said).toContain('Nada foi publicado.');
    expect((await here.store.bySlug('portao-que-nao-fecha'))!.status).toBe('draft');
  });

  it('refuses it as a process, by the rules of the site', async () => {
    const { code, err } = await process('publish', file(header, `${advice}\n`));
    expect([code, await slugs()]).toEqual([1, []]);
    expect(err).toContain('safety');
  });
});

describe('blog publish of what is not finished', () => {
  const publish = (what: string) => (context: BlogContext) => runBlogPublish({ what }, context);

  it('refuses a text that is still to be written, line by line, and keeps it as a draft', async () => {
    const body = 'Primeiro olhe.\n\n## TODO: a segunda parte\n';
    const todo = header.replace('Uma frase.', '"TODO: escreva a frase"');
    const said = await failure(publish(file(todo, body)));
    expect(said).toContain(':3:15  todo');
    expect(said).toContain(':9:1  todo');
    expect(said).toContain('Este texto ainda não foi escrito: "## TODO: a segunda parte".');
    expect(said).toContain('Nada foi publicado.');
    expect(await slugs()).toEqual([]);

    await blog(publish(file(`${todo}\nstatus: draft`, body)));
    expect(await failure(publish('portao-que-nao-fecha'), 'en')).toContain(
      'This text is still to be written: "## TODO: a segunda parte".',
    );
    expect(await slugs('draft')).toEqual(['portao-que-nao-fecha']);
  });

  it('agrees with new post: the file is refused as it is made, and published once it is written', async () => {
    const site = mkdtempSync(join(folder, 'site-'));
    const context = {
      root,
      siteDir: site,
      language: 'pt-BR' as const,
      dryRun: false,
      force: false,
    };
    runNewPost({ ...context, title: 'Portão com defeito', out: () => undefined });
    const made = join(site, 'blog/posts/portao-com-defeito.md');
    expect(await failure(publish(made))).toContain('Este texto ainda não foi escrito');
    writeFileSync(made, readFileSync(made, 'utf8').replaceAll(/TODO: /g, ''));
    expect((await blog(publish(made))).out).toMatch(/^Post publicado: /);
  });

  it('refuses a picture; a draft is kept with it, and is not published', async () => {
    const path = file(
      `${header}\nstatus: published`,
      'Olhe.\n\n![Foto](https://fotos.exemplo/x.png)\n',
    );
    const said = await failure(publish(path));
    expect(said).toContain(':10:1  image-in-text');
    expect(said).toContain('"![Foto](https://fotos.exemplo/x.png)" é uma imagem');
    expect(await slugs()).toEqual([]);
    await here.store.create(
      newPost({ status: 'draft', content: '![Foto](https://fotos.exemplo/x.png)' }),
    );
    expect(await failure(publish('portao-que-nao-fecha'))).toContain(
      'é uma imagem que este texto não mostra',
    );
  });
});

describe('blog publish of a post that would not do as a page', () => {
  const postSite = loadPostSite(join(root, 'site'));
  const publish = (what: string) => (context: BlogContext) =>
    runBlogPublish({ what, postSite }, context);
  const body = [
    'Veja a página de [Osasco](/osasco) e o [guia](/nada).',
    'Procure no [Google](www.google.com), ou em [nossa página](https://www.exemplo.com.br/nadinha).',
    'Abra o [rascunho](http://localhost:5173/lapa). São {{claims.tecnicos}} técnicos.',
    'Ligue <b>agora</b>: [conversa](https://wa.me/5511912345678) ou [guia] (/guia-completo).',
    '[PREENCHER AQUI]',
  ];

  it('refuses dead links, references, HTML and what only holds a place, each at its line', async () => {
    const said = await failure(publish(file(header, `${body.join('\n')}\n`)));
    expect(said.match(/:\d+:\d+ {2}[a-z-]+/g)).toEqual([
      ':7:47  link-unknown',
      ':8:21  link-unknown',
      ':8:59  link-unknown',
      ':9:19  link-local',
      ':9:52  post-reference',
      ':10:7  markup-in-text',
      ':10:32  contact-number-unknown',
      ':10:64  markup-in-text',
      ':11:1  todo',
    ]);
    expect(said).toContain('https://www.google.com');
    expect(said).toContain('Nada foi publicado.');
    expect(await slugs()).toEqual([]);
  });

  it('keeps it as a draft, and says the same lines where the draft is to be published', async () => {
    await blog(publish(file(`${header}\nstatus: draft`, `${body.join('\n')}\n`)));
    const said = await failure(publish('portao-que-nao-fecha'));
    expect(said).toMatch(/^\/blog\/portao-que-nao-fecha:\d+:47 {2}link-unknown$/m);
    expect(said).toContain('[guia](/nada)');
  });

  it('publishes links to pages, to old addresses, to other sites and to files', async () => {
    const good =
      '[Lapa](/lapa#main), [outro](https://example.com/nada), [nós](https://exemplo.com.br/osasco/), [feed](https://www.exemplo.com.br/feed.xml), [blog](/blog/outro)';
    expect((await blog(publish(file(header, `${good}\n`)))).out).toMatch(/^Post publicado: /);
  });
});
