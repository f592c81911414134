import type { Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { newBlockCommand } from './new-block.ts';
import { newCityCommand } from './new-city.ts';
import { newNeighbourhoodCommand } from './new-neighbourhood.ts';
import { newPageCommand } from './new-page.ts';
import { newPostCommand } from './new-post.ts';
import { newSiteCommand } from './new-site.ts';
import { newWorkCommand } from './new-work.ts';
import { cityExamples, neighbourhoodExample } from './places/place-examples.ts';

/** `portao new`, with one command for each kind of thing that can be added. */
export function newCommand(context: CommandContext): Command {
  const words = commandWordsOf(context.language).new;
  const { examples } = commandWordsOf(context.language);
  const command = createCommand(
    'new',
    {
      about: words.about,
      examples: () => [
        `new site ${examples.newSite}`,
        cityExamples(context).at(-1)!,
        neighbourhoodExample(context),
        `new page ${examples.page}`,
        `new work ${examples.work}`,
        `new post "${examples.post}"`,
        'new block rating-stars',
      ],
    },
    context,
    { site: false },
  );
  for (const one of [
    newSiteCommand,
    newCityCommand,
    newNeighbourhoodCommand,
    newPageCommand,
    newWorkCommand,
    newPostCommand,
    newBlockCommand,
  ])
    command.addCommand(one(context));
  return command.helpCommand(
    commandWordsOf(context.language).shared.helpCommand,
    commandWordsOf(context.language).shared.helpAbout,
  );
}
