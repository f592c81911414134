/** The schema of a block with `show`, when it is shown, also in each entry of its lists that is an object; `reference`: to the schema of that. */
export function blockWithShow<Schema extends object>(schema: Schema, reference: string): Schema;

/** The schema of what stands in lists, a button, with `show`. */
export function entryWithShow<Schema extends object>(schema: Schema, reference: string): Schema;
