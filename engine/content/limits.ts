// How large a document may be. Each limit has a problem of its own, so that whatever is put into a site's folder ends as a
// sentence and not as a build that hangs. Together they bound the time: nothing after them takes more than linear time.

/** Largest document, bytes. A page of 1 MiB is a mistake, and the parser would take seconds for it. */
export const maxDocumentBytes = 1024 * 1024;
/** Deepest nesting of lists and groups in one document. */
export const maxDepth = 64;
/** Most aliases (`*name`) of one document, those inside of what an alias stands for counted each time; so is its text to `maxDocumentBytes`. */
export const maxAliases = 100;
/** Longest time to read one document, ms. */
export const maxMilliseconds = 2000;
/**
 * Most tokens of one document that the fast parser leaves to the full one: names, values, signs, spaces. About what that
 * reads within `maxMilliseconds`, so that it does not depend on the machine whether a document is refused.
 */
export const maxTokens = 300_000;
/** Most items of one list, and most fields of one group. */
export const maxItems = 5000;
/** Most problems that are told of one document; after these one says how many there are. */
export const maxProblems = 100;
/** Most blocks of one page, those of its partials included: partials that use partials multiply. */
export const maxPageBlocks = 1000;
/** Longest text that a reference may stand for, UTF-16 units: names, numbers, sentences. Values that hold values multiply. */
export const maxReferenceLength = 2000;
/** Longest text of one field, also after its references were replaced, UTF-16 units: the Markdown library needs a second for the worst of 10,000, and minutes for the worst of 100,000. */
export const maxTextLength = 10_000;
