import type { FormProblems } from './pt-BR/form-problems.ts';
import type { Language } from './language.ts';
import type { OpeningWords, PanelWords, TabWords } from './pt-BR/panel.ts';
import type { values } from './pt-BR/problems/values.ts';

interface Catalogue {
  readonly opening: () => Promise<OpeningWords>;
  readonly tabs: () => Promise<TabWords>;
  readonly values: () => Promise<ValueSentences>;
}

/** What `check` and forms say of values that their field does not take. */
export type ValueSentences = typeof values & { readonly form: FormProblems };

const catalogues: Readonly<Record<Language, Catalogue>> = {
  'pt-BR': {
    opening: async () => (await import('./pt-BR/panel.ts')).panel,
    tabs: async () => (await import('./pt-BR/panel-tabs.ts')).tabs,
    values: async () => ({
      ...(await import('./pt-BR/problems/values.ts')).values,
      form: (await import('./pt-BR/form-problems.ts')).formProblems,
    }),
  },
  en: {
    opening: async () => (await import('./en/panel.ts')).panel,
    tabs: async () => (await import('./en/panel-tabs.ts')).tabs,
    values: async () => ({
      ...(await import('./en/problems/values.ts')).values,
      form: (await import('./en/form-problems.ts')).formProblems,
    }),
  },
};

/** Loads what the panel says in a language before another tab than the first is opened; each is a file of its own. */
export const loadOpeningWords = (language: Language): Promise<OpeningWords> =>
  catalogues[language].opening();

/** Loads what the tabs say that come later. */
export const loadTabWords = (language: Language): Promise<TabWords> => catalogues[language].tabs();

/** Loads what is said of values that their field does not take, a small part of the catalogue of problems. */
export const loadValueWords = (language: Language): Promise<ValueSentences> =>
  catalogues[language].values();

export type { OpeningWords, PanelWords };
