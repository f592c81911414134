// The block library and the own blocks of the site, handed to the engine: the only place where engine and blocks meet.
import { blockTypes } from 'virtual:portao/block-types';
import { ownBlocks } from 'virtual:portao/own-blocks';
import type { BlockLibrary } from '#engine/render/registry';
import { Sprite } from '../parts/Sprite.tsx';
import baseCss from '../parts/base.css?inline';
import { registry } from './registry.ts';

/** All blocks with the styles and symbols that every page has. */
export const library: BlockLibrary = {
  types: blockTypes,
  // Styles of own blocks come first; one that replaces a block of the library has its name.
  registry: { ...ownBlocks, ...registry, ...ownBlocks },
  baseCss,
  Sprite,
};
