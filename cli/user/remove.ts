import { createPeople } from '../../engine/blog/people.ts';
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
  const pt = language === 'pt';
  const address = email.trim().toLowerCase();
  if (!yes && !confirm)
    throw new WrongUse(
      pt
        ? `Não há um terminal em que perguntar. Se é isto mesmo: npm run portao -- user remove ${address} --yes`
        : `There is no terminal to ask on. If you are sure: npm run portao -- user remove ${address} --yes`,
    );
  const question = pt
    ? `Remover ${address} do painel? As sessões terminam na hora.`
    : `Remove ${address} from the panel? The sessions end at once.`;
  if (!yes && confirm && !(await confirm(question)))
    return out(pt ? 'Nada foi feito.\n' : 'Nothing was done.\n');
  await withService(context, async (client) => {
    const people = createPeople(client);
    const person = (await people.list()).find((one) => one.email === address);
    if (!person)
      throw new CommandError(
        pt
          ? `Ninguém do painel tem o e-mail ${address}. Veja quem há com: npm run portao -- user list`
          : `Nobody of the panel has the address ${address}. See who there is with: npm run portao -- user list`,
      );
    await (person.id === null ? people.cancelInvite(address) : people.remove(person.id));
  });
  out(pt ? `Removido: ${address}.\n` : `Removed: ${address}.\n`);
}
