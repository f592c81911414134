import { problem } from '../wording.ts';

/** What keeps a text from being YAML, told from each other because each is fixed in its own way. */
export type SyntaxReason =
  | 'tab'
  | 'odd-space'
  | 'indent'
  | 'continuation'
  | 'dash'
  | 'dash-space'
  | 'dash-line'
  | 'colon'
  | 'colon-space'
  | 'duplicate'
  | 'open-quote'
  | 'colon-in-text'
  | 'start-sign'
  | 'reference'
  | 'bracket-start'
  | 'after-quotes'
  | 'quotes-inside'
  | 'apostrophe'
  | 'escape'
  | 'smart-quotes'
  | 'bar'
  | 'bracket'
  | 'comma'
  | 'documents'
  | 'conflict'
  | 'other';

/** What the sentences of `syntax` are told. */
export interface SyntaxParams {
  readonly reason: SyntaxReason;
  /** The name, sign or text that it is about; for `other` the parser's own words, which are English. */
  readonly subject: string;
  /** The line as it would be right, without its indentation; empty where nobody can tell. */
  readonly fixed: string;
  /** A line that this one must fit: aligned with it (`indent`, `dash`), or a repetition of it (`duplicate`); 0 for none. */
  readonly line: number;
  /** Spaces that stand before the line and those that should, for `indent` and `continuation`. */
  readonly spaces: readonly [found: number, wanted: number];
}

type Phrases = Readonly<
  Record<
    SyntaxReason,
    readonly [what: (p: SyntaxParams) => string, fix: (p: SyntaxParams) => string]
  >
>;

const then = (before: string, fixed: string) =>
  fixed === '' ? `${before}.` : `${before}: ${fixed}`;
const spacesPt = (count: number) =>
  count === 0 ? 'nenhum espaço' : count === 1 ? '1 espaço' : `${count} espaços`;
const spacesEn = (count: number) =>
  count === 0 ? 'no space' : count === 1 ? '1 space' : `${count} spaces`;

