// What commander says in English, in the language of the command.
import type { HelpConfiguration, Option } from 'commander';
import type { CommandWords } from '../../engine/words/commands.ts';

type UsageWords = CommandWords['usage'];

const titles: Readonly<Record<string, keyof UsageWords['titles']>> = {
  'Usage:': 'usage',
  'Arguments:': 'arguments',
  'Options:': 'options',
  'Commands:': 'commands',
  'Global Options:': 'globalOptions',
};

/** Settings of commander's help. */
export const helpIn = (words: UsageWords): HelpConfiguration => ({
  styleTitle: (title) => (titles[title] ? words.titles[titles[title]] : title),
  styleUsage: (usage) =>
    usage.replace('[options]', words.options).replace('[command]', words.command),
  subcommandTerm: (command) =>
    [
      command.name(),
      ...(words.optionsOfCommand && command.options.length > 0 ? [words.optionsOfCommand] : []),
      ...command.registeredArguments.map((argument) =>
        argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
      ),
    ].join(' '),
  optionDescription: ({ description, argChoices, defaultValue }: Option) => {
    const more = [
      ...(argChoices ? [words.choices({ choices: argChoices })] : []),
      ...(defaultValue !== undefined && defaultValue !== false
        ? [words.default({ value: String(defaultValue) })]
        : []),
    ];
    return more.length > 0 ? `${description} (${more.join(words.between)})` : description;
  },
});

/** How commander words its errors; `$1` in the catalogue is the first group. */
const errors: readonly (readonly [error: keyof UsageWords['errors'], pattern: RegExp])[] = [
  ['error', /^error: /],
  ['unknownCommand', /unknown command '(.*?)'/],
  ['unknownOption', /unknown option '(.*?)'/],
  ['missingArgument', /missing required argument '(.*?)'/],
  ['missingOption', /required option '(.*?)' not specified/],
  ['missingValue', /option '(.*?)' argument missing/],
  ['notAmongChoices', /option '(.*?)' argument '(.*?)' is invalid\. Allowed choices are (.*?)\./],
  ['notAccepted', /option '(.*?)' argument '(.*?)' is invalid\./],
  ['conflict', /option '(.*?)' cannot be used with option '(.*?)'/],
  [
    'argumentNotAmongChoices',
    /command-argument value '(.*?)' is invalid for argument '(.*?)'\. Allowed choices are (.*?)\./,
  ],
  ['tooMany', /too many arguments(?: for '.*?')?\. Expected (\d+) arguments? but got (\d+)\./],
  ['didYouMeanOneOf', /\(Did you mean one of (.*?)\?\)/],
  ['didYouMean', /\(Did you mean (.*?)\?\)/],
];

/** An error of commander in the language of the command; what no pattern knows stays as it is. */
export function usageError(text: string, words: UsageWords): string {
  return errors.reduce(
    (said, [error, pattern]) => said.replace(pattern, words.errors[error]),
    text,
  );
}
