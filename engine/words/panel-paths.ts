import { panelPaths as en } from './en/panel-paths.ts';
import { languages, type Language } from './language.ts';
import { panelPaths as ptBR, type PanelPaths } from './pt-BR/panel-paths.ts';

const catalogues: Readonly<Record<Language, PanelPaths>> = { 'pt-BR': ptBR, en };

/** Addresses of the panel in a site of this language, whatever language its reader chose. */
export const panelPathsOf = (language: Language): PanelPaths => catalogues[language];

/** Where links of invitations lead in any language: one that was sent before a site changed its language still works. */
export const invitationPaths: readonly string[] = languages.map(
  (language) => catalogues[language].invitation,
);

export type { PanelPaths };
