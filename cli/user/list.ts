import { momentWords } from '../output/moments.ts';
import { createPeople, type Person } from '../../engine/blog/people.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import { columns } from '../output/layout.ts';
import { withService, type ServiceContext } from '../site/with-service.ts';

const roles = {
  admin: { pt: 'administradora', en: 'admin' },
  editor: { pt: 'redatora', en: 'editor' },
} as const;

function stateOf({ lastSignIn, invitedUntil }: Person, language: Language): string {
  const at = (time: string) => momentWords(time, language);
  const pt = language === 'pt';
  if (invitedUntil) return `${pt ? 'convite até' : 'invited until'} ${at(invitedUntil)}`;
  if (lastSignIn) return `${pt ? 'entrou em' : 'signed in'} ${at(lastSignIn)}`;
  return pt ? 'nunca entrou' : 'never signed in';
}

/** `portao user list`: who may do what in the panel. */
export async function runUserList(
  { json }: { readonly json: boolean },
  context: ServiceContext,
): Promise<void> {
  const { language, out } = context;
  const people = await withService(context, (client) => createPeople(client).list());
  if (json) return out(`${JSON.stringify(people, null, 2)}\n`);
  if (people.length === 0) return out(language === 'pt' ? 'Ninguém ainda.\n' : 'Nobody yet.\n');
  const rows = people.map((person) => [
    person.email,
    person.name,
    roles[person.role][language],
    stateOf(person, language),
  ]);
  out(`${columns(rows).join('\n')}\n`);
}
