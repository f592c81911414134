import type { FieldChange, SetAnswer } from '../../client/business.ts';
import type { Language } from '../../words/language.ts';
import { commitEdits } from '../git/commit-edits.ts';
import type { RemoteBranch } from '../git/remote-branch.ts';
import { checkChanges, rememberedSites } from './check-changes.ts';
import { commitMessage } from './commit-message.ts';
import { planChanges } from './plan-changes.ts';

/** Changes that somebody sent. */
export interface ChangeSet {
  /** UUID. */
  readonly id: string;
  readonly author: string;
  /** Of the words of the answer. */
  readonly language: Language;
  readonly changes: readonly FieldChange[];
}

/** How often a set is tried again on top of what others pushed meanwhile. */
const tries = 5;

/**
 * Puts a set into a branch, as one commit that has its id in a trailer: checked with the whole site, merged by field. A set whose
 * commit is there already is not done again, whatever was changed since. Rejects with what git and the disk say, and the branch is
 * as it was or has the whole set then.
 */
export async function applySet(
  branch: RemoteBranch,
  { id, author, language, changes }: ChangeSet,
): Promise<SetAnswer> {
  const { siteDir } = branch;
  const trailer = `Portao-Set: ${id}`;
  for (let round = 1; ; round += 1) {
    await branch.follow();
    if (await branch.hasTrailer(trailer)) return { is: 'published' };
    const { answer } = checkChanges(rememberedSites()(siteDir), changes, language);
    if (answer.is === 'wrong' || answer.is === 'conflict') return answer;
    const plan = planChanges(siteDir, changes);
    if ('conflicts' in plan) return { is: 'conflict', where: 'public', changes: plan.conflicts };
    if (plan.files.length === 0) return { is: 'published' };
    const message = `${commitMessage(changes)}\n${trailer}\n`;
    const outcome = await commitEdits({ siteDir, files: plan.files, author, message });
    if (!('commit' in outcome))
      throw new Error(`no commit: ${'not' in outcome ? outcome.not : 'PORTAO_GIT=off'}`);
    try {
      await branch.push(outcome.commit);
      return { is: 'published' };
    } catch (error) {
      if (round === tries) throw error;
    }
  }
}
