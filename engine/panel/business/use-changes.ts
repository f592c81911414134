import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  fileOfField,
  type BusinessState,
  type FieldChange,
  type FieldPath,
} from '../../client/business.ts';
import { newId } from '../../client/new-id.ts';
import { withValue } from '../../client/value-at.ts';
import { useAccount } from '../data/account.ts';
import { createBusinessDrafts, type WrittenDraft } from '../data/business-drafts.ts';
import { usePanel } from '../data/panel-context.ts';
import { useDraft } from '../post/use-draft.ts';
import { afterPublishing, areSame, mergeDraft, settleClash, type TabDraft } from './draft-merge.ts';
import { changesBetween, isSame } from './field-changes.ts';
import { draftKey } from './use-business.ts';

/** What was sent over the revision that was `seen`. */
interface SentDraft extends Pick<WrittenDraft, 'revision' | 'changes'> {
  readonly seen: string | null;
}

/** What this tab has, and what it sent without an answer: any of it may have arrived, or yet arrive. */
interface KeptDraft extends TabDraft {
  readonly sent: readonly SentDraft[];
}

/** So many are remembered: where every answer is lost there is one more every ten seconds. */
const mostSent = 20;

const nothing: KeptDraft = { changes: [], base: [], sent: [] };

/** Name of what the data service does not have yet, in this browser. */
const draftName = 'business-draft';

/** From the last letter to the writing, and from a failure to the next try, ms. */
const [pause, again] = [1_000, 10_000];

/** How the draft stands. */
export interface DraftState {
  readonly is: 'none' | 'saving' | 'saved' | 'failed';
  /** When the data service took it, ISO 8601. */
  readonly savedAt: string | null;
  /** Why it could not be read or written. */
  readonly error: unknown;
  /** True where a document that it changes was published since it was written. */
  readonly isOlder: boolean;
}

