import type { Language } from '../../engine/words/language.ts';
import { loadGenerator } from '../../engine/resolve/generator/load-generator.ts';
import type { GeneratorData } from '../../engine/blog/generator/auto-post.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { WrongUse } from '../command-line/command-error.ts';

/** What posts of the site are generated with. Throws `SiteProblems`, and `WrongUse` where the site has no texts for it. */
export function generatorOf(siteDir: string, language: Language): GeneratorData {
  const generator = loadGenerator(siteDir);
  if (generator) return generator;
  throw new WrongUse(commandWordsOf(language).blog.noGenerator({ siteDir }));
}
