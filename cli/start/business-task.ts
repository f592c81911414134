import { snapshotFiles } from '../../engine/content/file-snapshot.ts';
import { generateSiteNames } from '../../engine/content/generate-site-schemas.ts';
import { readSchemas } from '../../engine/content/own-schemas.ts';
import {
  checkChanges,
  rememberedSites,
  type CheckedChanges,
} from '../../engine/edit/business/check-changes.ts';
import { businessState } from '../../engine/edit/business/business-state.ts';
import { commitMessage } from '../../engine/edit/business/commit-message.ts';
import { fieldWriters } from '../../engine/edit/business/field-writers.ts';
import { planChanges } from '../../engine/edit/business/plan-changes.ts';
import { toldChanges } from '../../engine/edit/business/told-changes.ts';
import { fileWriter } from '../../engine/edit/git/file-writer.ts';
import type { CommitOutcome } from '../../engine/edit/git/commit-edits.ts';
import { commitNoted, dropCommit, noteCommit } from '../../engine/edit/git/noted-commit.ts';
import {
  undoChanges,
  type NotedChanges,
  type UndoneChanges,
} from '../../engine/edit/business/undo-changes.ts';
import { bringPictures, removePictures } from '../../engine/edit/journal/brought-pictures.ts';
import { allEdits, FileChanged, journalOf, writeEdits } from '../../engine/edit/write-changes.ts';
import {
  fileOfField,
  type BusinessAnswer,
  type BusinessState,
  type FieldChange,
} from '../../engine/client/business.ts';
import { keptSite } from '../../engine/publish/kept-site.ts';
import { NoKeptSite } from '../../engine/publish/build.ts';
import { makeBundle, renderOf } from '../../engine/publish/bundle.ts';
import { createInlineHash } from '../../engine/render/inline-hash.ts';
import type { ResolvedPage } from '../../engine/render/resolved-page.ts';
import type { Language } from '../../engine/words/language.ts';

/** Something to do with the data of the business. */
export interface BusinessTask {
  /**
   * `write` puts changes that were checked into the folder of the site; they are public when the server has built them, and
   * `commit` keeps in its repository then what `write` and `undo` noted, and `tell` says changes as people read them.
   */
  readonly what: 'read' | 'check' | 'preview' | 'write' | 'undo' | 'commit' | 'tell';
  /** Of the page that is looked at, for `preview`. */
  readonly path?: string;
  /** Folder of the project, with the bundles. */
  readonly root: string;
  /** Folder of the site, absolute. */
  readonly siteDir: string;
  /** The folder beside the output, with the site that is public. */
  readonly state: string;
  /** The folder of pictures that were uploaded. */
  readonly uploads: string;
  readonly language: Language;
  readonly changes: readonly FieldChange[];
  /** Who changes them. */
  readonly author: string;
}

/** What was read, or became of changes; `publish` is what is to be published, `files` what `changes` made of the folder. */
export type BusinessDone =
  | { readonly state: BusinessState }
  | { readonly answer: BusinessAnswer }
  | UndoneChanges
  | { readonly outcomes: readonly CommitOutcome[] }
  /** A line for each change. */
  | { readonly told: string };

/** Gives what does one task after the other, and remembers the site between them. Rejects with what the disk says, and `SiteProblems`. */
export function businessTasks(): (task: BusinessTask) => Promise<BusinessDone> {
  const siteIn = rememberedSites();
  let last: { readonly name: string; readonly checked: CheckedChanges } | null = null;
  // Who looks at a page has checked what changes it.
  const check: Check = (publicDir, { changes, language, siteDir, uploads }) => {
    const name = JSON.stringify([publicDir, language, changes]);
    if (last?.name !== name)
      last = {
        name,
        checked: checkChanges(siteIn(publicDir, { origin: siteDir, uploads }), changes, language),
      };
    return last.checked;
  };
  return (task) => doTask(task, siteIn, check);
}

type Conflict = Extract<BusinessAnswer, { is: 'conflict' }>;

type Check = (
  publicDir: string,
  task: Pick<BusinessTask, 'changes' | 'language' | 'siteDir' | 'uploads'>,
) => CheckedChanges;

