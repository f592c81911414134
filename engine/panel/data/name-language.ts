import type { Language } from '../../words/language.ts';
import type { SiteLocale } from './panel-language.ts';

/** Names the language of the document, and that of what stands around the panel, which is the site's and stays. */
export function nameLanguage(root: HTMLElement, { tag }: SiteLocale, language: Language): void {
  document.documentElement.lang = tag.startsWith(language) ? tag : language;
  for (let inner: Element = root; inner !== document.body; inner = inner.parentElement!)
    for (const around of inner.parentElement!.children)
      if (around !== inner && around instanceof HTMLElement && around.localName !== 'script')
        around.lang = tag;
}
