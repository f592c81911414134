/** The `x-` keywords as a JSON Schema: for blocks, for fields, for shared parts. */
export const keywords: {
  readonly definitions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** Names of all keywords. */
export const keywordNames: readonly string[];

/** What is wrong with the keywords of a schema, one text each; `file` relative to `schemas/`. */
export function keywordFaults(file: string, schema: unknown): string[];
