import { foldText } from './slug.ts';

/** What a search for a gate motor is worded with; read in lower case without accents. */
const keyPhrases =
  /\b(motor(es)? (de |para |do )?port(ao|oes)|motor(es)? ppa|port(ao|oes) (automatico|eletronico)s?|automatizador(es)?)\b/g;

/** The key phrases of a text in order, folded, as often as they occur: `['motor de portao', 'motor ppa']`. */
export function keywordMatches(text: string): string[] {
  return foldText(text).match(keyPhrases) ?? [];
}
