import { momentWords, type MomentView } from '../output/moments.ts';
import { createPeople, type Person } from '../../engine/blog/people.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { columns } from '../output/layout.ts';
import { withService, type ServiceContext } from '../site/with-service.ts';

function stateOf({ lastSignIn, invitedUntil }: Person, view: MomentView): string {
  const at = (time: string) => momentWords(time, view);
  const words = commandWordsOf(view.language).user;
  if (invitedUntil) return `${words.invitedUntil} ${at(invitedUntil)}`;
  if (lastSignIn) return `${words.signedIn} ${at(lastSignIn)}`;
  return words.neverSignedIn;
}

/** `portao user list`: who may do what in the panel. */
export async function runUserList(
  { json }: { readonly json: boolean },
  context: ServiceContext,
): Promise<void> {
  const { language, out } = context;
  const people = await withService(context, (client) => createPeople(client).list());
  if (json) return out(`${JSON.stringify(people, null, 2)}\n`);
  if (people.length === 0) return out(commandWordsOf(language).user.nobody);
  const rows = people.map((person) => [
    person.email,
    person.name,
    commandWordsOf(language).user.roles[person.role],
    stateOf(person, context),
  ]);
  out(`${columns(rows).join('\n')}\n`);
}
