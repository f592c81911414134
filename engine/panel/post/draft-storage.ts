/** Something unsaved, with the time of the last change (ISO 8601). */
export interface StoredDraft<T> {
  readonly values: T;
  readonly savedAt: string;
}

/** Keeps what a person wrote through a reload, a closed tab and the end of a session, in this browser alone. */
export interface DraftStorage {
  /** The draft kept under a name, or null. */
  read<T>(name: string): StoredDraft<T> | null;
  /** Keeps it; false where the browser keeps nothing (private mode, full disk). */
  write(name: string, values: unknown): boolean;
  remove(name: string): void;
  /** How many drafts of the account are kept. */
  count(): number;
  /** Forgets all drafts of the account. */
  clear(): void;
}

/** Drafts of one account: somebody else on the same machine does not see them. */
export function createDraftStorage(
  userId: string,
  storage: Storage = localStorage,
  now: () => Date = () => new Date(),
): DraftStorage {
  const key = (name: string) => `portao.draft.${userId}.${name}`;
  const keys = () => {
    try {
      return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter(
        (one) => one.startsWith(key('')),
      );
    } catch {
      // A browser that keeps nothing has no drafts.
      return [];
    }
  };
  return {
    read<T>(name: string) {
      try {
        const text = storage.getItem(key(name));
        return text ? (JSON.parse(text) as StoredDraft<T>) : null;
      } catch {
        // What cannot be read is no draft.
        return null;
      }
    },
    write(name, values) {
      try {
        storage.setItem(key(name), JSON.stringify({ values, savedAt: now().toISOString() }));
        return true;
      } catch {
        return false;
      }
    },
    remove(name) {
      try {
        storage.removeItem(key(name));
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
