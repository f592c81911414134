import type { Command } from 'commander';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { createCommand, type CommandContext } from '../command-line/command.ts';
import { newBlockCommand } from './new-block.ts';
import { newCityCommand } from './new-city.ts';
import { newNeighbourhoodCommand } from './new-neighbourhood.ts';
import { newPageCommand } from './new-page.ts';
import { newPostCommand } from './new-post.ts';
import { newSiteCommand } from './new-site.ts';

/** `portao new`, with one command for each kind of thing that can be added. */
export function newCommand(context: CommandContext): Command {
  const words = commandWordsOf(context.language).new;
  const examples = [
    'new site minha-empresa --trade Encanador --name "Água Certa" --city Curitiba',
    'new city "Salto" --variants',
    'new neighbourhood "Vila Sônia" --coordinates -23.5986,-46.7393',
    'new page "Promoção de maio" --path /promocao-de-maio',
    'new post "O que olhar antes de chamar alguém"',
    'new block rating-stars',
  ];
  const command = createCommand(
    'new',
    {
      about: words.about,
      examples,
    },
    context,
    { site: false },
  );
  for (const one of [
    newSiteCommand,
    newCityCommand,
    newNeighbourhoodCommand,
    newPageCommand,
    newPostCommand,
    newBlockCommand,
  ])
    command.addCommand(one(context));
  return command.helpCommand(
    commandWordsOf(context.language).shared.helpCommand,
    commandWordsOf(context.language).shared.helpAbout,
  );
}
