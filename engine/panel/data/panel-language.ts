import { languages, type Language } from '../../words/language.ts';
import {
  loadOpeningWords,
  loadTabWords,
  type OpeningWords,
  type PanelWords,
} from '../../words/panel.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createFormat, type Format } from './format.ts';

/** A language as the panel speaks it. */
export interface Spoken<Words = PanelWords> {
  readonly language: Language;
  readonly words: Words;
  readonly format: Format;
}

/** A language as far as it comes with the app: without what the tabs say that come later. */
export type SpokenFirst = Spoken<OpeningWords>;

/** The language of the panel, as React's `useSyncExternalStore` wants it: that of the site, or what was chosen in this browser. */
export interface PanelLanguage {
  current(): SpokenFirst;
  /** With what every tab says; null until that was loaded. */
  whole(): Spoken | null;
  /** Loads what every tab says. Rejects where it cannot be loaded. */
  complete(): Promise<Spoken>;
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

const dateTag = ({ shared: { dateTags } }: OpeningWords, { tag }: SiteLocale) =>
  dateTags.find((one) => one === tag) ?? dateTags[0];

/** A language with its words at hand. */
export const speak = <Words extends OpeningWords>(
  language: Language,
  words: Words,
  site: SiteLocale,
): Spoken<Words> => ({
  language,
  words,
  format: createFormat(dateTag(words, site), site.timeZone, words.shared.moment),
});

/** Loads the language of the panel; `onChange` is told of the first and of every other one. */
export async function openPanelLanguage(
  site: SiteLocale,
  onChange: (spoken: SpokenFirst) => void,
  storage: Storage = localStorage,
): Promise<PanelLanguage> {
  const listeners = new Set<() => void>();
  const loadFirst = async (language: Language) =>
    speak(language, await loadOpeningWords(language), site);
  const loadWhole = async ({ language, words }: SpokenFirst) =>
    speak(language, { ...words, ...(await loadTabWords(language)) }, site);
  let spoken = await loadFirst(chosenIn(storage) ?? site.language);
  let whole: Spoken | null = null;
  onChange(spoken);
  return {
    current: () => spoken,
    whole: () => whole,
    complete: async () => (whole ??= await loadWhole(spoken)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(language) {
      const first = await loadFirst(language);
      whole = await loadWhole(first);
      spoken = first;
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
  const { subscribe, whole } = usePanelLanguage();
  const spoken = useSyncExternalStore(subscribe, whole, whole);
  if (!spoken) throw new Error('useSpoken: the words of the tabs are not loaded');
  return spoken;
}

/** The same for what comes with the app, which has no words of other tabs. */
export function useSpokenFirst(): SpokenFirst {
  const { subscribe, current } = usePanelLanguage();
  return useSyncExternalStore(subscribe, current, current);
}

/** The words of the panel. */
export const usePanelWords = (): PanelWords => useSpoken().words;

/** The same for what comes with the app. */
export const useOpeningWords = (): OpeningWords => useSpokenFirst().words;

/** Dates and figures of the panel. */
export const useFormat = (): Format => useSpokenFirst().format;
