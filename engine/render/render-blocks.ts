import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageWordsOf } from '../words/pages.ts';
import type { BlockLibrary } from './registry.ts';
import type { ResolvedBlock, ResolvedPage, Placement } from './resolved-page.ts';
import { DrawingsContext } from './use-drawings.ts';
import { WordsContext } from './use-words.ts';

/** A block as HTML, and the classes in it. */
export interface RenderedBlock {
  readonly type: string;
  readonly html: string;
  readonly classes: ReadonlySet<string>;
}

/** What blocks are rendered of. */
type Page = Pick<ResolvedPage, 'file' | 'language' | 'blocks' | 'drawings'>;

/** Renders the blocks of a part of the page; one that has nothing to show is left out. Throws what a component throws. */
export type RenderBlocks = (page: Page, placement: Placement) => RenderedBlock[];

const classMark = ' class="';

/** The class names in some HTML. */
export function classesIn(html: string): ReadonlySet<string> {
  const lists = new Set<string>();
  for (let at = html.indexOf(classMark); at >= 0; at = html.indexOf(classMark, at)) {
    const start = at + classMark.length;
    at = html.indexOf('"', start);
    lists.add(html.slice(start, at));
  }
  return new Set([...lists].flatMap((list) => list.split(' ')));
}

/**
 * A function that renders blocks of `library`. Pages share all blocks of the layout, as one object each: what those became
 * is kept for as long as they are.
 */
export function createRenderBlocks({ registry }: Pick<BlockLibrary, 'registry'>): RenderBlocks {
  const kept = new WeakMap<ResolvedBlock, RenderedBlock>();

  const render = ({ type, props }: ResolvedBlock, { language, drawings }: Page): RenderedBlock => {
    const { Component } = registry[type]!;
    const block = createElement(Component as ComponentType<object>, props);
    const html = renderToStaticMarkup(
      createElement(
        WordsContext,
        { value: pageWordsOf(language) },
        createElement(DrawingsContext, { value: drawings ?? null }, block),
      ),
    );
    return { type, html, classes: classesIn(html) };
  };
  const renderShared = (block: ResolvedBlock, page: Page): RenderedBlock => {
    let known = kept.get(block);
    if (!known) kept.set(block, (known = render(block, page)));
    return known;
  };

  return (page, placement) =>
    page.blocks
      .filter((block) => block.placement === placement)
      .map((block) => (block.origin.file === page.file ? render : renderShared)(block, page))
      .filter(({ html }) => html !== '');
}
