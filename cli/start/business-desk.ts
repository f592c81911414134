import {
  backwards,
  type BusinessAnswer,
  type BusinessRequest,
  type BusinessState,
  type FieldChange,
  type NoCommit,
} from '../../engine/client/business.ts';
import type { CommitOutcome } from '../../engine/edit/git/commit-edits.ts';
import { isPassing, notedCommits, type NotedCommit } from '../../engine/edit/git/noted-commit.ts';
import { journalOf } from '../../engine/edit/write-changes.ts';
import { keptMark } from '../../engine/publish/kept-site.ts';
import type { Language } from '../../engine/words/language.ts';
import { BuildFailed, type ApartWorker } from './build-apart.ts';
import type { BusinessTask } from './business-task.ts';
import type { PublicSite } from './public-site.ts';

/** Who asks, and in which language. */
export interface Asker {
  readonly author: string;
  readonly language: Language;
}

/** What is told of changes that became public. */
type TellPublic = (changes: readonly FieldChange[], told: string) => void;

/** Reads the data of the business and publishes changes of it, one after the other. Rejects with what the worker and a build throw. */
export interface BusinessDesk {
  read(asker: Asker): Promise<BusinessState>;
  /** `onPublic` is told of what became public, and how it is told, a line for each change. */
  answer(request: BusinessRequest, asker: Asker, onPublic?: TellPublic): Promise<BusinessAnswer>;
}

/** Folders of a site that is served. */
interface Folders {
  /** The project. */
  readonly root: string;
  readonly siteDir: string;
  /** The folder beside the output. */
  readonly state: string;
  /** The folder of pictures that were uploaded. */
  readonly uploads: string;
}

/** After so long (ms) a commit is tried again that a merge under way stood in the way of. */
const againMs = 600_000;

/** `work` does the tasks, one at a time; `onUncommitted` is told of what a server before this one published, and no commit has. */
export function openBusinessDesk(
  folders: Folders,
  site: Pick<PublicSite, 'change' | 'counted'>,
  work: ApartWorker['work'],
  onUncommitted: (note: NotedCommit, why: NoCommit) => void = () => undefined,
): BusinessDesk {
  const { siteDir, state } = folders;
  // What was found right last: on publishing it is not checked again.
  let right = '';
  let again: NodeJS.Timeout | undefined;
  const told = new Map<string, NoCommit>();
  const nameOf = ({ changes }: BusinessRequest) => JSON.stringify([keptMark(state), changes]);
  // Until the first publication is through, what was written before a crash is in the folder alone.
  let last: Promise<unknown> = site
    .counted()
    .then(() => commitLeft({ author: '', language: 'en' }))
    .catch(() => undefined);
  const inTurn = <Done>(next: () => Promise<Done>): Promise<Done> => {
    const done = last.then(next);
    last = done.catch(() => undefined);
    return done;
  };
  const ask = async (
    what: BusinessTask['what'],
    request: Pick<BusinessTask, 'changes' | 'path'>,
    asker: Asker,
  ) => work({ what, ...folders, ...request, ...asker });

  /** What the worker says of changes that stay where they are. */
  async function look(request: BusinessRequest, asker: Asker): Promise<BusinessAnswer> {
    const { what: _, ...asked } = request;
    const done = await ask(request.what === 'preview' ? 'preview' : 'check', asked, asker);
    if (!('answer' in done)) throw new Error('a look at changes gave no answer');
    return done.answer;
  }

  async function check(request: BusinessRequest, asker: Asker): Promise<BusinessAnswer> {
    const name = nameOf(request);
    const answer = await look({ what: 'check', changes: request.changes }, asker);
    if (answer.is === 'right') right = name;
    return answer;
  }

  /** Commits what is noted, and later what cannot be committed now; what became of each. */
  async function commit(asker: Asker): Promise<readonly CommitOutcome[]> {
    const done = await ask('commit', { changes: [] }, asker).catch(() => null);
    const outcomes = done && 'outcomes' in done ? done.outcomes : [{ not: 'failed' as const }];
    clearTimeout(again);
    if (outcomes.some(isPassing))
      again = setTimeout(() => void inTurn(() => commitLeft(asker)), againMs).unref();
    return outcomes;
  }

  /**
   * Commits what was published before and has no commit: its server was killed, or the repository in the middle of something.
   * Each reason is told once.
   */
  async function commitLeft(asker: Asker): Promise<void> {
    const notes = notedCommits(journalOf(siteDir));
    if (notes.length === 0) return;
    for (const [at, outcome] of (await commit(asker)).entries()) {
      const note = notes[at]!;
      if (!('not' in outcome) || told.get(note.message) === outcome.not) continue;
      told.set(note.message, outcome.not);
      onUncommitted(note, outcome.not);
    }
  }

  /** Writes or takes back, and publishes what comes of it; what cannot be published is not left in the folder either. */
  async function publish(
    request: BusinessRequest,
    asker: Asker,
    onPublic?: TellPublic,
  ): Promise<BusinessAnswer> {
    const what = request.what === 'undo' ? 'undo' : 'write';
    if (what === 'write' && nameOf(request) !== right) {
      const checked = await check(request, asker);
      if (checked.is !== 'right') return checked;
    }
    await commitLeft(asker);
    const done = await ask(what, { changes: request.changes }, asker);
    if ('answer' in done) return done.answer;
    if (!('publish' in done)) throw new Error('nothing to publish');
    try {
      if (done.publish.length > 0) await site.change(done.publish);
    } catch (error) {
      if (what === 'undo') await ask('write', { changes: backwards(done.changes) }, asker);
      else if (done.files.length > 0) await ask('undo', { changes: [] }, asker);
      if (!(error instanceof BuildFailed) || !error.ofSite) throw error;
      const problem = { at: null, message: error.explain(asker.language), fix: '' };
      return { is: 'wrong', problems: [problem] };
    }
    const outcome = (await commit(asker)).at(-1);
    const told = inTurn(() => ask('tell', { changes: done.changes }, asker)).then(
      (said) => ('told' in said ? said.told : ''),
      () => '',
    );
    void told.then((lines) => onPublic?.(done.changes, lines));
    return {
      is: 'published',
      ...(outcome && 'not' in outcome ? { uncommitted: outcome.not } : {}),
    };
  }

  return {
    read: (asker) =>
      inTurn(async () => {
        const done = await ask('read', { changes: [] }, asker);
        if (!('state' in done)) throw new Error('nothing was read');
        return done.state;
      }),
    answer: (request, asker, onPublic) => {
      const answers = { check, preview: look, publish, undo: publish };
      return inTurn(() => answers[request.what](request, asker, onPublic));
    },
  };
}
