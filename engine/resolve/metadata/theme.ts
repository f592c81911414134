// What `theme` of site.yaml changes of the look: it comes last in the styles of every page.
import type { Theme } from '#schemas/types';
import type { Head } from '../../render/resolved-page.ts';
import type { MediaLibrary } from '../../media/media-library.ts';
import { fontPath } from '../../media/package-fonts.ts';
import { usualColours } from '../checks/usual-colours.ts';
import { pairs, waitFaces } from './typefaces.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** A rule with the properties that have a value; nothing where none has. */
function rule(selector: string, values: Values): string {
  const written = Object.entries(values).filter(([, value]) => value !== undefined);
  return written.length === 0
    ? ''
    : `${selector}{${written.map(([name, value]) => `${name}:${value}`).join(';')}}`;
}

const tokens = (colours: Values | undefined): Values =>
  Object.fromEntries(Object.entries(colours ?? {}).map(([name, value]) => [`--${name}`, value]));

/** Letters: the site's own first, then those of the phone. */
const stack = (own: string | undefined, family: string | undefined) =>
  [own, family ?? 'Wait, sans-serif'].filter(Boolean).join(', ');

/** A plus that loses its upright when it is opened. */
const plus: Values = {
  '--mark-width': '1rem',
  '--mark-height': '1rem',
  '--mark-border': '0',
  '--mark':
    'linear-gradient(var(--ink) 0 0) 50%/100% 2px no-repeat,linear-gradient(var(--ink) 0 0) 50%/2px 100% no-repeat',
  '--mark-hover': '50%',
  '--mark-open': '50%,99px 0',
};

/** Space above and below a section, by density. */
const bands = {
  compact: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)',
  normal: undefined,
  airy: 'clamp(4.5rem, 3rem + 6vw, 8.5rem)',
};

/** Widest content, by width. */
const widths = { narrow: '64rem', normal: undefined, wide: '100rem' };

/** Layouts with which an opening is dark by day and by night. */
const darkOpenings: ReadonlySet<string> = new Set(['photo', 'night']);

/** Buttons of dark bands by other names, `--night-chat`, for an opening that is dark by its layout: it has no class of its own. */
function openingColours({ night, layout = {} }: Theme): Values {
  if (!Object.values(layout).some((value) => darkOpenings.has(value))) return {};
  const colours = Object.entries({ ...usualColours.night, ...night });
  return Object.fromEntries(colours.map(([name, value]) => [`--night-${name}`, value]));
}

/** Sizes, corners and lines, by the token that the styles have for each. */
function shapes({ font, fonts, family, headings = {}, shape = {}, layout = {} }: Theme): Values {
  return {
    '--band': bands[layout.density ?? 'normal'],
    '--wide': widths[layout.width ?? 'normal'],
    '--family': family && stack(font || fonts ? 'Site' : undefined, family),
    '--corner': shape.corner,
    '--button-corner': shape.buttonCorner,
    '--frame': shape.frame,
    '--rule': shape.rule,
    '--rail': shape.rule,
    '--rivet': shape.rivets === false ? '#0000' : undefined,
    '--rack': shape.rivets === false ? 'none' : undefined,
    ...(shape.openMark === 'plus' ? plus : {}),
    '--t-3xl': headings.large,
    '--t-2xl': headings.small,
    '--page-title': headings.medium,
    '--leading': headings.leading?.toString(),
    '--spacing': headings.spacing,
  };
}

/** The theme as CSS; empty where it changes nothing. */
export function themeCss(theme: Theme): string {
  const { light, dark, night, fonts, headingFont, headings } = theme;
  const otherFamily = fonts && !headingFont ? 'HeadingWait, sans-serif' : theme.family;
  const dusk = rule(':root', tokens(dark));
  return [
    waitFaces(theme),
    rule(':root', { ...tokens(light), ...shapes(theme), ...openingColours(theme) }),
    dusk && `@media (prefers-color-scheme:dark){${dusk}}`,
    rule('.night', tokens(night)),
    // With the sentence below the name at the foot of the page.
    rule('h1,h2,h3,.brand,.brand+p', {
      'font-family':
        headings?.family || headingFont || fonts
          ? stack(headingFont || fonts ? 'Heading' : undefined, headings?.family ?? otherFamily)
          : undefined,
      'font-weight': headings?.weight?.toString(),
      // In some of them figures of one width bring wide spaces.
      'font-variant-numeric': fonts && 'normal',
    }),
  ].join('');
}

/** Where things stand unless a site wants them elsewhere; no class, and no byte. */
const usualLayout: ReadonlySet<string> = new Set(['two-rows', 'split', 'wall']);

/** Classes of the root element, by which the styles of blocks know the layout of the site; empty where it is the usual one. */
export function layoutClasses({ layout = {} }: Theme): string {
  const { density: _, width: __, ...places } = layout;
  return Object.entries(places)
    .filter(([, value]) => !usualLayout.has(value))
    .map(([field, value]) => `${field}-${value}`)
    .join(' ');
}

/** Letters that the file `latin-ext` of a typeface has and the file `latin` has not. */
const moreLetters = {
  range: 'U+100-130,U+132-151,U+154-24F,U+1E00-1EFF',
  test: /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/,
};

/** The fonts of the site that are there, those of the text first. `texts`: what the page says, by which it has a second file of a typeface. */
export function fontsOf(
  { font, headingFont, fonts }: Theme,
  media: MediaLibrary,
  texts: () => string,
): Head['fonts'] {
  const pair = fonts && pairs[fonts];
  const hasMore = pair !== undefined && moreLetters.test.test(texts());
  const faces = (family: 'Site' | 'Heading', own: string | undefined, name: string | undefined) => [
    { family, file: own ?? (name && fontPath(name)) },
    ...(hasMore && !own
      ? [{ family, file: fontPath(name!, 'latin-ext'), range: moreLetters.range }]
      : []),
  ];
  const all = [
    ...faces('Site', font, pair?.text),
    ...faces('Heading', headingFont, pair?.headings),
  ];
  return all.flatMap(({ file, ...face }) => {
    const address = file && media.address(file);
    return address ? [{ ...face, address }] : [];
  });
}
