// The languages of the panel, as a site in São Paulo and one in London speak them.
import { speak, type PanelLanguage, type Spoken } from '../../engine/panel/data/panel-language.ts';
import { panel as en } from '../../engine/words/en/panel.ts';
import { tabs as enTabs } from '../../engine/words/en/panel-tabs.ts';
import { panel as ptBR } from '../../engine/words/pt-BR/panel.ts';
import { tabs as ptBRTabs } from '../../engine/words/pt-BR/panel-tabs.ts';

/** Portuguese, at the clock of São Paulo. */
export const portuguese = speak(
  'pt-BR',
  { ...ptBR, ...ptBRTabs },
  {
    language: 'pt-BR',
    tag: 'pt-BR',
    timeZone: 'America/Sao_Paulo',
  },
);

/** English, at the clock of London. */
export const english = speak(
  'en',
  { ...en, ...enTabs },
  {
    language: 'en',
    tag: 'en-GB',
    timeZone: 'Europe/London',
  },
);

/** A language that stays as it is. */
export const languageOf = (spoken: Spoken): PanelLanguage => ({
  current: () => spoken,
  whole: () => spoken,
  complete: () => Promise.resolve(spoken),
  subscribe: () => () => undefined,
  choose: () => Promise.reject(new Error('no other language in this test')),
});
