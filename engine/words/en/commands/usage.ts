import type { CommandWords } from '../../pt-BR/commands.ts';

/** What commander says by itself, in its own words. */
export const usage: CommandWords['usage'] = {
  titles: {
    usage: 'Usage:',
    arguments: 'Arguments:',
    options: 'Options:',
    commands: 'Commands:',
    globalOptions: 'Global Options:',
  },
  options: '[options]',
  command: '[command]',
  optionsOfCommand: '[options]',
  help: 'display help for command',
  choices: ({ choices }) => `choices: ${choices.map((choice) => `"${choice}"`).join(', ')}`,
  default: ({ value }) => `default: "${value}"`,
  between: ', ',
  errors: {
    error: 'error: ',
    unknownCommand: "unknown command '$1'",
    unknownOption: "unknown option '$1'",
    missingArgument: "missing required argument '$1'",
    missingOption: "required option '$1' not specified",
    missingValue: "option '$1' argument missing",
    notAmongChoices: "option '$1' argument '$2' is invalid. Allowed choices are $3.",
    notAccepted: "option '$1' argument '$2' is invalid.",
    conflict: "option '$1' cannot be used with option '$2'",
    argumentNotAmongChoices:
      "command-argument value '$1' is invalid for argument '$2'. Allowed choices are $3.",
    tooMany: 'too many arguments: $1 expected, $2 given. Put a name of several words in quotes.',
    didYouMeanOneOf: '(Did you mean one of $1?)',
    didYouMean: '(Did you mean $1?)',
  },
};
