import { grammarOf } from '../../engine/words/grammar.ts';
import type { GeneratorData } from '../../engine/blog/generator/auto-post.ts';
import { loadPostTemplates } from '../../engine/resolve/generator/load-post-templates.ts';
import { load } from '../../engine/content/load.ts';
import { validateSharedContent } from '../../engine/content/validate.ts';

const { value: site } = validateSharedContent(load('site'));
if (!site) throw new Error('site/ has problems: npm run portao -- check');
const { claims } = site.settings.document;
const { templates } = loadPostTemplates('site', claims);
if (!templates) throw new Error('site/blog/ has problems: npm run portao -- check');

/** What the page of the real site hands to the generator. */
export const generatorData: GeneratorData = {
  templates,
  claims,
  grammar: grammarOf('pt-BR'),
  keyPhrases: site.settings.document.blog!.keyPhrases!,
  timeZone: 'America/Sao_Paulo',
};
