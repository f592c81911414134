// The block library, handed to the engine: the only place where engine and blocks meet.
import type { BlockLibrary } from '#engine/render/registry';
import { Sprite } from '../../blocks/parts/Sprite.tsx';
import baseCss from '../../blocks/parts/base.css?inline';
import { registry } from '../../blocks/registry.ts';

/** All blocks with the styles and symbols that every page has. */
export const library: BlockLibrary = { registry, baseCss, Sprite };
