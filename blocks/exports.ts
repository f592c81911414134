// What a site's own blocks may import: `portao/blocks`.
export type { Facts, Resolved, ResolvedButton, ResolvedImage } from '#engine/render/types';
export type * from '#schemas/types';
export { useWords } from '#engine/render/use-words';
export { Hero } from './hero/Hero.tsx';
export { Action, Actions } from './parts/Action.tsx';
export { Drawing } from './parts/Drawing.tsx';
export { Icon } from './parts/Icon.tsx';
export { Picture } from './parts/Picture.tsx';
export { Markdown } from './parts/text/Markdown.tsx';
export { Prose } from './parts/text/Prose.tsx';
