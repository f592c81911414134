/** How long a toast stays, ms: a success 4 s, set by the owner, and 10 s with something to undo; a failure until somebody closes it or tries again. */
export const toastDurations = { success: 4000, undo: 10_000, error: Infinity } as const;

/** Most toasts at once; set by the owner. */
export const toastLimit = 3;

/** What a toast says. */
export interface ToastContent {
  readonly kind: 'success' | 'error';
  readonly title: string;
  readonly text?: string;
  /** Of a failure: why, what is safe, what to do. */
  readonly why?: string;
  /** A button in the toast. */
  readonly action?: {
    readonly label: string;
    /** The same for somebody who does not see the toast: where else to do it. */
    readonly altText: string;
    readonly run: () => void;
    /** True to move the focus to the button, for whoever works by keyboard; the toast waits while it is there. */
    readonly focus?: boolean;
  };
}

/** A toast on show. */
export interface Toast extends ToastContent {
  readonly id: number;
}

/** The toasts of the app, as React's `useSyncExternalStore` wants them. */
export interface Toasts {
  show(toast: ToastContent): void;
  /** A success: a title, and a line under it. */
  success(title: string, text?: string, action?: ToastContent['action']): void;
  /** A failure, titled as every one: what failed, why (`error`, told in words), and what is safe. */
  error(text: string, error?: unknown, safe?: string): void;
  /** Somebody tries again, or something else: what failed before has been read. */
  settle(): void;
  dismiss(id: number): void;
  /** Those on show, oldest first. */
  current(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

/**
 * A queue of at most three toasts: the oldest leaves for a fourth; one that says what another on show says replaces it.
 * `errorTitle` is the title of those that tell a failure, `reasonOf` the words for why.
 */
export function createToasts(
  errorTitle: () => string,
  reasonOf: (error: unknown) => string,
): Toasts {
  const listeners = new Set<() => void>();
  let shown: readonly Toast[] = [];
  let last = 0;
  const set = (next: readonly Toast[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const show = (toast: ToastContent) => {
    const others = shown.filter(
      (other) =>
        other.title !== toast.title || other.text !== toast.text || other.action !== toast.action,
    );
    set([...others, { ...toast, id: ++last }].slice(-toastLimit));
  };
  return {
    show,
    success: (title, text, action) =>
      show({ kind: 'success', title, ...(text ? { text } : {}), ...(action ? { action } : {}) }),
    error(text, error, safe) {
      const why = [error === undefined ? '' : reasonOf(error), safe ?? '']
        .filter(Boolean)
        .join(' ');
      show({ kind: 'error', title: errorTitle(), text, ...(why ? { why } : {}) });
    },
    settle() {
      if (shown.some(({ kind }) => kind === 'error'))
        set(shown.filter(({ kind }) => kind !== 'error'));
    },
    dismiss: (id) => set(shown.filter((toast) => toast.id !== id)),
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