/** What somebody typed and did not publish: a draft of the data service, the same on every device, and until that has it in this browser. */
export function useChanges({ value, documents }: BusinessState, isPublishing: boolean) {
  const panel = usePanel();
  const drafts = useMemo(() => panel.drafts(createBusinessDrafts), [panel]);
  const { userId } = useAccount();
  const client = useQueryClient();
  const [own, setOwn] = useState<KeptDraft>(nothing);
  /** Why the last write failed. */
  const [fault, setFault] = useState<unknown>(null);
  const isTouched = useRef(false);
  const here = useDraft<KeptDraft>(draftName, ({ values }) => {
    if (isTouched.current) return false;
    // An earlier panel kept the last one alone, or null.
    setOwn({ ...values, sent: [values.sent ?? []].flat() });
    return true;
  });
  const there = useQuery({
    queryKey: draftKey,
    queryFn: () => drafts.read(userId),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? again : false),
  });
  /** Undefined until it is read. */
  const saved = there.data;
  const merge = ({ changes, base, sent }: KeptDraft) => {
    const arrived = sent.find((one) =>
      saved ? saved.revision === one.revision : one.changes.length === 0,
    );
    const agreed = arrived?.changes ?? base;
    const theirs = saved === undefined ? agreed : (saved?.changes ?? []);
    return mergeDraft(value, { changes, base: agreed }, theirs);
  };
  const merged = useMemo(() => merge(own), [value, own, saved]);
  const isSaved = saved !== undefined && areSame(merged.changes, saved?.changes ?? []);

  const { write: keepHere, remove: dropHere } = here;
  useEffect(() => {
    if (saved === undefined ? own.changes.length > 0 : !isSaved) keepHere(own);
    else {
      dropHere();
      setFault(null);
    }
  }, [own, saved, isSaved, keepHere, dropHere]);

  const latest = useRef(merged.changes);
  latest.current = merged.changes;
  const save = useMutation({
    mutationFn: (draft: WrittenDraft) => drafts.write(userId, draft, saved?.revision ?? null),
    onSuccess: async (now, { revision, changes }) => {
      setFault(null);
      const arrived = now ? now.revision === revision : changes.length === 0;
      if (arrived && areSame(latest.current, changes)) dropHere();
      await client.cancelQueries({ queryKey: draftKey });
      client.setQueryData(draftKey, now);
      // Not before: until it is known to be there, what was there before would be taken for another device's.
      if (arrived)
        setOwn((before) => ({
          ...before,
          base: changes,
          // Over anything else than what is there now nothing arrives any more.
          sent: before.sent.filter(({ seen }) => seen === (now?.revision ?? null)),
        }));
    },
    onError: (error) => {
      setFault(error);
      // It may have arrived all the same.
      return client.invalidateQueries({ queryKey: draftKey });
    },
    meta: { byItself: true },
  });
  const maySave =
    saved !== undefined &&
    !there.isError &&
    !isSaved &&
    merged.clashes.length === 0 &&
    !save.isPending &&
    !isPublishing;
  const send = () => {
    if (!maySave) return;
    const { changes, base } = merged;
    const files = new Set(changes.map(({ at }) => fileOfField(at)));
    const draft = {
      revision: newId(),
      changes,
      documents: Object.fromEntries(Object.entries(documents).filter(([file]) => files.has(file))),
    };
    const next = {
      changes,
      base,
      sent: [...own.sent, { ...draft, seen: saved?.revision ?? null }].slice(-mostSent),
    };
    setOwn(next);
    // A page that is left renders no more.
    keepHere(next);
    save.mutate(draft);
  };
  useEffect(() => {
    if (!maySave) return;
    const timer = setTimeout(send, fault ? again : pause);
    return () => clearTimeout(timer);
  }, [maySave, merged.changes, fault]);
  // Who puts the telephone away has it on the computer.
  const sendNow = useRef(send);
  sendNow.current = send;
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') sendNow.current();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      sendNow.current();
    };
  }, []);

  const keep = (next: (now: ReturnType<typeof merge>) => TabDraft) => {
    isTouched.current = true;
    setOwn((before) => {
      const { changes, base } = next(merge(before));
      return { changes, base, sent: before.sent };
    });
  };
  const error = there.error ?? fault;
  const state: DraftState = {
    is: isSaved ? (saved ? 'saved' : 'none') : error ? 'failed' : 'saving',
    savedAt: saved?.changedAt ?? null,
    error,
    isOlder: Object.entries(saved?.documents ?? {}).some(
      ([file, hash]) => documents[file] !== hash,
    ),
  };
  return {
    draft: merged.value,
    /** What became of the others while somebody else published. */
    conflicts: merged.conflicts,
    /** What another device, or another tab, changed in the same fields. */
    clashes: merged.clashes,
    changes: useMemo(() => changesBetween(value, merged.value), [value, merged]),
    /** The draft of the data service; null for none. */
    revision: saved?.revision ?? null,
    state,
    set: (at: FieldPath, next: unknown) =>
      keep((now) => ({
        ...now,
        changes: [...changesBetween(value, withValue(now.value, at, next)), ...now.conflicts],
      })),
    /** Settles a conflict: what was typed is to be in the place of what is public now, or goes. */
    settle: ({ at, after }: FieldChange, present: unknown, isWanted: boolean) =>
      keep((now) => ({
        ...now,
        changes: [
          ...now.changes.filter((change) => change.at !== at),
          ...(isWanted ? [{ at, before: present, after }] : []),
        ],
      })),
    /** Settles a clash: one's own value stays, or that of the other device. */
    settleClash: (clash: FieldChange, isOwn: boolean) =>
      keep((now) => settleClash(value, now, clash, isOwn)),
    /** What was typed goes, here and from the data service. */
    discard: () => keep(() => ({ changes: [], base: saved?.changes ?? [] })),
    /** Changes that were refused are to be made again. */
    restore: (refused: readonly FieldChange[]) =>
      keep(({ changes, base }) => ({
        changes: [
          ...changes.filter(({ at }) => !refused.some((one) => isSame(one.at, at))),
          ...refused,
        ],
        base,
      })),
    /** Told of what is public now, before it is read again. */
    published: (changes: readonly FieldChange[]) =>
      keep((now) => ({ ...now, changes: afterPublishing(now.changes, changes) })),
  };
}