const pt: Phrases = {
  tab: [
    () => 'O recuo desta linha tem uma tabulação (a tecla Tab), que o YAML não aceita.',
    () => 'Apague-a e escreva espaços no lugar, dois por nível.',
  ],
  'odd-space': [
    () => 'Há aqui um espaço especial, que veio de um texto copiado e não conta como espaço.',
    () => 'Apague-o e digite um espaço comum.',
  ],
  indent: [
    (p) => `O recuo desta linha (${spacesPt(p.spaces[0])}) não combina com o das linhas de cima.`,
    (p) =>
      p.spaces[1] === 0
        ? `Apague os espaços do começo, como na linha ${p.line} ("${p.subject}").`
        : `Deixe-a com ${spacesPt(p.spaces[1])} no começo, como a linha ${p.line} ("${p.subject}").`,
  ],
  continuation: [
    (p) => `Esta linha não é um campo, e para continuar o texto de "${p.subject}" falta recuo.`,
    (p) => `Comece-a com ${spacesPt(p.spaces[1])}.`,
  ],
  dash: [
    () => 'Falta o traço no começo deste item da lista.',
    (p) =>
      `${then('Escreva', p.fixed)}${p.fixed === '' ? '' : ` (com o traço alinhado ao da linha ${p.line})`}`,
  ],
  'dash-space': [() => 'Falta um espaço depois do traço.', (p) => then('Escreva', p.fixed)],
  'dash-line': [
    (p) => `A lista de "${p.subject}" não pode começar na linha do nome.`,
    (p) => `Passe cada item para uma linha abaixo, recuado: ${p.fixed}`,
  ],
  colon: [
    (p) => `Faltam os dois-pontos depois de "${p.subject}".`,
    (p) => then('Escreva', p.fixed),
  ],
  'colon-space': [() => 'Falta um espaço depois dos dois-pontos.', (p) => then('Escreva', p.fixed)],
  duplicate: [
    (p) => `O campo "${p.subject}" já está na linha ${p.line}.`,
    () => 'Deixe só um dos dois.',
  ],
  'open-quote': [
    (p) => `As aspas (${p.subject}) que abrem aqui não fecham.`,
    (p) => then('Feche-as no fim do texto', p.fixed),
  ],
  'colon-in-text': [
    () =>
      'Há dois-pontos dentro do texto, e sem aspas o que vem antes deles parece o nome de um campo.',
    (p) => then('Ponha o texto entre aspas', p.fixed),
  ],
  'start-sign': [
    (p) => `Um texto sem aspas não pode começar com ${p.subject}, que em YAML tem outro sentido.`,
    (p) => then('Ponha o texto entre aspas', p.fixed),
  ],
  reference: [
    () => 'Um texto que começa com {{ precisa de aspas.',
    (p) => then('Escreva', p.fixed),
  ],
  'bracket-start': [
    (p) =>
      `O texto começa com ${p.subject}, que abre uma lista ou um grupo de campos, e continua depois de fechar.`,
    (p) => then('Ponha o texto inteiro entre aspas', p.fixed),
  ],
  'after-quotes': [
    () => 'Há texto depois das aspas que fecham.',
    (p) => then('Ponha o texto inteiro entre aspas', p.fixed),
  ],
  'quotes-inside': [
    () => 'O texto acaba nas aspas que tem por dentro.',
    (p) => then('Use aspas simples por fora', p.fixed),
  ],
  apostrophe: [
    () => 'O apóstrofo fecha as aspas simples antes do fim do texto.',
    (p) => then('Use aspas duplas por fora', p.fixed),
  ],
  escape: [
    () => 'Entre aspas duplas, a barra invertida (\\) tem um sentido especial.',
    (p) => then('Use aspas simples', p.fixed),
  ],
  'smart-quotes': [
    () => 'Aspas curvas, como “ e ”, não valem como aspas em YAML.',
    (p) => then('Use aspas retas', p.fixed),
  ],
  bar: [
    (p) => `Depois de "${p.subject}" o texto começa na linha de baixo.`,
    () =>
      'Passe o texto para a linha de baixo, com dois espaços a mais de recuo que o nome do campo; ou apague o sinal.',
  ],
  bracket: [
    (p) =>
      p.subject === '['
        ? 'O colchete que abre aqui não fecha.'
        : 'A chave que abre aqui não fecha.',
    (p) => then(p.subject === '[' ? 'Feche-o com ]' : 'Feche-a com }', p.fixed),
  ],
  comma: [(p) => `Falta uma vírgula antes de ${p.subject}.`, (p) => then('Escreva', p.fixed)],
  documents: [
    () => 'Esta linha (---) começa um segundo documento, e um arquivo só pode ter um.',
    () => 'Apague a linha, ou passe o que vem depois dela para outro arquivo.',
  ],
  conflict: [
    () => 'O arquivo tem as marcas de um conflito do git, com duas versões do mesmo trecho.',
    () => 'Escolha uma das versões e apague as linhas que começam com <<<<<<<, ======= e >>>>>>>.',
  ],
  other: [
    () => 'O texto não está bem escrito aqui.',
    () =>
      'Confira o recuo (dois espaços por nível, sem tabulação), os dois-pontos seguidos de espaço, as aspas e os colchetes, aqui e na linha de cima.',
  ],
};

