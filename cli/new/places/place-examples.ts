import { loadSettings } from '../../../engine/content/load-settings.ts';
import { SiteProblems } from '../../../engine/diagnostics/problem.ts';
import { commandWordsOf } from '../../../engine/words/commands.ts';
import { localeOf } from '../../../engine/words/locale.ts';
import { projectSite, type CommandContext } from '../../command-line/command.ts';

/** `site.yaml` of the project's own site; null where there is none that can be read. */
function projectSettings(root: string) {
  try {
    return loadSettings(projectSite(root));
  } catch (error) {
    if (error instanceof SiteProblems) return null;
    throw error;
  }
}

/** Latitude and longitude as they are typed: of the business, so that the example is a place near it. */
const coordinatesNear = (settings: ReturnType<typeof projectSettings>) =>
  (settings?.business.coordinates ?? [-15.79, -47.88])
    .map((degrees) => Math.round(degrees * 1e4) / 1e4)
    .join(',');

/** The examples of `new city`, which work on the site of the project; a name alone is enough in Brazil. */
export function cityExamples({ root, language }: CommandContext): string[] {
  const { place } = commandWordsOf(language).examples;
  const settings = projectSettings(root);
  const group = settings?.regionGroups.find(({ parent }) => !parent)?.id;
  const isInBrazil = !settings || localeOf(settings).country === 'BR';
  return [
    ...(isInBrazil ? ['new city "Bom Jesus"', 'new city "Bom Jesus" --state PI --variants'] : []),
    `new city "${place}"${group ? ` --group ${group}` : ''} --coordinates ${coordinatesNear(settings)} --dry-run`,
  ];
}

/** The example of `new neighbourhood`, likewise, with a group of neighbourhoods that the site has. */
export function neighbourhoodExample({ root, language }: CommandContext): string {
  const { place } = commandWordsOf(language).examples;
  const settings = projectSettings(root);
  const group = settings?.regionGroups.find(({ parent }) => parent)?.id;
  return `new neighbourhood "${place}"${group ? ` --group ${group}` : ''} --coordinates ${coordinatesNear(settings)}`;
}