async function doTask(
  task: BusinessTask,
  siteIn: ReturnType<typeof rememberedSites>,
  check: Check,
): Promise<BusinessDone> {
  const { what, siteDir, state, uploads, language, changes, author } = task;
  const publicDir = keptSite(state)?.dir;
  if (publicDir === undefined) throw new NoKeptSite();
  const journal = journalOf(siteDir);
  if (what === 'read') {
    const copy = { ...snapshotFiles(publicDir), origin: siteDir };
    const read = businessState(copy, allEdits(journal), language);
    // Whoever works in the folder may have broken what is read there; the public data are whole.
    const writers = await fieldWriters(siteDir, read).catch(() => []);
    // After the answer, while its reader types, for the check that follows.
    setImmediate(() => siteIn(publicDir, { origin: siteDir, uploads }));
    return { state: { ...read, writers } };
  }
  if (what === 'check') {
    const { answer, pages } = check(publicDir, task);
    // After the answer, while its reader looks at it, what publishes is loaded: it renders the pages that may be looked at.
    const warm = async () => {
      await import('../../engine/publish/make-site.ts');
      for (const page of pages) await render(page, task, publicDir);
    };
    setImmediate(() => void warm().catch(() => undefined));
    return { answer };
  }
  if (what === 'preview') {
    const { answer, pages } = check(publicDir, task);
    const page = pages.find(({ path }) => path === task.path);
    return { answer: page ? { is: 'preview', html: await render(page, task, publicDir) } : answer };
  }
  if (what === 'tell')
    return { told: toldChanges(changes, readSchemas(publicDir, siteDir).schemas, language) };
  if (what === 'commit') {
    const outcomes = await commitNoted(siteDir, journal);
    // For editors alone: what they offer may come after what visitors see, and no commit has failed where it cannot be written.
    await generateSiteNames(siteDir).catch(() => undefined);
    return { outcomes };
  }
  const note = ({ files, changes, pictures }: NotedChanges) =>
    noteCommit(journal, { files, pictures, author, message: commitMessage(changes) });
  if (what === 'undo') {
    const undone = await undoChanges({ siteDir, publicDir, journal, note });
    if (!undone) dropCommit(journal);
    return undone ?? { answer: { is: 'nothing-to-undo' } };
  }
  const ofPublic = planChanges(publicDir, changes);
  if ('conflicts' in ofPublic)
    return { answer: { is: 'conflict', where: 'public', changes: ofPublic.conflicts } };
  const ofFolder = planChanges(siteDir, changes);
  const inFolder = async (file: string, conflicts: Conflict['changes']) => ({
    answer: {
      is: 'conflict' as const,
      where: 'folder' as const,
      changes: conflicts,
      writer: await fileWriter(siteDir, file),
    },
  });
  if ('conflicts' in ofFolder) {
    const { conflicts } = ofFolder;
    return inFolder(fileOfField(conflicts[0]!.at), conflicts);
  }
  const at = new Date().toISOString();
  const { files } = ofFolder;
  if (files.length > 0) {
    const texts = changes.map(({ after }) => JSON.stringify(after) ?? '');
    const pictures = bringPictures(siteDir, uploads, texts);
    try {
      note({ files, changes, pictures });
      const panel = { author, changes };
      await writeEdits(siteDir, { by: '/admin', at, files, panel, pictures }, journal);
    } catch (error) {
      dropCommit(journal);
      await removePictures(siteDir, pictures);
      if (!(error instanceof FileChanged)) throw error;
      return inFolder(error.path, []);
    }
  }
  return { publish: ofPublic.files, files, changes };
}

/** The HTML of a page as the site that is public is rendered. */
async function render(
  page: ResolvedPage,
  { root, siteDir }: BusinessTask,
  publicDir: string,
): Promise<string> {
  const bundle = await makeBundle(root, { siteDir: publicDir, origin: siteDir });
  const { scripts, printSheet } = bundle;
  const print = await renderOf(bundle);
  return print(page, { scripts, printSheet, inlineHash: createInlineHash() });
}
