import { usePanelWords } from '../data/panel-language.ts';

/** What a value of a list of possible ones is called. */
export function useChoiceWords(): (value: string) => string {
  const { business } = usePanelWords();
  const words: Readonly<Record<string, string>> = business.choices;
  return (value) => words[value] ?? value;
}
