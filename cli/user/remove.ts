import type { DataClient } from '../../engine/blog/client.ts';
import { createPeople } from '../../engine/blog/people.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { CommandError, WrongUse } from '../command-line/command-error.ts';
import { emailOf } from './email.ts';
import { withService, type ServiceContext } from '../site/with-service.ts';

/** Options of `portao user remove`. */
export interface UserRemove {
  readonly email: string;
  /** Asks nothing. */
  readonly yes: boolean;
  /** Asks a person; null where there is none. */
  readonly confirm: ((question: string) => Promise<boolean>) | null;
}

/** `portao user remove`: looks who it is, asks, then removes them, or takes an invitation back. Throws `WrongUse` where nobody can be asked. */
export async function runUserRemove(
  { email, yes, confirm }: UserRemove,
  context: ServiceContext,
): Promise<void> {
  const { language, out } = context;
  const words = commandWordsOf(language).user;
  const address = emailOf(email, language);
  const found = async (client: DataClient) => {
    const person = (await createPeople(client).list()).find((one) => one.email === address);
    if (!person) throw new CommandError(words.nobodyAt({ address }));
    return person;
  };
  if (!yes) {
    // The folder is not held while a person thinks.
    await withService(context, found);
    if (!confirm) throw new WrongUse(words.cannotAsk({ address }));
    if (!(await confirm(words.askRemove({ address }))))
      return out(commandWordsOf(language).shared.nothingDone);
  }
  await withService(context, async (client) => {
    const people = createPeople(client);
    const person = await found(client);
    await (person.id === null ? people.cancelInvite(address) : people.remove(person.id));
  });
  out(words.removed({ address }));
}
