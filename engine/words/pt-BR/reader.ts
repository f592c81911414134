/** What the app that shows posts says and its page does not hand to it. */
export const reader = {
  /** Title of the fallback screen, as the specification has it (§2). */
  crash: 'Unexpected Application Error!',
};

/** The contract of all languages. */
export type ReaderWords = typeof reader;
