import { zoneName } from '../../engine/words/zone-name.ts';
import { momentWords, type MomentView } from '../output/moments.ts';
import type { DataClient } from '../../engine/blog/client.ts';
import { createPeople, type Link } from '../../engine/blog/people.ts';
import type { StaffRole } from '../../engine/blog/post-store.ts';
import type { Language } from '../../engine/words/language.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { devPort } from '../command-line/arguments.ts';
import { CommandError } from '../command-line/command-error.ts';
import { emailOf } from './email.ts';
import { withService, type ServiceContext } from '../site/with-service.ts';

/** What is said with a link that is sent by hand. */
function linkWords({ token, email, expiresAt }: Link, page: URL, view: MomentView): string {
  const { language, timeZone } = view;
  const until = momentWords(expiresAt, view);
  // Behind `#` nothing is sent to a server.
  const link = `${page.href}#${token}`;
  return commandWordsOf(language).user.link({
    email,
    until,
    zone: zoneName(language, timeZone),
    link,
    // Somebody who works on the site has it at an address of this machine.
    local: isPlaceholder(page) ? `http://localhost:${devPort}${page.pathname}#${token}` : null,
  });
}

/** Whether a site has the address that `new site` writes, at which nobody answers. */
const isPlaceholder = ({ hostname }: URL) => /(?:^|\.)(?:example|exemplo)\./.test(hostname);

/** Throws for a refusal of the project's sign-in service, in its own words. */
function refuse(error: { readonly message: string } | null, language: Language): void {
  if (error)
    throw new CommandError(commandWordsOf(language).user.mailRefused({ reason: error.message }));
}

/** Invites by the project's own mail; the role is given at once, the account is made when the link is opened. */
async function inviteByMail(
  client: DataClient,
  { email, role, page }: UserInvite,
  language: Language,
): Promise<void> {
  const { data, error } = await client.auth.admin.inviteUserByEmail(email, {
    redirectTo: page.href,
  });
  refuse(error, language);
  await createPeople(client).setRole(data.user!.id, role);
}

/** Options of `portao user invite`. */
export interface UserInvite {
  readonly email: string;
  readonly role: StaffRole;
  /** Public address of the page of the panel that uses links. */
  readonly page: URL;
}

/** `portao user invite`: a link that is printed, or mail where a hosted project sends it. */
export async function runUserInvite(invite: UserInvite, context: ServiceContext): Promise<void> {
  const { settings, language, out } = context;
  const { role, page } = invite;
  const email = emailOf(invite.email, language);
  if (settings.kind === 'embedded') {
    const link = await withService(context, (client) => createPeople(client).invite(email, role), {
      once: true,
    });
    return out(linkWords(link, page, context));
  }
  await withService(context, (client) => inviteByMail(client, { ...invite, email }, language), {
    once: true,
  });
  out(commandWordsOf(language).user.invited({ email }));
}

/** `portao user reset`: a link to a new password that is printed, or mail. */
export async function runUserReset(
  { email: typed, page }: Omit<UserInvite, 'role'>,
  context: ServiceContext,
): Promise<void> {
  const { settings, language, out } = context;
  const email = emailOf(typed, language);
  if (settings.kind === 'embedded') {
    const link = await withService(context, (client) => createPeople(client).resetLink(email), {
      once: true,
    });
    return out(linkWords(link, page, context));
  }
  await withService(
    context,
    async (client) =>
      refuse(
        (await client.auth.resetPasswordForEmail(email, { redirectTo: page.href })).error,
        language,
      ),
    { once: true },
  );
  out(commandWordsOf(language).user.resetSent({ email }));
}
