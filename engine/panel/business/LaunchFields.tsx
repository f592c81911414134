import type { FieldPath, FormSection } from '../../client/business.ts';
import { valueAt } from '../../client/value-at.ts';
import { usePanelWords } from '../data/panel-language.ts';
import ui from '../ui/panel-ui.module.css';
import css from './panel-business.module.css';
import { useChoiceWords, useSectionTitle } from './choice-words.ts';
import { fieldLabel, sectionOf } from './field-label.ts';
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
  const called = useChoiceWords();
  const glance = useGlance();
  /** In plain words: what the entry is for, or its kind, or the name of the field. */
  const label = (section: FormSection, at: FieldPath) => {
    const { about } = glance(valueAt(value, at));
    const kind = valueAt(value, [...at, 'kind']);
    if (about) return about;
    return typeof kind === 'string' ? called(kind) : fieldLabel([section], at, 1);
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
              {own.map(({ at, message }) => (
                <li key={`${at.join('.')} ${message}`}>
                  <button type="button" className={ui.plain} onClick={() => goTo(at)}>
                    {at.length === section.at.length ? message : label(section, at)}
                  </button>
                  <b> {glance(valueAt(value, at)).value}</b>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </details>
  );
}
