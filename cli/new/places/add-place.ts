import { join } from 'node:path';
import { generateSiteNames } from '../../../engine/content/generate-site-schemas.ts';
import { schemaFolder } from '../../../engine/content/locale/schema-folder.ts';
import type { Language } from '../../../engine/words/language.ts';
import { commandWordsOf } from '../../../engine/words/commands.ts';
import { localeOf } from '../../../engine/words/locale.ts';
import { writeFiles } from '../../output/write-files.ts';
import { checkWith, openToChange } from '../../site/site-to-change.ts';
import { changesOf, folderOf, refuseTaken, type NewPage } from '../add-documents.ts';
import { appearancesOf } from '../appearances.ts';
import type { Ask } from '../ask-one-line.ts';
import { chooseGroup } from './group.ts';
import { nearestPlaces, slugOfName } from './place.ts';
import {
  groupsOf,
  knownPlaces,
  variantFolderOf,
  variantsOf,
  type NewPlace,
} from './place-options.ts';
import { describeDistance, describeNext, showsNeighbours } from './place-report.ts';
import {
  describeAppearances,
  describeBriefly,
  describeDryRun,
  describeTodos,
  describeWritten,
} from '../report.ts';
import { fillTemplate, readTemplate, schemaLine, type TemplateValues } from '../template.ts';

/** What every command of `portao new` that adds pages is told. */
export interface NewPageSettings {
  readonly siteDir: string;
  readonly language: Language;
  readonly dryRun: boolean;
  readonly force: boolean;
  /** Year-month-day. */
  readonly today: string;
  /** Null where nobody can be asked. */
  readonly ask: Ask | null;
  readonly out: (text: string) => void;
}

/** Writes the page of a place, and says where it appears and what is still to be written. Throws `WrongUse`, `Taken`, `SiteProblems`, `WriteFailed`. */
export async function addPlace(place: NewPlace, settings: NewPageSettings): Promise<void> {
  const { siteDir, language, out } = settings;
  const open = openToChange(siteDir);
  const slug = slugOfName(place.name, language);
  const variants = place.variants ? variantsOf(siteDir, language) : [];
  const variantFolder = variantFolderOf(open);
  const page: NewPage & { template: string } = {
    file: `${folderOf(place.kind === 'city' ? ['city', 'area'] : ['neighbourhood'], open)}/${slug}.yaml`,
    path: `/${slug}`,
    template: `${place.kind}.yaml`,
  };
  const pages = [
    page,
    ...variants.map((variant) => ({
      file: `${variantFolder}/${variant}-${slug}.yaml`,
      path: `/${variant}-${slug}`,
      template: `variants/${variant}.yaml`,
    })),
  ];
  refuseTaken(pages, open, settings.force, language);

  const neighbours = nearestPlaces(
    place.coordinates,
    place.kind,
    [...open.index.regions.values()].filter((entry) => entry.slug !== slug),
  );
  const near = place.near
    ? knownPlaces(place.near, open, language)
    : neighbours.map(({ entry }) => entry.slug);
  const groups = groupsOf(place.kind, open);
  const group = await chooseGroup({
    asked: place.group,
    groups,
    suggested: neighbours
      .map(({ entry }) => entry.region.group)
      .filter((id) => groups.some((one) => one.id === id)),
    command: `new ${place.kind} "${place.name}"`,
    ask: settings.ask,
    out,
    language,
  });
  const { guessIn } = commandWordsOf(localeOf(open.site.settings.document).language).new;
  const said = place.in ?? (place.kind === 'neighbourhood' ? guessIn(place) : undefined);
  const usual = open.index.inPlace(place.name);
  const label = open.index.groups.find(({ id }) => id === group)?.label ?? group;
  const values: TemplateValues = {
    slug,
    group,
    near,
    name: place.name,
    in: said === usual ? undefined : said,
    said: said ?? usual,
    zone: guessIn({ name: label }),
    coordinates: place.coordinates.map((degrees) => Math.round(degrees * 1e4) / 1e4),
    today: settings.today,
  };
  const texts = new Map(
    pages.map(({ file, path, template }) => [
      file,
      schemaLine(
        schemaFolder(siteDir, localeOf(open.site.settings.document).language),
        join(siteDir, file),
      ) + fillTemplate(readTemplate(siteDir, template), { ...values, path }),
    ]),
  );
  const report = checkWith(open, changesOf(texts));

  out(describeDistance(place, open, neighbours, language));
  if (settings.dryRun) return out(describeDryRun(texts, siteDir, language));
  writeFiles([...texts].map(([file, text]) => ({ path: join(siteDir, file), text })));
  const names = await generateSiteNames(siteDir);
  out(`${describeWritten([...texts.keys(), ...names], siteDir, language)}\n`);
  const [own, ...others] = pages.map(({ path }) => appearancesOf(path, report));
  out(
    `${describeAppearances(own!, language)}${others.map((one) => describeBriefly(one, language)).join('')}\n`,
  );
  out(
    `${describeTodos(texts, siteDir, language)}\n${describeNext(
      slug,
      place,
      neighbours.filter(
        ({ entry }) => showsNeighbours(entry.href, report) && !own!.shownBy.includes(entry.href),
      ),
      open,
      language,
    )}`,
  );
}
