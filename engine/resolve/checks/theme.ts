// What `theme` of site.yaml names and sets: files that are there, variants that blocks have, colours that can be read.
import { drawingFamilies } from '#schemas/drawing-families';
import type { Report } from '../../content/report.ts';
import type { PageOutline, Site } from '../../content/validate.ts';
import { fontPackage, fontPath, packageFont } from '../../media/package-fonts.ts';
import { drawingsFile } from '../../media/package-drawings.ts';
import { nearest } from '../../diagnostics/suggest.ts';
import { spoken } from '../../words/schemas.ts';
import { namesOf } from '../metadata/typefaces.ts';
import { faintPairs } from './contrast.ts';

/** Files, variants and colours of the theme. */
export function checkTheme(site: Site<PageOutline>, report: Report): void {
  checkFiles(site, report);
  checkPackages(site, report);
  checkDrawings(site, report);
  checkVariants(site, report);
  checkColours(site, report);
}

/** The files that the theme names. */
function checkFiles({ settings: { document, file }, media }: Site<PageOutline>, report: Report) {
  const { font, headingFont, shareFont, shareGround } = document.theme;
  for (const [field, src] of Object.entries({ font, headingFont, shareFont, shareGround }))
    if (src && !media.includes(src.replace(/^\/media\//, '')))
      report.add({ file, pointer: ['theme', field] }, 'image-missing', {
        src,
        nearest: nearest(
          src,
          media.map((name) => `/media/${name}`),
        ),
      });
}

/** The packages of the typefaces that the theme names. */
function checkPackages(
  { settings: { document, file }, origin }: Site<PageOutline>,
  report: Report,
) {
  const { fonts } = document.theme;
  const missing = namesOf(document.theme).filter((name) => !packageFont(origin, fontPath(name)));
  if (fonts && missing.length > 0)
    report.add({ file, pointer: ['theme', 'fonts'] }, 'font-not-installed', {
      fonts,
      packages: missing.map(fontPackage),
    });
}

/** The package of the family of drawings that the theme names. */
function checkDrawings(
  { settings: { document, file }, origin }: Site<PageOutline>,
  report: Report,
) {
  const { drawings } = document.theme;
  if (drawings && !drawingsFile(origin, drawings))
    report.add({ file, pointer: ['theme', 'drawings'] }, 'drawings-not-installed', {
      drawings,
      package: drawingFamilies[drawings].package,
    });
}

/** The variants that the theme gives to blocks: of types that have some, and one of theirs. */
function checkVariants({ settings, schemas }: Site<PageOutline>, report: Report) {
  const variantOf = (type: string) => schemas.block(type).properties?.variant;
  const types = schemas.blockTypes.filter((type) => variantOf(type));
  const wrong = (at: readonly string[], field: string, found: string, allowed: readonly string[]) =>
    report.add({ file: settings.file, pointer: ['theme', 'variants', ...at] }, 'field-value', {
      field,
      found,
      nearest: nearest(found, allowed),
      allowed,
      about: spoken(''),
    });
  for (const [type, value] of Object.entries(settings.document.theme.variants ?? {})) {
    const allowed = variantOf(types.includes(type) ? type : types[0]!)?.enum as string[];
    if (!types.includes(type)) wrong([type], 'variants', type, types);
    else if (!allowed.includes(value)) wrong([type], type, value, allowed);
  }
}

/** The colours of the theme that can hardly be told from what they stand on: each once, with what it is worst on. */
function checkColours({ settings: { document, file } }: Site<PageOutline>, report: Report) {
  const { light = {}, dark = {}, night = {} } = document.theme;
  const told = new Set<string>();
  const worstFirst = faintPairs(document.theme).toSorted(
    (a, b) => a.ratio / a.least - b.ratio / b.least,
  );
  for (const { words, ground, scheme, inNight, ratio, least, colours } of worstFirst) {
    const groups = { night: inNight ? night : {}, dark: scheme === 'dark' ? dark : {}, light };
    const [group, name] = Object.entries(groups)
      .flatMap(([group, set]) => [words, ground].map((one) => [group, one, one in set] as const))
      .find(([, , isThere]) => isThere)!;
    if (told.has(`${group} ${name}`)) continue;
    told.add(`${group} ${name}`);
    report.add({ file, pointer: ['theme', group, name] }, 'theme-faint', {
      words,
      ground,
      scheme: inNight ? 'night' : scheme,
      ratio,
      least,
      colours,
    });
  }
}
