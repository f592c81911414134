import { useOpeningWords } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';

/** A field for the six digits that an app makes, which browsers and telephones offer, or the 16 of a recovery code. */
export function CodeField({ hint }: { hint?: string }) {
  const { credentials } = useOpeningWords();
  return (
    <div className={ui.field}>
      <label htmlFor="codigo">{credentials.code}</label>
      <input
        className={ui.input}
        id="codigo"
        name="codigo"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*(\d{3}\s?\d{3}|(\d{4}[\s\-]?){4})\s*"
        title={credentials.codeForm}
        aria-describedby={hint ? 'codigo-hint' : undefined}
        required
      />
      {hint ? (
        <p className={ui.hint} id="codigo-hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The code that was typed into a form, without spaces and hyphens. */
export const codeIn = (form: HTMLFormElement): string =>
  String(new FormData(form).get('codigo')).replace(/[\s-]/g, '');
