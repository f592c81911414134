import type { DataClient } from '../../engine/blog/client.ts';
import type { Json } from '../../engine/blog/database.types.ts';
import { accepted } from '../../engine/blog/supabase-answer.ts';
import type { SetAnswer } from '../../engine/client/business.ts';
import { snapshotFiles } from '../../engine/content/file-snapshot.ts';
import { applySet } from '../../engine/edit/business/apply-set.ts';
import { areChanges } from '../../engine/edit/business/are-changes.ts';
import { businessState } from '../../engine/edit/business/business-state.ts';
import { fieldWriters } from '../../engine/edit/business/field-writers.ts';
import {
  NoRemoteBranch,
  RemoteRefused,
  withRemoteBranch,
  type RemoteBranch,
} from '../../engine/edit/git/remote-branch.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { languages, type Language } from '../../engine/words/language.ts';
import { CommandError } from '../command-line/command-error.ts';
import { momentWords } from '../output/moments.ts';
import type { DataContext } from './context.ts';
import { withClient } from './open-client.ts';

/** A set as the data service has it. */
interface SentSet {
  readonly id: string;
  readonly author: string;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly language: Language;
  readonly changes: Json;
}

/** How many sets came to what; `failed`: they could not be tried, and wait. */
type Counts = Record<SetAnswer['is'] | 'failed', number>;

/**
 * `portao data changes`: commits and pushes the sets of changes that administrators sent from the panel of a site on a host of
 * files, one after the other, keeps what the panel shows of the data of the business then, and answers each set. Throws
 * `CommandError` where a set could not be tried.
 */
export async function runChanges(
  { dryRun, json }: { readonly dryRun: boolean; readonly json: boolean },
  context: DataContext,
): Promise<void> {
  const { language, siteDir, out } = context;
  const words = commandWordsOf(language).data;
  const print = (value: object) => out(`${JSON.stringify(value)}\n`);
  const lineOf = ({ author, sentAt }: SentSet, become: string) =>
    `${momentWords(sentAt, context)}  ${author}  ${become}`;
  if (dryRun) {
    const waiting = await withClient(context, words.reading, waitingSets);
    if (json) return print({ waiting: waiting.length });
    const lines = waiting.map((set) => lineOf(set, words.setWaits));
    return out(`${[...lines, words.setsWait({ count: waiting.length })].join('\n')}\n`);
  }
  const counts: Counts = { published: 0, wrong: 0, conflict: 0, failed: 0 };
  const lines: string[] = [];
  await withClient(context, words.takingSets, (client) =>
    withRemoteBranch(siteDir, async (branch) => {
      const answers: { readonly id: string; readonly answer: SetAnswer }[] = [];
      let refusal: RemoteRefused | null = null;
      for (const set of await waitingSets(client)) {
        try {
          const answer = await answerOf(branch, set);
          answers.push({ id: set.id, answer });
          counts[answer.is] += 1;
          lines.push(lineOf(set, words.setBecame[answer.is]));
        } catch (error) {
          counts.failed += 1;
          lines.push(lineOf(set, words.setFailed({ reason: String(error) })));
          if (!(error instanceof RemoteRefused)) continue;
          refusal = error;
          break;
        }
      }
      // Who finds no answer yet finds the set done to what is shown, and that is the same.
      if (!refusal || answers.length > 0) await keepStates(client, branch);
      for (const { id, answer } of answers) await keepAnswer(client, id, answer);
      if (refusal) throw refusal;
    }),
  ).catch((error: unknown) => {
    if (error instanceof NoRemoteBranch) throw new CommandError(words.noRemoteBranch);
    if (!(error instanceof RemoteRefused)) throw error;
    throw new CommandError(words.remoteRefused({ reason: error.message }));
  });
  if (json) print(counts);
  else out(`${[...lines, words.statesKept].join('\n')}\n`);
  if (counts.failed > 0)
    throw new CommandError(json ? lines.join('\n') : words.setsLeft({ count: counts.failed }));
}

/** The sets without an answer, the first sent first. Rejects with `DataError`. */
async function waitingSets(client: DataClient): Promise<readonly SentSet[]> {
  const asked = client.from('business_sets').select('*').is('answer', null).order('sent_at');
  const { data } = await accepted(asked);
  return (data ?? []).map(({ id, author, sent_at, language, changes }) => ({
    id,
    author: author ?? '',
    sentAt: sent_at,
    language: language as Language,
    changes,
  }));
}

/** What becomes of a set; one that no panel sends is wrong. */
const answerOf = async (branch: RemoteBranch, set: SentSet): Promise<SetAnswer> =>
  areChanges(set.changes)
    ? applySet(branch, { ...set, changes: set.changes })
    : { is: 'wrong', problems: [] };

const keepAnswer = (client: DataClient, id: string, answer: SetAnswer) =>
  accepted(
    client
      .from('business_sets')
      .update({ answer: answer as unknown as Json, answered_at: new Date().toISOString() })
      .eq('id', id),
  );

/** Keeps what the panel shows of the branch as it is now, in each language. Rejects with `DataError` and `SiteProblems`. */
async function keepStates(client: DataClient, branch: RemoteBranch): Promise<void> {
  await branch.follow();
  const { siteDir } = branch;
  const states = languages.map((language) => businessState(snapshotFiles(siteDir), [], language));
  const writers = await fieldWriters(siteDir, states[0]!);
  const rows = languages.map((language, index) => ({
    language,
    written_at: new Date().toISOString(),
    state: { ...states[index], writers } as unknown as NonNullable<Json>,
  }));
  await accepted(client.from('business_states').upsert(rows));
}
