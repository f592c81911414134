import { languages, type Language } from '../../words/language.ts';
import { usePanel } from '../data/panel-context.ts';
import { usePanelLanguage, useSpoken } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import css from './panel-account.module.css';

/** What a language calls itself. */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
}

/** The language of the panel for whoever reads it in this browser. */
export function LanguagePart() {
  const { toasts } = usePanel();
  const { choose } = usePanelLanguage();
  const {
    language,
    words: { account },
  } = useSpoken();
  return (
    <div className={css.part}>
      <h3 className={ui.sub}>{account.language}</h3>
      <div className={ui.field}>
        <label htmlFor="idioma">{account.languageLabel}</label>
        <select
          className={ui.input}
          id="idioma"
          value={language}
          onChange={(event) =>
            void choose(event.target.value as Language).catch((error: unknown) =>
              toasts.error(account.languageFailed, error),
            )
          }
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {ownName(one)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
