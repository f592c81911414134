// The list of the blog as it is built: what stands beside each post.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlogList } from '../../blocks/blog-list/BlogList.tsx';
import { drawings } from '../../blocks/parts/drawings.ts';
import { WordsContext } from '../../engine/render/use-words.ts';
import { pageWordsOf } from '../../engine/words/pages.ts';
import type { PostCard } from '../../engine/render/types.ts';
import { parseHtml } from '../parse-html.ts';

const post = (slug: string, ...tags: string[]): PostCard => ({
  slug,
  href: `/blog/${slug}`,
  title: slug,
  description: 'Sobre pão.',
  date: '2026-11-20T12:00:00Z',
  dateText: '20 de novembro de 2026',
  views: 0,
  score: 90,
  tags,
});
const texts = {
  more: 'Mais',
  archive: 'Antes',
  allTags: 'Todos',
  failure: 'Falhou.',
  retrying: 'De novo.',
  retry: 'Tentar',
  contact: { label: 'Perguntar', href: '/contato', kind: 'link' },
} as const;

/** Of each card, and last of the mould for those that come later, the name of its drawing. */
function coversOf(covers?: { tags?: string[]; drawing: string }[]) {
  const posts = [post('fermento', 'receitas', 'massa'), post('forno', 'obra')];
  const props = { heading: 'Blog', intro: 'Textos.', emptyText: 'Nada.', texts, posts, covers };
  const html = renderToStaticMarkup(
    <WordsContext.Provider value={pageWordsOf('pt-BR')}>
      <BlogList {...(props as unknown as Parameters<typeof BlogList>[0])} />
    </WordsContext.Provider>,
  );
  const names = new Map(
    Object.entries(drawings).map(([name, { markup }]) => [
      parseHtml(`<svg>${markup}</svg>`).querySelector('svg')!.innerHTML,
      name,
    ]),
  );
  const page = parseHtml(html.replaceAll('template>', 'div>'));
  return [...page.querySelectorAll('li:has([data-f])')].map((card) => {
    const drawing = [...card.children].find(({ localName }) => localName === 'svg');
    return drawing ? names.get(drawing.innerHTML) : null;
  });
}

describe('the cover of a post', () => {
  it('is the first that has one of its tags, and else the one for all', () => {
    expect(
      coversOf([
        { tags: ['massa'], drawing: 'star' },
        { tags: ['receitas'], drawing: 'clock' },
        { drawing: 'house' },
      ]),
    ).toEqual(['star', 'house', 'house']);
  });

  it('is none where none has a tag of it', () => {
    expect(coversOf([{ tags: ['obra'], drawing: 'tool' }])).toEqual([null, 'tool', null]);
    expect(coversOf()).toEqual([null, null, null]);
  });
});
