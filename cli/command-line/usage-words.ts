// What commander says in English, in Portuguese.
import type { HelpConfiguration, Option } from 'commander';

const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opções:',
  'Commands:': 'Comandos:',
  'Global Options:': 'Opções gerais:',
};

/** Settings of commander's help. */
export const wordsOfHelp: HelpConfiguration = {
  styleTitle: (title) => titles[title] ?? title,
  styleUsage: (usage) => usage.replace('[options]', '[opções]').replace('[command]', '[comando]'),
  subcommandTerm: (command) =>
    `${command.name()}${command.registeredArguments.map((argument) => (argument.required ? ` <${argument.name()}>` : ` [${argument.name()}]`)).join('')}`,
  optionDescription: (option: Option) => {
    const more = [
      ...(option.argChoices ? [`um de: ${option.argChoices.join(', ')}`] : []),
      ...(option.defaultValue !== undefined && option.defaultValue !== false
        ? [`padrão: ${String(option.defaultValue)}`]
        : []),
    ];
    return more.length > 0 ? `${option.description} (${more.join('; ')})` : option.description;
  },
};

type Rule = readonly [pattern: RegExp, words: string];

const rules: readonly Rule[] = [
  [/^error: /, 'Erro: '],
  [/unknown command '(.*?)'/, 'o comando "$1" não existe.'],
  [/unknown option '(.*?)'/, 'a opção "$1" não existe.'],
  [/missing required argument '(.*?)'/, 'falta dizer <$1>.'],
  [/required option '(.*?)' not specified/, 'falta a opção "$1".'],
  [/option '(.*?)' argument missing/, 'a opção "$1" pede um valor.'],
  [
    /option '(.*?)' argument '(.*?)' is invalid\. Allowed choices are (.*?)\./,
    'a opção "$1" não aceita "$2". Use um destes: $3.',
  ],
  [/option '(.*?)' argument '(.*?)' is invalid\./, 'a opção "$1" não aceita "$2".'],
  [/option '(.*?)' cannot be used with option '(.*?)'/, 'as opções "$1" e "$2" não vão juntas.'],
  [
    /command-argument value '(.*?)' is invalid for argument '(.*?)'\. Allowed choices are (.*?)\./,
    '<$2> não aceita "$1". Use um destes: $3.',
  ],
  [
    /too many arguments(?: for '(.*?)')?\. Expected (\d+) arguments? but got (\d+)\./,
    'há valores demais: são $2, e vieram $3. Um nome de várias palavras vai entre aspas.',
  ],
  [/\(Did you mean one of (.*?)\?\)/, 'Você quis dizer um destes: $1?'],
  [/\(Did you mean (.*?)\?\)/, 'Você quis dizer "$1"?'],
];

/** An error of commander in Portuguese; what no rule knows stays as it is. */
export function translateUsage(text: string): string {
  return rules.reduce((said, [pattern, words]) => said.replace(pattern, words), text);
}
