import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { nearest } from '../../engine/diagnostics/suggest.ts';
import type { RegionGroup } from '../../engine/render/types.ts';
import { WrongUse } from '../command-line/command-error.ts';
import type { Ask } from './ask.ts';

/** What choosing a group needs. */
export interface GroupChoice {
  /** What `--group` said. */
  readonly asked: string | undefined;
  readonly groups: readonly RegionGroup[];
  /** Groups of its nearest neighbours, the nearest first: the first is taken for an empty answer, and where nobody can be asked if all are one. */
  readonly suggested: readonly string[];
  /** The command without `--group`, `new city "Jundiaí"`. */
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
  const pt = language === 'pt';
  const ids = groups.map(({ id }) => id);
  const known = groups
    .map(({ id, label }) => `  ${id.padEnd(Math.max(...ids.map((one) => one.length)))}  ${label}`)
    .join('\n');
  if (asked !== undefined) {
    if (ids.includes(asked)) return asked;
    const near = nearest(asked, ids);
    const hint =
      near === null ? '' : pt ? ` Você quis dizer "${near}"?` : ` Did you mean "${near}"?`;
    throw new WrongUse(
      pt
        ? `O grupo "${asked}" não existe em site.yaml.${hint} Os grupos são:\n${known}`
        : `The group "${asked}" is not in site.yaml.${hint} The groups are:\n${known}`,
    );
  }
  if (!ask && suggested !== undefined && ofNeighbours.every((id) => id === suggested)) {
    out(
      pt
        ? `Grupo: ${suggested}, o dos vizinhos. Para outro, diga --group.\n`
        : `Group: ${suggested}, that of its neighbours. For another one, say --group.\n`,
    );
    return suggested;
  }
  if (!ask) {
    const typed = `npm run portao -- ${command} --group ${suggested ?? ids[0]!}`;
    throw new WrongUse(
      pt
        ? `Falta dizer em que grupo o lugar entra, por exemplo:\n  ${typed}\nOs grupos são:\n${known}`
        : `The group of the place is missing, for instance:\n  ${typed}\nThe groups are:\n${known}`,
    );
  }
  out(`${pt ? 'Em que grupo o lugar entra?' : 'Which group does the place belong to?'}\n`);
  groups.forEach(({ id, label, places }, index) =>
    out(`  ${index + 1}  ${label} (${id}, ${places.length} ${pt ? 'lugares' : 'places'})\n`),
  );
  for (let turn = 0; turn < tries; turn += 1) {
    const answer = await ask(
      `${pt ? 'Número ou nome' : 'Number or id'}${suggested ? ` [${suggested}]` : ''}: `,
    );
    const chosen =
      answer === ''
        ? suggested
        : (groups[Number(answer) - 1]?.id ??
          ids.find((id) => id === answer) ??
          groups.find(({ label }) => label.toLowerCase() === answer.toLowerCase())?.id);
    if (chosen !== undefined) return chosen;
    out(pt ? `"${answer}" não é um deles.\n` : `"${answer}" is not one of them.\n`);
  }
  throw new WrongUse(
    pt
      ? 'Nenhum grupo foi escolhido; nada foi gravado.'
      : 'No group was chosen; nothing was written.',
  );
}
