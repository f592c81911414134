// Who may do what with entries of forms.
import { randomUUID } from 'node:crypto';
import type { DataClient } from '../../engine/blog/client.ts';
import type { Operation } from './operation.ts';

/** An entry of a form, with an id of the form that no other has. */
const entryOf = () => ({
  path: '/',
  form: randomUUID(),
  heading: 'Recado',
  fields: [{ label: 'Nome', value: 'Ana' }],
  keep_days: 90,
});

const entriesOf = async (service: DataClient, form: string) =>
  (await service.from('form_entries').select('*').eq('form', form)).data ?? [];

/** An entry that the service keeps. */
async function takenEntry(service: DataClient) {
  const entry = entryOf();
  await service.rpc('take_entry', { entry });
  return (await entriesOf(service, entry.form))[0]!;
}

/** Every operation on entries. */
export const entryOperations: readonly Operation[] = [
  {
    name: 'keeps an entry of a form',
    allowed: ['service'],
    attempt: async ({ client, service }) => {
      const entry = entryOf();
      await client.rpc('take_entry', { entry });
      return (await entriesOf(service, entry.form)).length === 1;
    },
  },
  {
    name: 'marks an entry of a form',
    allowed: ['editor', 'admin', 'service'],
    attempt: async ({ client, service }) => {
      const { id, form } = await takenEntry(service);
      await client.rpc('mark_entry', { entry: id, is_handled: true });
      return (await entriesOf(service, form))[0]!.handled_at !== null;
    },
  },
  {
    name: 'deletes an entry of a form',
    allowed: ['admin', 'service'],
    attempt: async ({ client, service }) => {
      const { id, form } = await takenEntry(service);
      await client.rpc('delete_entry', { entry: id });
      return (await entriesOf(service, form)).length === 0;
    },
  },
];
