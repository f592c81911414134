// The block library and the own blocks of the site, handed to the engine: the only place where engine and blocks meet.
import { ownBlocks } from 'virtual:portao/own-blocks';
import type { AnyBlock, BlockLibrary } from '#engine/render/registry';
import { Sprite } from '../parts/Sprite.tsx';
import baseCss from '../parts/base.css?inline';
import { registry } from './registry.ts';

/** The blocks of the library in the order of its styles; one that the site replaces keeps its place and its styles, before the site's. */
const replaced = Object.entries<AnyBlock>(registry).map(([type, block]): [string, AnyBlock] => {
  const own = ownBlocks[type];
  return [type, own ? { ...own, styles: [...block.styles, ...own.styles] } : block];
});

/** All blocks with the styles and symbols that every page has. */
export const library: BlockLibrary = {
  // Styles of blocks that the site adds come first.
  registry: {
    ...Object.fromEntries(Object.entries(ownBlocks).filter(([type]) => !(type in registry))),
    ...Object.fromEntries(replaced),
  },
  baseCss,
  Sprite,
};
