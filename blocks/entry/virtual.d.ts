// What engine/publish/site-blocks.ts makes of the blocks of the library and of the site.

declare module 'virtual:portao/own-blocks' {
  /** Components and styles of the site's own blocks, by type. */
  export const ownBlocks: Readonly<Record<string, import('#engine/render/registry').AnyBlock>>;
}

declare module 'virtual:portao/own-drawings' {
  /** The site's own drawings, by name. */
  export const ownDrawings: Readonly<
    Record<string, { readonly viewBox: string; readonly markup: string }>
  >;
}

declare module 'virtual:portao/islands/document' {
  /** Each starts the behaviour of blocks of one type below `root`, and does nothing where there is none; those of every page. */
  export const islands: readonly ((root: Document | HTMLElement) => void)[];
}

declare module 'virtual:portao/islands/blog' {
  /** The same of the pages of the blog, by block type. */
  export const islands: Readonly<
    Record<import('#schemas/types').Islands['blog'], (root: Document | HTMLElement) => void>
  >;
}
