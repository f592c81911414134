// What the tests of `portao new` share: a site, a command's words in a form that no machine changes, a person who answers.
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { checkSite } from '../../engine/check/check-site.ts';
import type { NewPageSettings } from '../../cli/new/places/add-place.ts';
import { describeFailure } from '../../cli/command-line/failure.ts';
import type { Language } from '../../engine/words/language.ts';

/** A command's settings for a site, and what it said so far, the site's folder written as SITE. */
export function settingsFor(
  siteDir: string,
  more: Partial<NewPageSettings> = {},
): NewPageSettings & { said: () => string } {
  const words: string[] = [];
  return {
    siteDir,
    language: 'pt-BR',
    dryRun: false,
    force: false,
    today: '2026-11-20',
    ask: null,
    out: (text) => void words.push(text),
    ...more,
    said: () => withoutFolder(words.join(''), siteDir),
  };
}

/** A text with the site's folder written as SITE, and its schema lines as on any machine. */
export const withoutFolder = (text: string, siteDir: string) =>
  text.replaceAll(siteDir, 'SITE').replace(/\$schema=\S+\/schemas\//g, '$schema=…/schemas/');

/** What the command line says when `work` fails, and the kind of error. */
export async function failureOf(
  work: () => Promise<void> | void,
  siteDir: string,
  language: Language = 'pt-BR',
): Promise<{ kind: string; says: string }> {
  try {
    await work();
  } catch (error) {
    return {
      kind: (error as Error).constructor.name,
      says: withoutFolder(describeFailure(error, language), siteDir),
    };
  }
  throw new Error('the command did not fail');
}

/** A person who gives these answers, then no more. */
export function answering(...answers: string[]): NonNullable<NewPageSettings['ask']> {
  return async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('asked once too often');
    return answer;
  };
}

/** The site's errors in words, those of unwritten texts left out. */
export const errorsIn = (siteDir: string) =>
  checkSite(siteDir)
    .problems.filter(({ level, code }) => level === 'error' && (code as string) !== 'todo')
    .map((problem) => formatProblems([problem], 'en'));
