import { corrected, said } from '../../wording.ts';

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

/** The two sentences of each reason. */
export type Phrases = Readonly<
  Record<
    SyntaxReason,
    readonly [what: (p: SyntaxParams) => string, fix: (p: SyntaxParams) => string]
  >
>;

const spaceCount = (count: number) =>
  count === 0 ? 'nenhum espaço' : count === 1 ? '1 espaço' : `${count} espaços`;

const phrases: Phrases = {
  tab: [
    () => 'O recuo desta linha tem uma tabulação (a tecla Tab), que o YAML não aceita.',
    () => 'Apague-a e escreva espaços no lugar, dois por nível.',
  ],
  'odd-space': [
    () => 'Há aqui um espaço especial, que veio de um texto copiado e não conta como espaço.',
    () => 'Apague-o e digite um espaço comum.',
  ],
  indent: [
    (p) => `O recuo desta linha (${spaceCount(p.spaces[0])}) não combina com o das linhas de cima.`,
    (p) =>
      p.spaces[1] === 0
        ? `Apague os espaços do começo, como na linha ${p.line} ("${p.subject}").`
        : `Deixe-a com ${spaceCount(p.spaces[1])} no começo, como a linha ${p.line} ("${p.subject}").`,
  ],
  continuation: [
    (p) => `Esta linha não é um campo, e para continuar o texto de "${p.subject}" falta recuo.`,
    (p) => `Comece-a com ${spaceCount(p.spaces[1])}.`,
  ],
  dash: [
    () => 'Falta o traço no começo deste item da lista.',
    (p) =>
      `${corrected('Escreva', p.fixed)}${p.fixed === '' ? '' : ` (com o traço alinhado ao da linha ${p.line})`}`,
  ],
  'dash-space': [() => 'Falta um espaço depois do traço.', (p) => corrected('Escreva', p.fixed)],
  'dash-line': [
    (p) => `A lista de "${p.subject}" não pode começar na linha do nome.`,
    (p) => `Passe cada item para uma linha abaixo, recuado: ${p.fixed}`,
  ],
  colon: [
    (p) => `Faltam os dois-pontos depois de "${p.subject}".`,
    (p) => corrected('Escreva', p.fixed),
  ],
  'colon-space': [
    () => 'Falta um espaço depois dos dois-pontos.',
    (p) => corrected('Escreva', p.fixed),
  ],
  duplicate: [
    (p) => `O campo "${p.subject}" já está na linha ${p.line}.`,
    (p) =>
      p.fixed === ''
        ? 'Deixe só um dos dois.'
        : `Deixe só um dos dois. Se este é outro item da lista, falta o traço: ${p.fixed}`,
  ],
  'open-quote': [
    (p) => `As aspas (${p.subject}) que abrem aqui não fecham.`,
    (p) => corrected('Feche-as no fim do texto', p.fixed),
  ],
  'colon-in-text': [
    () =>
      'Há dois-pontos dentro do texto, e sem aspas o que vem antes deles parece o nome de um campo.',
    (p) => corrected('Ponha o texto entre aspas', p.fixed),
  ],
  'start-sign': [
    (p) => `Um texto sem aspas não pode começar com ${p.subject}, que em YAML tem outro sentido.`,
    (p) => corrected('Ponha o texto entre aspas', p.fixed),
  ],
  reference: [
    () => 'Um texto que começa com {{ precisa de aspas.',
    (p) => corrected('Escreva', p.fixed),
  ],
  'bracket-start': [
    (p) =>
      `O texto começa com ${p.subject}, que abre uma lista ou um grupo de campos, e continua depois de fechar.`,
    (p) => corrected('Ponha o texto inteiro entre aspas', p.fixed),
  ],
  'after-quotes': [
    () => 'Há texto depois das aspas que fecham.',
    (p) => corrected('Ponha o texto inteiro entre aspas', p.fixed),
  ],
  'quotes-inside': [
    () => 'O texto acaba nas aspas que tem por dentro.',
    (p) => corrected('Use aspas simples por fora', p.fixed),
  ],
  apostrophe: [
    () => 'O apóstrofo fecha as aspas simples antes do fim do texto.',
    (p) => corrected('Use aspas duplas por fora', p.fixed),
  ],
  escape: [
    () => 'Entre aspas duplas, a barra invertida (\\) tem um sentido especial.',
    (p) => corrected('Use aspas simples', p.fixed),
  ],
  'smart-quotes': [
    () => 'Aspas curvas, como “ e ”, não valem como aspas em YAML.',
    (p) => corrected('Use aspas retas', p.fixed),
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
    (p) => corrected(p.subject === '[' ? 'Feche-o com ]' : 'Feche-a com }', p.fixed),
  ],
  comma: [(p) => `Falta uma vírgula antes de ${p.subject}.`, (p) => corrected('Escreva', p.fixed)],
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

/** Problems of a text that is not YAML. */
export const syntax = {
  syntax: said<SyntaxParams>({
    what: (p) => phrases[p.reason][0](p),
    fix: (p) => phrases[p.reason][1](p),
  }),
};
