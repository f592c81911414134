import { createPeople } from '../../engine/blog/people.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError, WrongUse } from '../command-line/command-error.ts';
import { withService, type ServiceContext } from '../site/with-service.ts';

/** Options of `portao user remove`. */
export interface UserRemove {
  readonly email: string;
  /** Asks nothing. */
  readonly yes: boolean;
  /** Asks a person; null where there is none. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
}

/** `portao user remove`: asks, then removes somebody, or takes an invitation back. Throws `WrongUse` where nobody can be asked. */
export async function runUserRemove(
  { email, yes, confirm }: UserRemove,
  context: ServiceContext,
): Promise<void> {
  const { language, out } = context;
  const words = commandWordsOf(language).user;
  const address = email.trim().toLowerCase();
  if (!yes && !confirm) throw new WrongUse(words.cannotAsk({ address }));
  const question = words.askRemove({ address });
  if (!yes && confirm && !(await confirm(question)))
    return out(commandWordsOf(language).shared.nothingDone);
  await withService(context, async (client) => {
    const people = createPeople(client);
    const person = (await people.list()).find((one) => one.email === address);
    if (!person) throw new CommandError(words.nobodyAt({ address }));
    await (person.id === null ? people.cancelInvite(address) : people.remove(person.id));
  });
  out(words.removed({ address }));
}
