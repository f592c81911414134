/** What a browser needs to put the site on a home screen; colours as in CSS. */
export interface ManifestInput {
  readonly name: string;
  /** Under the icon; about 12 characters are shown. */
  readonly shortName: string;
  /** BCP 47, `pt-BR`. */
  readonly language: string;
  readonly themeColor: string;
  readonly backgroundColor: string;
  /** Path of an app that is put on a home screen by itself, `/admin`; the site as a whole, in the browser, if left out. */
  readonly app?: string;
  /** Sizes of the icons in the web root, px; none where there is only `favicon.svg`. */
  readonly icons: readonly number[];
}

/** Sizes of the icons that a site may have in `media/root`, `icon-192.png`, px. */
export const iconSizes: readonly number[] = [192, 512];

/** Name of the manifest of the panel. */
export const panelManifest = 'admin.webmanifest';

/** Text of `manifest.webmanifest`, or of that of an app; its icons are squares in the web root. */
export function manifestText({
  name,
  shortName,
  language,
  themeColor,
  backgroundColor,
  app,
  icons: sizes,
}: ManifestInput): string {
  const icons =
    sizes.length > 0
      ? sizes.map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        }))
      : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }];
  const manifest = {
    name,
    short_name: shortName,
    lang: language,
    ...(app ? { id: app } : {}),
    start_url: app ?? '/',
    scope: app ?? '/',
    display: app ? 'standalone' : 'browser',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
