/** The value at a pointer (keys and list indexes) in a document; undefined where there is none. */
export const valueAt = (root: unknown, pointer: readonly (string | number)[]): unknown =>
  pointer.reduce<unknown>(
    (value, step) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, step)
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    root,
  );

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The same with another value at a path, which goes with undefined; groups on the way that are not there are made. */
export function withValue(
  root: unknown,
  at: readonly (string | number)[],
  value: unknown,
): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(root) ? [...(root as readonly unknown[])] : [];
    list[step] = withValue(list[step], rest, value);
    return list;
  }
  const { [step]: before, ...others } = isGroup(root) ? root : {};
  const after = withValue(before, rest, value);
  if (after === undefined) return others;
  return isGroup(root) && Object.hasOwn(root, step)
    ? Object.fromEntries(
        Object.entries(root).map(([name, one]) => [name, name === step ? after : one]),
      )
    : { ...others, [step]: after };
}
