import type { Allow, HeadTags } from '#schemas/types';
import type { Schemas } from '../../content/schemas.ts';
import type { ResolvedBlock } from '../../render/resolved-page.ts';
import { formIn } from './own-form.ts';

/** What pages may load from elsewhere, by kind. */
const kinds = ['script', 'frame', 'connect', 'form', 'image'] as const;

const originOf = (address: string) => new URL(address).origin;

/** What the scripts of statistics take: their own origins, and those that they send to. */
const ofAnalytics = ({ analytics = [] }: HeadTags): Allow => ({
  script: analytics.map(({ script }) => originOf(script)),
  connect: analytics.flatMap(({ script, connect = [] }) => [originOf(script), ...connect]),
});

/** Where the forms of blocks are sent (`x-form-target`); undefined where there are none. */
export function formTargets(blocks: readonly ResolvedBlock[], schemas: Schemas): Allow | undefined {
  const form = blocks.flatMap(({ type, props }) => {
    const address = formIn(type, props, schemas)?.[schemas.formTarget(type)!];
    return typeof address === 'string' && URL.canParse(address) ? [originOf(address)] : [];
  });
  return form.length > 0 ? { form } : undefined;
}

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
