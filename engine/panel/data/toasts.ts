/** How long a toast stays, ms; set by the owner: success 4 s, errors 5 s. */
export const toastDurations = { success: 4000, error: 5000 } as const;

/** Most toasts at once; set by the owner. */
export const toastLimit = 3;

/** What a toast says. */
export interface ToastContent {
  readonly kind: keyof typeof toastDurations;
  readonly title: string;
  readonly text?: string;
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
  /** A destructive toast, titled as every failure. */
  error(text: string): void;
  dismiss(id: number): void;
  /** Those on show, oldest first. */
  current(): readonly Toast[];
  subscribe(listener: () => void): () => void;
}

/**
 * A queue of at most three toasts: the oldest leaves for a fourth; one that says what another on show says replaces it.
 * `errorTitle` is the title of those that tell a failure.
 */
export function createToasts(errorTitle: () => string): Toasts {
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
    error: (text) => show({ kind: 'error', title: errorTitle(), text }),
    dismiss: (id) => set(shown.filter((toast) => toast.id !== id)),
    current: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
