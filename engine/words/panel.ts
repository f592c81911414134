import type { Language } from './language.ts';
import type { OpeningWords, PanelWords, TabWords } from './pt-BR/panel.ts';
import type { fields } from './pt-BR/problems/fields.ts';

interface Catalogue {
  readonly opening: () => Promise<OpeningWords>;
  readonly tabs: () => Promise<TabWords>;
  readonly fields: () => Promise<FieldSentences>;
}

/** What `check` says of fields against their schema. */
export type FieldSentences = typeof fields;

const catalogues: Readonly<Record<Language, Catalogue>> = {
  'pt-BR': {
    opening: async () => (await import('./pt-BR/panel.ts')).panel,
    tabs: async () => (await import('./pt-BR/panel-tabs.ts')).tabs,
    fields: async () => (await import('./pt-BR/problems/fields.ts')).fields,
  },
  en: {
    opening: async () => (await import('./en/panel.ts')).panel,
    tabs: async () => (await import('./en/panel-tabs.ts')).tabs,
    fields: async () => (await import('./en/problems/fields.ts')).fields,
  },
};

/** Loads what the panel says in a language before another tab than the first is opened; each is a file of its own. */
export const loadOpeningWords = (language: Language): Promise<OpeningWords> =>
  catalogues[language].opening();

/** Loads what the tabs say that come later. */
export const loadTabWords = (language: Language): Promise<TabWords> => catalogues[language].tabs();

/** Loads what is said of a value that its field does not take: a small part of the catalogue of problems. */
export const loadFieldWords = (language: Language): Promise<FieldSentences> =>
  catalogues[language].fields();

export type { OpeningWords, PanelWords };
