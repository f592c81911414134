// The data of a business as the panel shows it: what its owner changes of `site.yaml`, and of blocks with reviews and people.
import type {
  BusinessState,
  FieldPath,
  FormSection,
  PublishedChanges,
} from '../../client/business.ts';
import { leadsTo, ofBlocks } from '../../client/business.ts';
import { valueAt } from '../../client/value-at.ts';
import { documentsIn, type FileSnapshot } from '../../content/file-snapshot.ts';
import { loadSharedContent, readSource } from '../../content/load.ts';
import { parseSource } from '../../content/parse-source.ts';
import { phoneFormsOf } from '../../content/phone-library.ts';
import { clockAt } from '../../content/time/windows.ts';
import { validateSharedContent, type SharedContent } from '../../content/validate.ts';
import { SiteProblems } from '../../diagnostics/problem.ts';
import { hashOf } from '../../media/content-hash.ts';
import { isDrawing } from '../../media/media-library.ts';
import { isPhotograph } from '../../media/picture-facts.ts';
import type { Language } from '../../words/language.ts';
import { localeOf } from '../../words/locale.ts';
import type { WrittenEdits } from '../write-changes.ts';
import { blockSections } from './block-sections.ts';
import { businessSections, sectionOf } from './business-sections.ts';
import { formField, groupFields } from './form-field.ts';
import { ownedIn, ownedTypes, type OwnedBlock } from './owned-blocks.ts';

/** How many publications the panel shows. */
const mostPublished = 20;

/** The data of the business of a site, for a reader; `published` as the journal has it, the last one last. Throws `SiteProblems`. */
export function businessState(
  snapshot: FileSnapshot,
  published: readonly WrittenEdits[],
  language: Language,
): BusinessState {
  const { dir } = snapshot;
  const { value: site, problems } = validateSharedContent(loadSharedContent(snapshot));
  if (!site) throw new SiteProblems(problems, dir);
  const { schemas } = site;
  const { document, file } = site.settings;
  const searching = schemas.blockTypes.filter((type) =>
    schemas.block(type)['x-reads']?.includes('search'),
  );
  // Of thousands of pages few have such a block, and only those are parsed.
  const types = [...ownedTypes(schemas), ...searching];
  const parse = (path: string, bytes: Buffer) =>
    types.some((type) => bytes.includes(type))
      ? parseSource(path, bytes)
      : { file: null, problems: [] };
  const documents = [
    file,
    ...[...site.partials.values()].map((partial) => partial.file),
    ...documentsIn(snapshot, 'pages').flatMap((path) => readSource(dir, path, parse).file ?? []),
  ];
  const blocks = documents.flatMap((one) => ownedIn(one, schemas));
  const searches = documents.some(({ text }) => searching.some((type) => text.includes(type)));
  const has = ([name]: FieldPath) => name !== 'search' || document.search !== undefined || searches;
  const sections = businessSections
    .filter(has)
    .flatMap((at) =>
      at[0] === ofBlocks
        ? blockSections(schemas, blocks, language)
        : [settingsSection(site, at, language)],
    );
  return {
    sections,
    value: { ...settingsValue(file.value, sections), [ofBlocks]: blocksValue(blocks) },
    documents: Object.fromEntries(
      documents
        .filter((one) => one === file || blocks.some(({ file: path }) => path === one.path))
        .map(({ path, text }) => [path, hashOf(text)]),
    ),
    phones: phoneFormsOf(localeOf(document).country),
    pictures: [...snapshot.files.keys()].filter(isPicture).map((path) => `/${path}`),
    today: clockAt(new Date().toISOString(), localeOf(document).timeZone).today,
    published: published.flatMap(publishedChanges).slice(-mostPublished).reverse(),
  };
}

/** True for a picture that a document may name; what lies in `media/root/` is published under other names. */
const isPicture = (path: string) =>
  path.startsWith('media/') &&
  !path.startsWith('media/root/') &&
  (isDrawing(path) || isPhotograph(path));

/** A section of `site.yaml`, without what is a section of its own in it. */
function settingsSection(
  { schemas }: SharedContent,
  at: FieldPath,
  language: Language,
): FormSection {
  let written = schemas.definitions.SiteDocument!;
  for (const step of at) written = schemas.follow(written).schema.properties![step]!;
  const key = String(at.at(-1));
  const field = formField(schemas, written, language, key);
  const inside = businessSections.filter((one) => one.length > at.length && leadsTo(at, one));
  if (field.kind !== 'group' || inside.length === 0) return { at, field };
  const names = Object.keys(written.properties ?? {}).filter(
    (name) => !inside.some((one) => one[at.length] === name),
  );
  return { at, field: { ...field, fields: groupFields(schemas, written, language, key, names) } };
}

/** What `site.yaml` says of sections; groups around them are there, with or without what is in them. */
function settingsValue(
  document: unknown,
  sections: readonly FormSection[],
): Readonly<Record<string, unknown>> {
  const value: Record<string, unknown> = {};
  for (const { at } of sections.filter((one) => one.at[0] !== ofBlocks)) {
    const [outer, inner] = at as readonly [string, string?];
    const said = valueAt(document, at);
    if (inner === undefined) {
      if (said !== undefined) value[outer] = said;
    } else if (sectionOf([outer]) === undefined)
      value[outer] = said === undefined ? {} : { [inner]: said };
  }
  return value;
}

/** By type and document, the owner's fields of blocks. */
function blocksValue(blocks: readonly OwnedBlock[]) {
  const value: Record<string, Record<string, unknown>> = {};
  for (const { type, at, fields, value: written } of blocks)
    (value[type] ??= {})[String(at[2])] = Object.fromEntries(
      fields.flatMap((name) => (written[name] === undefined ? [] : [[name, written[name]]])),
    );
  return value;
}

/** Edits that the panel wrote; nothing for those of the command line. */
const publishedChanges = ({ at, panel }: WrittenEdits): PublishedChanges[] =>
  panel ? [{ when: at, ...panel }] : [];
