import { Option, type Command } from 'commander';
import type { StaffRole } from '../../engine/blog/post-store.ts';
import { askYesNo, canAsk } from '../command-line/ask-yes-no.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { progressStyle } from '../output/progress.ts';
import { settingsOf } from '../site/posts-of-build.ts';
import { publicAddress } from './address.ts';
import { runUserInvite, runUserReset } from './links.ts';
import { runUserList } from './list.ts';
import { runUserRemove } from './remove.ts';

/** `portao user`, with a command for each thing that is done with the people of the panel. */
export function userCommand(context: CommandContext): Command {
  const { root, language, out, err } = context;
  const pt = language === 'pt';
  const service = () => ({
    settings: settingsOf(root),
    language,
    out,
    err,
    progress: progressStyle(),
  });
  const sub = (name: string, about: string, examples: readonly string[]) =>
    createCommand(name, { about, examples: examples.map((example) => `user ${example}`) }, context);
  const email = pt ? 'endereço de e-mail' : 'e-mail address';
  const address = (site: string) => publicAddress(siteFolder(root, site), language);

  const list = sub('list', pt ? 'lista as pessoas do painel' : 'lists the people of the panel', [
    'list',
    'list --json',
  ])
    .option('--json', pt ? 'responde em JSON' : 'answers in JSON')
    .action(({ json = false }: { json?: boolean }) => runUserList({ json }, service()));

  const invite = sub(
    'invite',
    pt
      ? 'convida alguém: mostra um link que funciona uma vez, ou manda um e-mail (projeto hospedado)'
      : 'invites somebody: shows a link that works once, or sends mail (hosted project)',
    ['invite maria@exemplo.com.br', 'invite maria@exemplo.com.br --role admin'],
  )
    .argument('<email>', email)
    .addOption(
      new Option(
        '--role <role>',
        pt
          ? 'editor: redatora, escreve e agenda; admin: administradora, tudo'
          : 'editor writes and schedules; admin does everything',
      )
        .choices(['editor', 'admin'])
        .default('editor'),
    )
    .action((to: string, { role, site }: { role: StaffRole; site: string }) =>
      runUserInvite({ email: to, role, address: address(site) }, service()),
    );

  const reset = sub(
    'reset',
    pt
      ? 'dá a alguém um link para escolher outra senha, ou manda um e-mail (projeto hospedado)'
      : 'gives somebody a link to a new password, or sends mail (hosted project)',
    ['reset maria@exemplo.com.br'],
  )
    .argument('<email>', email)
    .action((to: string, { site }: { site: string }) =>
      runUserReset({ email: to, address: address(site) }, service()),
    );

  const remove = sub(
    'remove',
    pt ? 'remove alguém do painel (pergunta antes)' : 'removes somebody (asks first)',
    ['remove maria@exemplo.com.br', 'remove maria@exemplo.com.br --yes'],
  )
    .argument('<email>', email)
    .option('--yes', pt ? 'não pergunta' : 'does not ask')
    .action((of: string, { yes = false }: { yes?: boolean }) =>
      runUserRemove(
        {
          email: of,
          yes,
          confirm: canAsk() ? (question) => askYesNo(question, language) : null,
        },
        service(),
      ),
    );

  const all = createCommand(
    'user',
    { about: pt ? 'cuida das pessoas do painel' : 'looks after the people of the panel' },
    context,
    { site: false },
  ).helpCommand(false);
  for (const one of [list, invite, reset, remove]) all.addCommand(one);
  return all;
}
