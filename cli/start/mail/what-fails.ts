import type { CommandWords } from '../../../engine/words/commands.ts';
import { mayTell, toldNow, type NewsSource } from './news.ts';

/** What of a server can fail. */
export const faultNames = [
  'disk',
  'data',
  'site',
  'publication',
  'schedule',
  'backup',
  'counting',
] as const;
export type FaultName = (typeof faultNames)[number];

/** What it takes to tell of faults. */
export interface FaultsOptions {
  /** Which of them there are now. */
  readonly look: () => Promise<ReadonlySet<FaultName>>;
  readonly link: () => string;
  readonly words: CommandWords['mail'];
}

/** For so long (ms) a fault, and its end, has to last before it is told: most mend themselves. */
const lasting = 10 * 60_000;

/** Tells of each fault once, and once that it is over. */
export function whatFails({ look, link, words }: FaultsOptions): NewsSource {
  const since = new Map<FaultName, { readonly fails: boolean; readonly at: number }>();
  return async ({ faults: mine }, moment) => {
    const present = await look();
    const changed = faultNames.filter((name) => {
      const fails = present.has(name);
      if (since.get(name)?.fails !== fails) since.set(name, { fails, at: moment.now });
      const lasts = moment.now - since.get(name)!.at >= lasting;
      return lasts && fails !== mine.told.includes(name);
    });
    if (changed.length === 0 || !mayTell(mine, moment)) return null;
    const begun = changed.filter((name) => present.has(name));
    const over = changed.filter((name) => !present.has(name));
    const told = [...mine.told.filter((name) => !changed.some((one) => one === name)), ...begun];
    return {
      letter: {
        subject:
          begun.length > 0 ? words.faults[begun[0]!] : words.wellAgain({ all: told.length === 0 }),
        lines: [
          ...begun.flatMap((name) => [words.faults[name], words.faultHelp[name], '']),
          ...(over.length > 0
            ? [words.isOver, ...over.map((name) => `  ${words.faults[name]}`), '']
            : []),
          link(),
        ],
        key: ['faults', mine.at, ...changed].join(' '),
      },
      after: { faults: toldNow(mine, told, moment) },
    };
  };
}
