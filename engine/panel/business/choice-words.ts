import type { FormSection } from '../../client/business.ts';
import { usePanelWords } from '../data/panel-language.ts';

/** What a value of a list of possible ones is called. */
export function useChoiceWords(): (value: string) => string {
  const { business } = usePanelWords();
  const words: Readonly<Record<string, string>> = business.choices;
  return (value) => words[value] ?? value;
}

/** What a section of the form is called. */
export function useSectionTitle(): (section: FormSection) => string {
  const { business } = usePanelWords();
  const words: Readonly<Record<string, string>> = business.sections;
  return ({ at, field }) => words[at.join('.')] ?? field.title;
}