const en: Phrases = {
  tab: [
    () => 'The indentation of this line holds a tab, which YAML does not take.',
    () => 'Delete it and write spaces instead, two a level.',
  ],
  'odd-space': [
    () => 'Here is a special space, from a copied text, that does not count as a space.',
    () => 'Delete it and type an ordinary space.',
  ],
  indent: [
    (p) =>
      `The indentation of this line (${spacesEn(p.spaces[0])}) does not fit that of the lines above.`,
    (p) =>
      p.spaces[1] === 0
        ? `Delete the spaces at its beginning, as on line ${p.line} ("${p.subject}").`
        : `Begin it with ${spacesEn(p.spaces[1])}, like line ${p.line} ("${p.subject}").`,
  ],
  continuation: [
    (p) =>
      `This line is no field, and to continue the text of "${p.subject}" it lacks indentation.`,
    (p) => `Begin it with ${spacesEn(p.spaces[1])}.`,
  ],
  dash: [
    () => 'The dash at the beginning of this list item is missing.',
    (p) =>
      `${then('Write', p.fixed)}${p.fixed === '' ? '' : ` (with the dash below that of line ${p.line})`}`,
  ],
  'dash-space': [() => 'A space is missing after the dash.', (p) => then('Write', p.fixed)],
  'dash-line': [
    (p) => `The list of "${p.subject}" cannot begin on the line of its name.`,
    (p) => `Move each item to a line below, indented: ${p.fixed}`,
  ],
  colon: [(p) => `The colon after "${p.subject}" is missing.`, (p) => then('Write', p.fixed)],
  'colon-space': [() => 'A space is missing after the colon.', (p) => then('Write', p.fixed)],
  duplicate: [
    (p) => `The field "${p.subject}" is on line ${p.line} already.`,
    () => 'Keep only one of the two.',
  ],
  'open-quote': [
    (p) => `The quote (${p.subject}) that opens here is not closed.`,
    (p) => then('Close it at the end of the text', p.fixed),
  ],
  'colon-in-text': [
    () =>
      'There is a colon inside the text, and without quotes what stands before it looks like the name of a field.',
    (p) => then('Put the text in quotes', p.fixed),
  ],
  'start-sign': [
    (p) =>
      `A text without quotes cannot begin with ${p.subject}, which means something else in YAML.`,
    (p) => then('Put the text in quotes', p.fixed),
  ],
  reference: [() => 'A text that begins with {{ needs quotes.', (p) => then('Write', p.fixed)],
  'bracket-start': [
    (p) =>
      `The text begins with ${p.subject}, which opens a list or a group of fields, and goes on after its end.`,
    (p) => then('Put the whole text in quotes', p.fixed),
  ],
  'after-quotes': [
    () => 'There is text after the closing quote.',
    (p) => then('Put the whole text in quotes', p.fixed),
  ],
  'quotes-inside': [
    () => 'The text ends at the quotes inside it.',
    (p) => then('Use single quotes around it', p.fixed),
  ],
  apostrophe: [
    () => 'The apostrophe closes the single quotes before the end of the text.',
    (p) => then('Use double quotes around it', p.fixed),
  ],
  escape: [
    () => 'Within double quotes a backslash (\\) has a special meaning.',
    (p) => then('Use single quotes', p.fixed),
  ],
  'smart-quotes': [
    () => 'Curly quotes, like “ and ”, are no quotes in YAML.',
    (p) => then('Use straight quotes', p.fixed),
  ],
  bar: [
    (p) => `After "${p.subject}" the text begins on the next line.`,
    () =>
      'Move the text to the next line, two spaces further in than the name of the field; or delete the sign.',
  ],
  bracket: [
    (p) => `The ${p.subject === '[' ? 'bracket' : 'brace'} that opens here is not closed.`,
    (p) => then(`Close it with ${p.subject === '[' ? ']' : '}'}`, p.fixed),
  ],
  comma: [(p) => `A comma is missing before ${p.subject}.`, (p) => then('Write', p.fixed)],
  documents: [
    () => 'This line (---) begins a second document, and a file can have only one.',
    () => 'Delete the line, or move what follows it to another file.',
  ],
  conflict: [
    () => 'The file has the marks of a git conflict, with two versions of one passage.',
    () =>
      'Choose one of the versions and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  other: [
    (p) => `The text is not well formed here (${p.subject}).`,
    () =>
      'Check the indentation (two spaces a level, no tabs), colons followed by a space, quotes and brackets, here and on the line above.',
  ],
};

/** Problems of a text that is not YAML. */
export const syntaxProblems = {
  syntax: problem<SyntaxParams>({
    level: 'error',
    'pt-BR': { what: (p) => pt[p.reason][0](p), fix: (p) => pt[p.reason][1](p) },
    en: { what: (p) => en[p.reason][0](p), fix: (p) => en[p.reason][1](p) },
  }),
};
