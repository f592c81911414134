/** Where a page finds the data service: `url` without a slash at its end, '' for its own origin; `publishableKey` '' where the own server adds it. */
export interface PageDataAddress {
  readonly url: string;
  readonly publishableKey: string;
}

/** Key that pages send to the site's own origin: the real one differs from installation to installation, pages do not. */
export const sameOriginKey = 'portao';

/** Reads `<meta name="portao-data" content="url key">`, which pages bear where the data service is elsewhere. */
export function dataAddress(): PageDataAddress {
  const [url = '', publishableKey = ''] =
    document.querySelector<HTMLMetaElement>('meta[name="portao-data"]')?.content.split(' ') ?? [];
  return { url, publishableKey };
}
