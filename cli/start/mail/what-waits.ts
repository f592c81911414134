import type { CommandWords } from '../../../engine/words/commands.ts';
import { isLastOfDay, mayTell, oneLine, toldNow, type NewsSource } from './news.ts';

/** What waits for somebody to see to it. */
export interface Waiting {
  readonly items: readonly {
    readonly id: string;
    /** Heading of the form, title of the post. */
    readonly name: string;
  }[];
  /** False where more waits than was asked for. */
  readonly isAll: boolean;
}

/** What it takes to tell of it. */
export interface WaitsOptions {
  readonly kind: 'entries' | 'posts';
  readonly list: () => Promise<Waiting>;
  /** Where it is seen to. */
  readonly link: () => string;
  readonly words: CommandWords['mail'];
}

/** Names that a letter holds. */
const shown = 10;

/** Tells of what came to wait since the last letter, each once; what was seen to and waits again is new. */
export const whatWaits =
  ({ kind, list, link, words }: WaitsOptions): NewsSource =>
  async (memory, moment) => {
    const mine = memory[kind];
    const { items, isAll } = await list();
    const present = new Set(items.map(({ id }) => id));
    const still = isAll ? mine.told.filter((id) => present.has(id)) : mine.told;
    const known = new Set(still);
    const fresh = items.filter(({ id }) => !known.has(id));
    if (fresh.length === 0 || !mayTell(mine, moment))
      return still.length < mine.told.length
        ? { letter: null, after: { [kind]: { ...mine, told: still } } }
        : null;
    const ids = fresh.map(({ id }) => id);
    const said = words[kind];
    return {
      letter: {
        subject: said.subject({ count: fresh.length }),
        lines: [
          said.new({ count: fresh.length }),
          ...namesIn(
            fresh.map(({ name }) => name),
            words,
          ),
          '',
          said.all({ count: items.length, isAll }),
          link(),
          ...(isLastOfDay(mine, moment) ? ['', words.lastOfDay] : []),
        ],
        key: [kind, mine.at, ...ids].join(' '),
      },
      after: { [kind]: toldNow(mine, [...still, ...ids], moment) },
    };
  };

/** Lines of names, each once with how often it is there. */
function namesIn(names: readonly string[], words: CommandWords['mail']): string[] {
  const counts = new Map<string, number>();
  for (const name of names.map((one) => oneLine(one)))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const lines = [...counts].map(([name, count]) => `  ${count > 1 ? `${count} × ` : ''}${name}`);
  const more = lines.length - shown;
  return more > 0 ? [...lines.slice(0, shown), `  ${words.more({ count: more })}`] : lines;
}
