import type { Language } from '../../engine/words/language.ts';
import type { OverHostLimits } from '../../engine/publish/host-files/host-limits.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { readableNumber } from '../output/numbers.ts';

/** So many are named; the others are counted. */
const named = 10;

/** Says what a host would not take of a build. */
export function hostLimitWords({ host, excesses }: OverHostLimits, language: Language): string {
  const words = commandWordsOf(language).failures.hostLimits;
  const number = (value: number) => readableNumber(value, 0, language);
  const lines = excesses.slice(0, named).map(({ limit, found, most, where = '' }) => {
    return `  ${words.excesses[limit]({ found: number(found), most: number(most), where })}`;
  });
  const more = excesses.length - lines.length;
  return [
    words.refuses({ host }),
    ...lines,
    ...(more > 0 ? [words.more({ more })] : []),
    words.folderAsBefore,
  ].join('\n');
}
