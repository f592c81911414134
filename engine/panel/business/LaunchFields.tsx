import type { FieldPath, FormSection } from '../../client/business.ts';
import { valueAt } from '../../client/value-at.ts';
import { usePanelWords } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import css from './panel-business.module.css';
import { useSectionTitle } from './choice-words.ts';
import { sectionOf, useFieldLabel } from './field-label.ts';
import { goTo } from './form-context.ts';
import { useGlance } from './use-glance.ts';

/** The fields without which the site may not be public, by section; a tap opens one. Nothing once all are there. */
export function LaunchFields({
  fields,
  sections,
  value,
}: {
  fields: readonly { readonly at: FieldPath; readonly message: string }[];
  sections: readonly FormSection[];
  /** What is public. */
  value: unknown;
}) {
  const { business } = usePanelWords();
  const titleOf = useSectionTitle();
  const glance = useGlance();
  const labelOf = useFieldLabel(sections);
  /** In plain words: what the entry is for, with what it says; or what it says, or the name of the field. */
  const said = (at: FieldPath) => {
    const { value: own, about } = glance(valueAt(value, at));
    return about ? ([about, own] as const) : ([own || labelOf(at, 1), ''] as const);
  };
  if (fields.length === 0) return null;
  return (
    <details className={`${ui.notice} ${css.launch}`}>
      <summary>{business.launch({ count: fields.length })}</summary>
      <p className={ui.hint}>{business.launchHelp}</p>
      {sections.map((section) => {
        const own = fields.filter(({ at }) => sectionOf(sections, at) === section);
        if (own.length === 0) return null;
        return (
          <section key={section.at.join('.')}>
            <h3>{titleOf(section)}</h3>
            <ul className={css.plain}>
              {own.map(({ at, message }) => {
                const [what, has] = at.length === section.at.length ? [message, ''] : said(at);
                return (
                  <li key={`${at.join('.')} ${message}`}>
                    <button type="button" className={ui.plain} onClick={() => goTo(at)}>
                      {what}
                    </button>
                    <b> {has}</b>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </details>
  );
}
