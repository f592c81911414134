import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao user`. */
export const user: CommandWords['user'] = {
  noAddress:
    'The address of the site is not known. Say it in SITE_URL, like https://www.example.com',
  noEmail: ({ typed }) =>
    `"${typed}" is not an e-mail address. Write it whole, such as joana@example.com`,
  link: ({ email, until, zone, link, local }) =>
    `Send this link to ${email}. It works once, until ${until} (${zone}):\n\n  ${link}\n${
      local === null
        ? ''
        : `\nThe address in site.yaml (url) is still an example. While npm run dev runs on this machine, the link is:\n\n  ${local}\n`
    }`,
  mailRefused: ({ reason }) => `The Supabase project did not send the mail: ${reason}`,
  invited: ({ email }) => `Supabase sent the invitation to ${email}.\n`,
  resetSent: ({ email }) => `If ${email} has an account, Supabase sent the link.\n`,
  invitedUntil: 'invited until',
  signedIn: 'signed in',
  neverSignedIn: 'never signed in',
  nobody: 'Nobody yet.\n',
  cannotAsk: ({ address }) =>
    `There is no terminal to ask on. If you are sure: npm run portao -- user remove ${address} --yes`,
  askRemove: ({ address }) => `Remove ${address} from the panel? The sessions end at once.`,
  nobodyAt: ({ address }) =>
    `Nobody of the panel has the address ${address}. See who there is with: npm run portao -- user list`,
  removed: ({ address }) => `Removed: ${address}.\n`,
  help: {
    email: 'e-mail address',
    list: 'lists the people of the panel',
    invite: 'invites somebody: shows a link that works once, or sends mail (hosted project)',
    role: 'editor writes and hands in for approval; admin does everything',
    reset: 'gives somebody a link to a new password, or sends mail (hosted project)',
    remove: 'removes somebody (asks first)',
    about: 'looks after the people of the panel',
  },
  roles: {
    admin: 'admin',
    editor: 'editor',
  },
};
