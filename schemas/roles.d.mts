import type { FieldRole } from './generated/types.ts';

/** What a string may be, each role with a sentence. */
export const roles: Readonly<Record<FieldRole, string>>;

/** What the value of a schema is: what it says (`x-role`), what its format says, `choice` for one of a list; null where nothing says it. */
export function roleOf(schema: Readonly<Record<string, unknown>>): FieldRole | null;

/** True for what people read. */
export function isRead(role: FieldRole | null): boolean;

/** The schemas of strings, at and below `schema`, that do not say what the string is, or say a role that there is not: the way to each. */
export function withoutRole(schema: unknown): (string | number)[][];
