/** What can run a statement with `$1`, `$2`, … in it. */
export interface Queryable {
  query(
    sql: string,
    values: readonly unknown[],
  ): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

export function putUser(
  db: Queryable,
  user: {
    readonly email: string;
    readonly password: string;
    readonly role: 'admin' | 'editor' | null;
  },
): Promise<string>;
