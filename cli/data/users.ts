import type { DataClient } from '../../engine/blog/client.ts';
import { refused } from '../../engine/blog/supabase-answer.ts';
import { createPeople } from '../../engine/blog/people.ts';
import type { MovablePerson } from '../../engine/database/data-service.ts';
import type { OpenData } from '../../engine/database/open.ts';
import type { Row } from './csv.ts';

/** The people of an embedded service with the hashes of their passwords. Rejects with `DataError`. */
export async function readUsers({ url, secretKey }: OpenData): Promise<readonly Row[]> {
  const answer = await fetch(`${url}/portao/people`, { headers: { apikey: secretKey! } });
  if (!answer.ok) throw refused({ status: answer.status, message: await answer.text() });
  return ((await answer.json()) as readonly MovablePerson[]).map((person) => ({ ...person }));
}

/**
 * Gives people of an embedded service an account in a hosted project, with the password that they have; who is there already
 * is left alone. How many came. Rejects with `DataError`.
 */
export async function writeUsers(client: DataClient, users: readonly Row[]): Promise<number> {
  const people = createPeople(client);
  const there = new Set((await people.list()).map(({ email }) => email));
  const missing = users.filter(({ email }) => !there.has(email!));
  for (const { id, email, name, role, password_hash } of missing) {
    const { data, error } = await client.auth.admin.createUser({
      id: id!,
      email: email!,
      password_hash: password_hash!,
      email_confirm: true,
      user_metadata: { name },
    });
    if (error)
      throw refused({ status: error.status ?? 0, code: error.code, message: error.message });
    await people.setRole(data.user.id, role as MovablePerson['role']);
  }
  return missing.length;
}
