import { Option, type Command } from 'commander';
import type { StaffRole } from '../../engine/blog/post-store.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { askYesNo, canAsk } from '../command-line/ask-yes-no.ts';
import { createCommand, siteFolder, type CommandContext } from '../command-line/command.ts';
import { progressStyle } from '../output/progress.ts';
import { siteTimeZone } from '../command-line/arguments.ts';
import { settingsOf } from '../site/posts-of-build.ts';
import { linkPage } from './address.ts';
import { runUserInvite, runUserReset } from './links.ts';
import { runUserList } from './list.ts';
import { runUserRemove } from './remove.ts';

/** `portao user`, with a command for each thing that is done with the people of the panel. */
export function userCommand(context: CommandContext): Command {
  const { root, language, out, err } = context;
  const words = commandWordsOf(language).user.help;
  const service = (site: string) => ({
    settings: settingsOf(siteFolder(root, site)),
    language,
    timeZone: siteTimeZone(siteFolder(root, site)),
    out,
    err,
    progress: progressStyle(),
  });
  const sub = (name: string, about: string, examples: readonly string[]) =>
    createCommand(name, { about, examples: examples.map((example) => `user ${example}`) }, context);
  const email = words.email;
  const person = commandWordsOf(language).examples.email;
  const page = (site: string) => linkPage(siteFolder(root, site), language);

  const list = sub('list', words.list, ['list', 'list --json'])
    .option('--json', commandWordsOf(language).shared.json)
    .action(({ site, json = false }: { site: string; json?: boolean }) =>
      runUserList({ json }, service(site)),
    );

  const invite = sub('invite', words.invite, [`invite ${person}`, `invite ${person} --role admin`])
    .argument('<email>', email)
    .addOption(
      new Option('--role <role>', words.role).choices(['editor', 'admin']).default('editor'),
    )
    .action((to: string, { role, site }: { role: StaffRole; site: string }) =>
      runUserInvite({ email: to, role, page: page(site) }, service(site)),
    );

  const reset = sub('reset', words.reset, [`reset ${person}`])
    .argument('<email>', email)
    .action((to: string, { site }: { site: string }) =>
      runUserReset({ email: to, page: page(site) }, service(site)),
    );

  const remove = sub('remove', words.remove, [`remove ${person}`, `remove ${person} --yes`])
    .argument('<email>', email)
    .option('--yes', commandWordsOf(language).shared.asksNothing)
    .action((of: string, { site, yes = false }: { site: string; yes?: boolean }) =>
      runUserRemove(
        {
          email: of,
          yes,
          confirm: canAsk() ? (question) => askYesNo(question, language) : null,
        },
        service(site),
      ),
    );

  const all = createCommand('user', { about: words.about }, context, { site: false }).helpCommand(
    false,
  );
  for (const one of [list, invite, reset, remove]) all.addCommand(one);
  return all;
}
