/** The value at a pointer (keys and list indexes) in a document; undefined where there is none. */
export const valueAt = (root: unknown, pointer: readonly (string | number)[]): unknown =>
  pointer.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    root,
  );
