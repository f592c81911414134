import { languages, type Language } from '../../words/language.ts';
import { loadPanelWords, type PanelWords } from '../../words/panel.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createFormat, type Format } from './format.ts';

/** A language as the panel speaks it. */
export interface Spoken {
  readonly language: Language;
  readonly words: PanelWords;
  readonly format: Format;
}

/** The language of the panel, as React's `useSyncExternalStore` wants it: that of the site, or what was chosen in this browser. */
export interface PanelLanguage {
  current(): Spoken;
  subscribe(listener: () => void): () => void;
  /** Speaks another language from now on, here and at the next visit. Rejects where its words cannot be loaded. */
  choose(language: Language): Promise<void>;
}

/** What the site says of its language and formats (engine/words/locale.ts). */
export interface SiteLocale {
  readonly language: Language;
  /** BCP 47, `en-GB`. */
  readonly tag: string;
  /** IANA. */
  readonly timeZone: string;
}

/** Key of the choice in this browser. */
const choiceKey = 'portao.language';

function chosenIn(storage: Storage): Language | undefined {
  try {
    return languages.find((one) => one === storage.getItem(choiceKey));
  } catch {
    // A browser that keeps nothing has no choice.
    return undefined;
  }
}

function keepIn(storage: Storage, language: Language): void {
  try {
    storage.setItem(choiceKey, language);
  } catch {
    // It is spoken until the page is left.
  }
}

const dateTag = ({ shared: { dateTags } }: PanelWords, { tag }: SiteLocale) =>
  dateTags.find((one) => one === tag) ?? dateTags[0];

/** A language with its words at hand. */
export const speak = (language: Language, words: PanelWords, site: SiteLocale): Spoken => ({
  language,
  words,
  format: createFormat(dateTag(words, site), site.timeZone, words.shared.moment),
});

/** Loads the language of the panel; `onChange` is told of the first and of every other one. */
export async function openPanelLanguage(
  site: SiteLocale,
  onChange: (spoken: Spoken) => void,
  storage: Storage = localStorage,
): Promise<PanelLanguage> {
  const listeners = new Set<() => void>();
  const load = async (language: Language) => speak(language, await loadPanelWords(language), site);
  let spoken = await load(chosenIn(storage) ?? site.language);
  onChange(spoken);
  return {
    current: () => spoken,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(language) {
      spoken = await load(language);
      keepIn(storage, language);
      onChange(spoken);
      for (const listener of listeners) listener();
    },
  };
}

/** Hands the language to the components below. */
export const LanguageContext = createContext<PanelLanguage | null>(null);

/** The language of the panel, to be changed. Throws outside of the panel. */
export function usePanelLanguage(): PanelLanguage {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('usePanelLanguage: no LanguageContext above');
  return language;
}

/** The language that is spoken now. */
export function useSpoken(): Spoken {
  const { subscribe, current } = usePanelLanguage();
  return useSyncExternalStore(subscribe, current, current);
}

/** The words of the panel. */
export const usePanelWords = (): PanelWords => useSpoken().words;

/** Dates and figures of the panel. */
export const useFormat = (): Format => useSpoken().format;
