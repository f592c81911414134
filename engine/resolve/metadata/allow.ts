import type { Allow, HeadTags } from '#schemas/types';

/** What pages may load from elsewhere, by kind. */
const kinds = ['script', 'frame', 'connect', 'form', 'image'] as const;

const originOf = (address: string) => new URL(address).origin;

/** What the scripts of statistics take: their own origins, and those that they send to. */
const ofAnalytics = ({ analytics = [] }: HeadTags): Allow => ({
  script: analytics.map(({ script }) => originOf(script)),
  connect: analytics.flatMap(({ script, connect = [] }) => [originOf(script), ...connect]),
});

/** The origins that several parts of a site open, each once, by kind; kinds without any are left out. */
export function allowOf(
  head: HeadTags | undefined,
  ...parts: readonly (Allow | undefined)[]
): Allow {
  const all = [...parts, head && ofAnalytics(head)];
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const origins = [...new Set(all.flatMap((part) => part?.[kind] ?? []))];
      return origins.length > 0 ? [[kind, origins]] : [];
    }),
  );
}
