import type { Language } from './language.ts';
import type { OpeningWords, PanelWords, TabWords } from './pt-BR/panel.ts';

interface Catalogue {
  readonly opening: () => Promise<OpeningWords>;
  readonly tabs: () => Promise<TabWords>;
}

const catalogues: Readonly<Record<Language, Catalogue>> = {
  'pt-BR': {
    opening: async () => (await import('./pt-BR/panel.ts')).panel,
    tabs: async () => (await import('./pt-BR/panel-tabs.ts')).tabs,
  },
  en: {
    opening: async () => (await import('./en/panel.ts')).panel,
    tabs: async () => (await import('./en/panel-tabs.ts')).tabs,
  },
};

/** Loads what the panel says in a language before another tab than the first is opened; each is a file of its own. */
export const loadOpeningWords = (language: Language): Promise<OpeningWords> =>
  catalogues[language].opening();

/** Loads what the tabs say that come later. */
export const loadTabWords = (language: Language): Promise<TabWords> => catalogues[language].tabs();

export type { OpeningWords, PanelWords };
