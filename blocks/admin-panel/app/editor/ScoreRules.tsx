import type { KeyPhrases } from '#schemas/types';
import type { SeoRule } from '#engine/blog/seo-score';
import { useDeferredValue } from 'react';
import { scoreOf, type EditorValues } from './editor-values.ts';
import { formatNumber } from '../ui/format.ts';
import { explainRule } from './rule-text.ts';
import { Score } from '../post/Score.tsx';
import css from './panel-editor.module.css';
import ui from '../ui/panel-ui.module.css';

/** The score of what is typed, rule by rule (specification §5), and the stored one where it differs. */
export function ScoreRules({
  values,
  stored,
  keyPhrases,
}: {
  values: EditorValues;
  stored: number | null;
  keyPhrases: KeyPhrases | null;
}) {
  const { score, rules } = scoreOf(useDeferredValue(values), keyPhrases);
  return (
    <aside className={css.score} aria-label="Nota SEO">
      <p className={css.total}>
        Nota SEO <Score value={score} />
        <small>/100</small>
      </p>
      {stored !== null && stored !== score ? (
        <p className={ui.hint}>
          Guardada: {stored}. Salvar guarda a calculada, {score}.
        </p>
      ) : null}
      <ul className={css.rules}>
        {rules.map((rule) => (
          <Rule key={rule.id} rule={rule} />
        ))}
      </ul>
    </aside>
  );
}

function Rule({ rule }: { rule: SeoRule }) {
  return (
    <li className={rule.passed ? ui.good : css.missed}>
      <i aria-hidden="true">{rule.passed ? '✓' : '!'}</i>
      <span>
        {rule.label}
        <small>{explainRule(rule)}</small>
      </span>
      <b>{rule.passed ? `+${rule.points}` : `0 de ${formatNumber(rule.points)}`}</b>
    </li>
  );
}
