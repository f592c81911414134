import type { Language } from '../../../engine/words/language.ts';
import { nearest } from '../../../engine/diagnostics/suggest.ts';
import type { RegionGroup } from '../../../engine/render/types.ts';
import { commandWordsOf } from '../../../engine/words/commands.ts';
import { WrongUse } from '../../command-line/command-error.ts';
import type { Ask } from '../ask-one-line.ts';

/** What choosing a group needs. */
export interface GroupChoice {
  /** What `--group` said. */
  readonly asked: string | undefined;
  readonly groups: readonly RegionGroup[];
  /** Groups of its nearest neighbours, the nearest first: the first is taken for an empty answer, and where nobody can be asked if all are one. */
  readonly suggested: readonly string[];
  /** The command without `--group`, `new city "Vila Nova"`. */
  readonly command: string;
  /** Null where nobody can be asked. */
  readonly ask: Ask | null;
  readonly out: (text: string) => void;
  readonly language: Language;
}

/** How often a person may answer with what is no group. */
const tries = 3;

/** Id of the group that a new place stands in: the one given, else the one that a person chooses. Throws `WrongUse`. */
export async function chooseGroup({
  asked,
  groups,
  suggested: ofNeighbours,
  command,
  ask,
  out,
  language,
}: GroupChoice): Promise<string> {
  const [suggested] = ofNeighbours;
  const words = commandWordsOf(language).new.group;
  if (groups.length === 0) throw new WrongUse(words.none);
  const ids = groups.map(({ id }) => id);
  const known = groups
    .map(({ id, label }) => `  ${id.padEnd(Math.max(...ids.map((one) => one.length)))}  ${label}`)
    .join('\n');
  if (asked !== undefined) {
    if (ids.includes(asked)) return asked;
    const near = nearest(asked, ids);
    const hint = near === null ? '' : ` ${commandWordsOf(language).shared.didYouMean({ near })}`;
    throw new WrongUse(words.unknown({ asked, hint, known }));
  }
  if (!ask && suggested !== undefined && ofNeighbours.every((id) => id === suggested)) {
    out(words.ofNeighbours({ suggested }));
    return suggested;
  }
  if (!ask) {
    const typed = `npm run portao -- ${command} --group ${suggested ?? ids[0]!}`;
    throw new WrongUse(words.missing({ typed, known }));
  }
  out(`${words.ask}\n`);
  groups.forEach(({ id, label, places }, index) =>
    out(`  ${index + 1}  ${label} (${id}, ${places.length} ${words.places})\n`),
  );
  for (let turn = 0; turn < tries; turn += 1) {
    const answer = await ask(`${words.prompt}${suggested ? ` [${suggested}]` : ''}: `);
    const chosen =
      answer === ''
        ? suggested
        : (groups[Number(answer) - 1]?.id ??
          ids.find((id) => id === answer) ??
          groups.find(({ label }) => label.toLowerCase() === answer.toLowerCase())?.id);
    if (chosen !== undefined) return chosen;
    out(words.noneOfThem({ answer }));
  }
  throw new WrongUse(words.notChosen);
}
