import { useEffect, useMemo, useState } from 'react';
import { useAccount } from '../data/account.ts';
import { createDraftStorage, draftKey, draftsKey, type StoredDraft } from './draft-storage.ts';
import { heldNames, holdName, reloadTime, whileFree } from './tab-locks.ts';

/** The unsaved text of one tab. */
export interface OwnDraft<T> {
  write(values: T): void;
  remove(): void;
  /** True while another tab has the same open. */
  readonly isElsewhere: boolean;
}

/**
 * Keeps what is not saved yet, each tab for itself. What a tab left that is gone, by a reload too, is handed to `onFound`, the
 * latest alone; it is this tab's from then on, unless it answers false because somebody writes here already.
 */
export function useDraft<T>(
  name: string,
  onFound: (draft: StoredDraft<T>) => boolean,
): OwnDraft<T> {
  const { userId } = useAccount();
  const [tab] = useState(() => Math.random().toString(36).slice(2));
  const [isElsewhere, setElsewhere] = useState(false);
  const drafts = useMemo(() => createDraftStorage(userId), [userId]);

  useEffect(() => {
    const over = new AbortController();
    const own = draftKey(userId, name, tab);
    holdName(own, over.signal);
    /** False where another tab was faster: then what the next one left is looked at. */
    const take = (from: string) => {
      const left = drafts.of<T>(name).find((draft) => draft.tab === from);
      if (!left) return false;
      if (!over.signal.aborted && onFound(left)) {
        drafts.write(name, tab, left.values);
        drafts.remove(name, from);
      }
      return true;
    };
    const find = async () => {
      for (const { tab: from } of drafts.of<T>(name))
        if (await whileFree(draftKey(userId, name, from), () => take(from))) return;
    };
    const look = async () => {
      const held = await heldNames(`${draftsKey(userId, name)}.`);
      if (!over.signal.aborted) setElsewhere(held.some((one) => one !== own));
    };
    void find();
    // A page that is being reloaded is listed for a moment yet.
    const later = setTimeout(() => void look(), reloadTime);
    window.addEventListener('focus', () => void look(), { signal: over.signal });
    return () => {
      clearTimeout(later);
      over.abort();
    };
    // Once: `onFound` is of the first rendering.
  }, []);

  return useMemo(
    () => ({
      write: (values: T) => void drafts.write(name, tab, values),
      remove: () => drafts.remove(name, tab),
      isElsewhere,
    }),
    [drafts, name, tab, isElsewhere],
  );
}
