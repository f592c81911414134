/** Something unsaved, with the time of the last change (ISO 8601). */
export interface StoredDraft<T> {
  readonly values: T;
  readonly savedAt: string;
}

/** A draft, and the tab of the browser that wrote it. */
export interface TabDraft<T> extends StoredDraft<T> {
  readonly tab: string;
}

/** Keeps what a person wrote through a reload, a closed tab and the end of a session, in this browser alone; each tab has its own. */
export interface DraftStorage {
  /** The drafts that tabs keep under a name, the latest first. */
  of<T>(name: string): readonly TabDraft<T>[];
  /** Keeps the draft of a tab; false where the browser keeps nothing (private mode, full disk). */
  write(name: string, tab: string, values: unknown): boolean;
  remove(name: string, tab: string): void;
  /** How many drafts of the account are kept. */
  count(): number;
  /** Forgets all drafts of the account. */
  clear(): void;
}

/** What the drafts of a name begin with, in the storage and among the locks of the browser. */
export const draftsKey = (userId: string, name: string) => `portao.draft.${userId}.${name}`;

/** Under what the draft of a tab is kept. One without a tab was written before tabs had their own. */
export const draftKey = (userId: string, name: string, tab: string) =>
  tab === '' ? draftsKey(userId, name) : `${draftsKey(userId, name)}.${tab}`;

/** Drafts of one account: somebody else on the same machine does not see them. */
export function createDraftStorage(
  userId: string,
  storage: Storage = localStorage,
  now: () => Date = () => new Date(),
): DraftStorage {
  const keys = () => {
    try {
      return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter(
        (one) => one.startsWith(draftsKey(userId, '')),
      );
    } catch {
      // A browser that keeps nothing has no drafts.
      return [];
    }
  };
  const read = <T>(key: string) => {
    try {
      const text = storage.getItem(key);
      return text ? (JSON.parse(text) as StoredDraft<T>) : null;
    } catch {
      // What cannot be read is no draft.
      return null;
    }
  };
  return {
    of<T>(name: string) {
      const first = draftsKey(userId, name);
      return keys()
        .filter((key) => key === first || key.startsWith(`${first}.`))
        .flatMap((key) => {
          const draft = read<T>(key);
          return draft ? [{ ...draft, tab: key.slice(first.length + 1) }] : [];
        })
        .sort((one, other) => other.savedAt.localeCompare(one.savedAt));
    },
    write(name, tab, values) {
      try {
        const draft = { values, savedAt: now().toISOString() };
        storage.setItem(draftKey(userId, name, tab), JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
    remove(name, tab) {
      try {
        storage.removeItem(draftKey(userId, name, tab));
      } catch {
        // Nothing was kept.
      }
    },
    count: () => keys().length,
    clear() {
      for (const one of keys()) storage.removeItem(one);
    },
  };
}
