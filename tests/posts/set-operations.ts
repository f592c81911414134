// Who may do what with changes of the data of the business that wait for a build.
import { randomUUID } from 'node:crypto';
import type { DataClient } from '../../engine/blog/client.ts';
import { admins, nobody, rowsOf, type Operation } from './operation.ts';

const changes = [{ at: ['contacts', 'main', 'phone'], before: '1', after: '2' }];
const sentSet = () => ({ id: randomUUID(), language: 'pt-BR', changes });
const answeredWith = (is: string) => ({
  answer: { is },
  answered_at: new Date().toISOString(),
});

/** The row of a set, as the service sees it. */
const rowOf = async (service: DataClient, id: string) =>
  (await service.from('business_sets').select('*').eq('id', id)).data?.[0];

/** A set that the service sent, with an answer of a kind; none for one that waits. */
async function setWith(service: DataClient, is: string | null) {
  await service.from('business_sets').delete().neq('language', '');
  const set = sentSet();
  await service.from('business_sets').insert(set);
  if (is !== null) await service.from('business_sets').update(answeredWith(is)).eq('id', set.id);
  return set.id;
}

/** Every operation on sets, and on what the panel is shown. */
export const setOperations: readonly Operation[] = [
  {
    name: 'sends a set of changes',
    allowed: admins,
    attempt: async ({ client, service }) => {
      await service.from('business_sets').delete().neq('language', '');
      const set = sentSet();
      await client.from('business_sets').insert(set);
      return (await rowOf(service, set.id)) !== undefined;
    },
  },
  {
    name: 'reads what was sent',
    allowed: admins,
    attempt: async ({ client, service }) => {
      const id = await setWith(service, null);
      return rowsOf(await client.from('business_sets').select('*').eq('id', id)) === 1;
    },
  },
  {
    name: 'sends a set with an author, a day or an answer of its own',
    allowed: nobody,
    attempt: async ({ client, service }) => {
      await service.from('business_sets').delete().neq('language', '');
      const set = sentSet();
      const forged = { author: 'outra@exemplo.com.br', sent_at: '2020-01-01T00:00:00Z' };
      await client
        .from('business_sets')
        .insert({ ...set, ...forged, ...answeredWith('published') });
      const row = await rowOf(service, set.id);
      return (
        row !== undefined &&
        (row.author === forged.author || row.answer !== null || row.sent_at.startsWith('2020'))
      );
    },
  },
  {
    name: 'answers a set',
    allowed: ['service'],
    attempt: async ({ client, service }) => {
      const id = await setWith(service, null);
      await client.from('business_sets').update(answeredWith('published')).eq('id', id);
      return (await rowOf(service, id))?.answer !== null;
    },
  },
  {
    name: 'changes a set that was sent',
    allowed: ['service'],
    attempt: async ({ client, service }) => {
      const id = await setWith(service, null);
      await client
        .from('business_sets')
        .update({ changes: [{}] })
        .eq('id', id);
      return JSON.stringify((await rowOf(service, id))?.changes) === '[{}]';
    },
  },
  ...[null, 'published'].map((is) => ({
    name: `takes away a set ${is === null ? 'that waits' : 'that was published'}`,
    allowed: ['service' as const],
    attempt: async ({ client, service }: Parameters<Operation['attempt']>[0]) => {
      const id = await setWith(service, is);
      await client.from('business_sets').delete().eq('id', id);
      return (await rowOf(service, id)) === undefined;
    },
  })),
  {
    name: 'takes away a set that was refused',
    allowed: admins,
    attempt: async ({ client, service }) => {
      const id = await setWith(service, 'conflict');
      await client.from('business_sets').delete().eq('id', id);
      return (await rowOf(service, id)) === undefined;
    },
  },
  {
    name: 'sends what is no set, or is answered with what is no answer',
    allowed: nobody,
    attempt: async ({ client, service }) => {
      const id = await setWith(service, null);
      const ids = [{}, [], 'x', Array(501).fill({}), [{ after: 'x'.repeat(400_000) }]].map(
        (one) => ({ ...sentSet(), changes: one }),
      );
      for (const one of [...ids, { ...sentSet(), language: 'xx' }])
        await client.from('business_sets').insert(one);
      for (const is of ['waiting', 'right'])
        await client.from('business_sets').update(answeredWith(is)).eq('id', id);
      const { data } = await service.from('business_sets').select('*');
      return data!.length !== 1 || data![0]!.answer !== null;
    },
  },
  {
    name: 'sends more than 100 sets that wait',
    allowed: nobody,
    attempt: async ({ client, service }) => {
      await setWith(service, null);
      await service.from('business_sets').insert(Array.from({ length: 99 }, sentSet));
      const set = sentSet();
      await client.from('business_sets').insert(set);
      return (await rowOf(service, set.id)) !== undefined;
    },
  },
  {
    name: 'reads what the panel shows of the site',
    allowed: admins,
    attempt: async ({ client, service }) => {
      await service.from('business_states').upsert({ language: 'en', state: {} });
      return rowsOf(await client.from('business_states').select('*').eq('language', 'en')) === 1;
    },
  },
  {
    name: 'says what the panel shows of the site',
    allowed: ['service'],
    attempt: async ({ client, service }) => {
      await service.from('business_states').delete().eq('language', 'en');
      await client.from('business_states').insert({ language: 'en', state: { forged: true } });
      const { data } = await service.from('business_states').select('*').eq('language', 'en');
      return data!.length === 1;
    },
  },
];
