import type { Scoring, SeoRule } from '../../blog/seo-score.ts';
import { useDeferredValue } from 'react';
import { scoreOf, type EditorValues } from './editor-values.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { explainRule } from './rule-text.ts';
import { Score } from '../post/Score.tsx';
import css from './panel-editor.module.css';
import ui from '../ui/panel-ui.module.css';

/** The score of what is typed, rule by rule, and the stored one where it differs. */
export function ScoreRules({
  values,
  stored,
  scoring,
}: {
  values: EditorValues;
  stored: number | null;
  scoring: Scoring;
}) {
  const { editor, shared } = usePanelWords();
  const { score, rules } = scoreOf(useDeferredValue(values), scoring);
  return (
    <aside className={css.score} aria-label={shared.score}>
      <p className={css.total}>
        {shared.score} <Score value={score} />
        <small>/100</small>
      </p>
      {stored !== null && stored !== score ? (
        <p className={ui.hint}>{editor.storedScore({ stored, score })}</p>
      ) : null}
      <ul className={css.rules}>
        {rules.map((rule) => (
          <Rule key={rule.id} rule={rule} phrases={scoring.keyPhrases?.name ?? ''} />
        ))}
      </ul>
    </aside>
  );
}

function Rule({ rule, phrases }: { rule: SeoRule; phrases: string }) {
  const words = usePanelWords();
  return (
    <li className={rule.passed ? ui.good : css.missed}>
      <i aria-hidden="true">{rule.passed ? '✓' : '!'}</i>
      <span>
        {words.editor.rules[rule.id]({ ...rule, name: phrases })}
        <small>{explainRule(words, rule)}</small>
      </span>
      <b>{rule.passed ? `+${rule.points}` : words.editor.pointsMissed(rule)}</b>
    </li>
  );
}
