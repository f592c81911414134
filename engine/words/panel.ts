import type { Language } from './language.ts';
import type { PanelWords } from './pt-BR/panel.ts';

const catalogues: Readonly<Record<Language, () => Promise<PanelWords>>> = {
  'pt-BR': async () => (await import('./pt-BR/panel.ts')).panel,
  en: async () => (await import('./en/panel.ts')).panel,
};

/** Loads the words of the panel in a language; each is a file of its own. */
export const loadPanelWords = (language: Language): Promise<PanelWords> => catalogues[language]();

export type { PanelWords };
