import { counted, number } from '../counted.ts';
import { missingWords } from '../missing-words.ts';

/** What a rule of the score counts; those that are not here count characters. */
const unitsOf: Readonly<Record<string, readonly [one: string, many: string]>> = {
  tags: ['tag', 'tags'],
  keywords: ['expressão', 'expressões'],
};
const units = (rule: string) => unitsOf[rule] ?? ['caractere', 'caracteres'];

/** What a rule of the score asks for at least and at most; null where more is never too much. */
interface Bounds {
  readonly min: number;
  readonly max: number | null;
  readonly name: string;
}

/** The editor of a post. */
export const editor = {
  edit: 'Editar post',
  saving: 'Salvando…',
  save: 'Salvar',
  publish: 'Publicar',
  saveDraft: 'Salvar rascunho',
  /** Of the fields below the text. */
  details: 'Detalhes: endereço, descrição, tags e datas',
  /** Buttons above the text. */
  format: {
    name: 'Formato',
    bold: 'Negrito',
    heading: 'Título',
    list: 'Lista',
    link: 'Link',
  },
  schedule: 'Agendar',
  handIn: 'Entregar para aprovação',
  handedIn: 'Post Entregue',
  handedInText: 'Aparece no site quando uma administradora o aprovar.',
  handedInHelp:
    'Este post foi entregue e espera aprovação. Vai ao site o que está nos campos abaixo; se alguém mudar o post enquanto você lê, nada é publicado e a mudança é mostrada.',
  approve: 'Aprovar e publicar',
  approveLater: 'Aprovar e agendar',
  onSite: 'Ver no site',
  unsaved: 'Alterações não salvas, guardadas neste navegador.',
  allSaved: 'Tudo salvo.',
  saved: 'Post Salvo',
  scheduled: 'Post Agendado',
  appears: ({ moment }: { moment: string }): string => `Aparece no site em ${moment}.`,
  disappears: ({ moment }: { moment: string }): string => `Sai do site em ${moment}.`,
  savedScore: ({ score }: { score: number }): string => `SEO ${score}/100.`,
  notFound: 'Post não encontrado',
  notFoundHelp: 'O post que você procura não existe ou foi removido.',
  leaveQuestion: 'Sair sem salvar?',
  leaveText: 'Há alterações que ainda não foram salvas. Se você sair, elas se perdem.',
  leave: 'Sair sem salvar',
  stay: 'Continuar editando',
  locked:
    'Este post é de outra pessoa, ou já foi publicado ou agendado: só uma administradora o altera.',
  elsewhere:
    'Este post está aberto também em outra aba. O que você escreve em cada uma fica guardado à parte; quem salvar depois escolhe qual texto fica.',
  recovered: ({ moment }: { moment: string }): string =>
    `Recuperamos as alterações de ${moment}, que não tinham sido salvas.`,
  discard: 'Descartar alterações',
  discardQuestion: 'Descartar as alterações?',
  discardText: 'O que você escreveu e não salvou se perde.',
  discardNow: 'Descartar',
  /** What is safe where saving failed. */
  keptHere: 'O que você escreveu está guardado neste aparelho.',
  gone: 'Este post foi excluído enquanto você editava.',
  goneHelp: 'O que você escreveu continua aqui. Salvar cria um post novo com este texto.',
  conflict: 'Outra pessoa salvou este post enquanto você editava.',
  conflictHelp: ({ moment }: { moment: string }): string =>
    `A versão dela é de ${moment}. A sua ainda não foi salva: escolha qual fica.`,
  differs: ({ fields }: { fields: readonly string[] }): string =>
    `Ver o que está diferente: ${fields.join(', ')}`,
  inSaved: ({ field }: { field: string }): string => `${field}, na versão salva`,
  empty: '(vazio)',
  keepTheirs: 'Ficar com a versão salva',
  keepMine: 'Salvar a minha por cima',
  publishMine: 'Publicar a minha por cima',
  fromTitle: 'Gerar do título',
  oldAddress: ({ slug, old }: { slug: string; old: string }): string =>
    `/blog/${slug}. O endereço antigo, /blog/${old}, continua levando a este post.`,
  descriptionHint: ({ count }: { count: number }): string =>
    `O que os buscadores mostram. ${count} caracteres.`,
  tagsHint: ({ count }: { count: number }): string => `Separadas por vírgula. ${count} até agora.`,
  contentHint: ({ count }: { count: number }): string =>
    `## faz um título, **duas estrelas** fazem negrito, - faz uma lista. ${count} caracteres.`,
  pictures: {
    add: 'Imagem',
    addHint: 'Também dá para arrastar ou colar uma imagem no texto.',
    heading: ({ name }: { name: string }): string => `Nova imagem: ${name}`,
    sending: ({ percent }: { percent: number }): string => `Enviando: ${percent} %.`,
    sent: 'Enviada. Só aparece no site quando estiver no texto de um post publicado.',
    notSent: 'A imagem não foi enviada.',
    textIsSafe: 'O texto do post continua aqui, e nada dele se perdeu.',
    alt: 'O que a imagem mostra',
    altHint: 'Quem não vê a imagem ouve ou lê isto no lugar dela.',
    altMissing: 'Escreva o que a imagem mostra, ou marque que é só decoração.',
    decorative: 'É só decoração',
    caption: 'Legenda (opcional)',
    insert: 'Pôr no texto',
    leaveOut: 'Deixar de fora',
    heavy: 'O arquivo passa de 12 MB. Escolha uma versão menor da foto.',
    large: ({ width, height }: { width: string; height: string }): string =>
      `A imagem tem ${width} × ${height} pixels, mais do que dá para usar. Escolha uma versão menor.`,
    heic: 'A foto está em HEIC, o formato do iPhone. No iPhone, escolha-a pelo botão Imagem, que a entrega em JPEG; em outro aparelho, exporte-a como JPEG.',
    otherFormat: 'Use uma imagem JPEG, PNG ou WebP.',
    cut: 'O arquivo está cortado ou danificado. Envie a foto original de novo.',
    noPicture: 'O arquivo não é uma imagem JPEG, PNG ou WebP, mesmo que o nome diga outra coisa.',
    missing: ({ names }: { names: string }): string =>
      `O texto cita uma imagem que não está mais guardada: ${names}. Envie-a de novo ou tire-a do texto.`,
  },
  contentMode: 'Modo do texto',
  write: 'Escrever',
  preview: 'Prévia',
  openingPreview: 'Abrindo a prévia…',
  noText: 'Ainda não há texto.',
  readingTime: ({ minutes }: { minutes: number }): string =>
    `Leitura de ${counted(minutes, 'minuto', 'minutos')}.`,
  /** The form in which a day and an hour are typed, by the order of day and month. */
  momentForms: { dayFirst: 'dd/mm/aaaa hh:mm', monthFirst: 'mm/dd/aaaa hh:mm' },
  momentWrong: ({ example }: { example: string }): string =>
    `Escreva dia e hora assim: ${example}.`,
  publishCalendar: 'Abrir o calendário da publicação',
  withdrawCalendar: 'Abrir o calendário da retirada',
  untilThen: 'Até lá o post fica agendado.',
  emptyIsNow: 'Vazio: agora.',
  /** Whose clock the fields go by: `Horário de Noronha`. */
  clock: ({ zone }: { zone: string }): string => `${zone}.`,
  withdrawHint: 'Opcional: desde então o post não aparece no site.',
  titleMissing: 'Escreva o título.',
  titleLong: ({ most }: { most: number }): string => `No máximo ${most} caracteres.`,
  slugWrong: 'Escreva o endereço: letras sem acento, números e hífens.',
  tooManyTags: ({ most }: { most: number }): string => `No máximo ${most} tags.`,
  tagLong: ({ most }: { most: number }): string => `Cada tag tem no máximo ${most} caracteres.`,
  dateMissing: 'Escolha a data.',
  dateBeforePublication: 'Escolha uma data depois da publicação.',
  contentMissing: 'Escreva o texto, ou salve como rascunho.',
  contentLong: 'O texto é longo demais.',
  storedScore: ({ stored, score }: { stored: number; score: number }): string =>
    `Guardada: ${stored}. Salvar guarda a calculada, ${score}.`,
  pointsMissed: ({ points }: { points: number }): string => `0 de ${number(points)}`,
  /** What each rule of the score asks for; `name` is what the site calls its key phrases. */
  rules: {
    title: ({ min, max }: Bounds): string => `Título de ${min} a ${max} caracteres`,
    description: ({ min, max }: Bounds): string => `Descrição de ${min} a ${max} caracteres`,
    content: ({ min }: Bounds): string =>
      `Texto de pelo menos ${counted(min, 'caractere', 'caracteres')}`,
    tags: ({ min, max }: Bounds): string => `De ${min} a ${max} tags`,
    keywords: ({ min, max, name }: Bounds): string => `De ${min} a ${max} ${name} no texto`,
  },
  ruleHas: ({ rule, count }: { rule: string; count: number }): string => {
    const [one, many] = units(rule);
    return `Tem ${counted(count, one, many)}.`;
  },
  ruleLacks: ({ count }: { count: number }): string =>
    `${count === 1 ? 'Falta' : 'Faltam'} ${number(count)}.`,
  ruleExceeds: ({ count }: { count: number }): string =>
    `${count === 1 ? 'Sobra' : 'Sobram'} ${number(count)}.`,
  /** Why a post is not saved as it is. */
  unsafe: ({
    sentence,
    rule,
    why,
    instead,
    missing,
    page,
    others,
  }: {
    sentence: string;
    rule: string;
    why: string;
    instead: string;
    missing: readonly string[];
    page: string | null;
    others: number;
  }): string => {
    const more =
      others === 0
        ? ''
        : others === 1
          ? ' Há mais uma frase assim.'
          : ` Há mais ${others} frases assim.`;
    const lacking = missing.length > 0 ? `${missingWords(missing, page)} ` : '';
    return `“${sentence}” é um conselho que machuca. ${rule} ${why} ${lacking}Escreva, por exemplo: “${instead}”${more}`;
  },
  unfinished: ({ text }: { text: string }): string =>
    text.includes('TODO')
      ? `“${text}” ainda não foi escrito. Escreva o texto e apague a palavra TODO, ou salve como rascunho.`
      : `“${text}” só marca um lugar. Escreva o texto verdadeiro, ou salve como rascunho.`,
  hasImage: ({ text }: { text: string }): string =>
    `“${text}” é uma imagem que o post não mostra. Ele mostra as do site, pelo nome do arquivo em media/, ou conte em palavras o que ela mostra.`,
  hasMarkup: ({ text, write }: { text: string; write: string | null }): string =>
    `O visitante leria “${text}” letra por letra. ${write === null ? 'Apague isso' : `Escreva: ${write}`}, ou salve como rascunho.`,
  deadLinks: ({ links }: { links: string }): string =>
    `O post foi salvo, mas há links que não levam a nenhuma página deste site: ${links}. Confira o endereço.`,
  hasReference: ({ text }: { text: string }): string =>
    `O visitante leria “${text}” letra por letra: um post só preenche as afirmações do site, como {{claims.nome}}, e só no texto. Escreva o valor, ou salve como rascunho.`,
};
