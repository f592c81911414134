/** What the app that shows posts says and its page does not hand to it. */
export const reader = {
  /** Title of the fallback screen, in the owner's words. */
  crash: 'Unexpected Application Error!',
};

/** The contract of all languages. */
export type ReaderWords = typeof reader;
