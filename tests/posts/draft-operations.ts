// Who may do what with drafts of the data of the business.
import { randomUUID } from 'node:crypto';
import type { DataClient } from '../../engine/blog/client.ts';
import { createBusinessDrafts } from '../../engine/panel/data/business-drafts.ts';
import { claimsOf } from './token.ts';
import { nobody, rowsOf, type Operation } from './operation.ts';

/** A draft as it is written. */
export const writtenDraft = (after: string) => ({
  revision: randomUUID(),
  changes: [{ at: ['contacts', 'main', 'phone'], before: '1', after }],
  documents: { 'site.yaml': '0123456789abcdef' },
});

/** The id of whoever a client belongs to; one of nobody without a session. */
export async function idOf(client: DataClient): Promise<string> {
  const { data } = await client.auth.getSession();
  return data.session ? String(claimsOf(data.session.access_token).sub) : randomUUID();
}

/** The row of somebody, as the service sees it. */
const rowOf = async (service: DataClient, id: string) =>
  (await service.from('business_drafts').select('*').eq('id', id)).data?.[0];

/** Somebody without a draft of their own, and one of theirs that the service wrote. */
async function draftOfOther(client: DataClient, service: DataClient) {
  const mine = await idOf(client);
  const { data } = await service.rpc('people');
  const other = data!.map(({ id }) => id).find((id) => id !== null && id !== mine)!;
  await service.from('business_drafts').delete().eq('id', other);
  const draft = writtenDraft('dela');
  await service.from('business_drafts').insert({ id: other, ...draft });
  return { id: other, revision: draft.revision };
}

/** Every operation on drafts. */
export const draftOperations: readonly Operation[] = [
  {
    name: 'writes a draft of their own, reads it and takes it away',
    allowed: ['admin'],
    attempt: async ({ client, service }) => {
      const id = await idOf(client);
      await service.from('business_drafts').delete().eq('id', id);
      const drafts = createBusinessDrafts(client);
      const draft = writtenDraft('2');
      const written = await drafts.write(id, draft, null).catch(() => null);
      if ((await rowOf(service, id))?.revision !== draft.revision) return false;
      if ((await drafts.read(id))?.revision !== written?.revision) return false;
      await drafts.write(id, { ...draft, changes: [] }, draft.revision);
      return (await rowOf(service, id)) === undefined;
    },
  },
  {
    name: 'reads the draft of somebody else',
    allowed: ['service'],
    attempt: async ({ client, service }) => {
      const { id } = await draftOfOther(client, service);
      return rowsOf(await client.from('business_drafts').select('*').eq('id', id)) === 1;
    },
  },
  {
    name: 'writes in the name of somebody else',
    allowed: ['service'],
    attempt: async ({ client, service }) => {
      const { id } = await draftOfOther(client, service);
      await service.from('business_drafts').delete().eq('id', id);
      await client.from('business_drafts').insert({ id, ...writtenDraft('forjado') });
      return (await rowOf(service, id)) !== undefined;
    },
  },
  {
    name: 'changes the draft of somebody else',
    allowed: ['service'],
    attempt: async ({ client, service }) => {
      const { id } = await draftOfOther(client, service);
      const forged = writtenDraft('forjado');
      await client.from('business_drafts').update(forged).eq('id', id);
      return (await rowOf(service, id))?.revision === forged.revision;
    },
  },
  {
    name: 'takes away the draft of somebody else',
    allowed: ['service'],
    attempt: async ({ client, service }) => {
      const { id } = await draftOfOther(client, service);
      await client.from('business_drafts').delete().eq('id', id);
      return (await rowOf(service, id)) === undefined;
    },
  },
  {
    name: 'keeps a draft that is no list of changes, or longer than any',
    allowed: nobody,
    attempt: async ({ client, service }) => {
      const id = await idOf(client);
      await service.from('business_drafts').delete().eq('id', id);
      const changes = [
        {},
        [],
        'x',
        Array(501).fill({}),
        [{ at: ['x'], after: 'x'.repeat(400_000) }],
      ];
      for (const one of changes)
        await client.from('business_drafts').insert({ id, ...writtenDraft(''), changes: one });
      return (await rowOf(service, id)) !== undefined;
    },
  },
];
