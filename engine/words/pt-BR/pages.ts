import type { OpeningWords } from '../hours-in-words.ts';

const hour = ([hours, minutes]: readonly [number, number]) =>
  `${hours}h${minutes === 0 ? '' : String(minutes).padStart(2, '0')}`;
/** Noon and midnight have names, and one o'clock is one. */
const named = (
  time: readonly [number, number],
  noon: string,
  midnight: string,
  one: string,
  many: string,
) => {
  const [hours, minutes] = time;
  if (minutes === 0 && hours === 12) return noon;
  if (minutes === 0 && hours % 24 === 0) return midnight;
  return `${hours === 1 ? one : many} ${hour(time)}`;
};
const fromHour = (time: readonly [number, number]) =>
  named(time, 'do meio-dia', 'da meia-noite', 'da', 'das');
const toHour = (time: readonly [number, number]) =>
  named(time, 'ao meio-dia', 'à meia-noite', 'à', 'às');

/** What a visitor reads or hears on public pages and no document says. */
export const pages = {
  skipToContent: 'Pular para o conteúdo',
  /** Kinds of contact: name, and by what one is reached, after a label that does not say it. */
  contactKinds: {
    whatsapp: { label: 'WhatsApp', by: 'pelo WhatsApp' },
    telegram: { label: 'Telegram', by: 'pelo Telegram' },
    telephone: { label: 'Telefone', by: 'por telefone' },
    email: { label: 'E-mail', by: 'por e-mail' },
    booking: { label: 'Marcar hora', by: 'com hora marcada' },
    map: { label: 'Como chegar', by: 'no mapa' },
  },
  call: 'Ligar',
  /** Below two pictures of one thing. */
  before: 'Antes',
  after: 'Depois',
  /** What answers for an address that does not exist. */
  unknownPage: {
    heading: 'Página não encontrada',
    text: 'Não há nada neste endereço. Talvez a página tenha mudado de lugar.',
    home: 'Ir para a página inicial',
  },
  /** Name of the trail of links to where a page is, and its first link. */
  breadcrumb: 'Trilha',
  home: 'Início',
  mainMenu: 'Principal',
  showAll: 'Ver todos',
  requestService: 'Solicitar',
  coverageMap: 'Mapa da cobertura',
  coverageMapOf: ({ place }: { place: string }) => `Mapa da cobertura, com ${place} em destaque`,
  /** The field that looks for a place by its name. */
  placeField: {
    label: 'Digite seu bairro ou cidade',
    none: 'Não achamos este lugar.',
  },
  /** A rating in stars. */
  rating: ({ rating, best }: { rating: number; best: number }) => `Nota ${rating} de ${best}`,
  /** Of pictures that open large: a link whose picture has no name, and the buttons beside a large one. */
  gallery: {
    open: (position: number) => `Abrir a foto ${position}`,
    previous: 'Foto anterior',
    next: 'Próxima foto',
    close: 'Fechar',
  },
  /** Before testimonials that somebody made up. */
  sampleVoices: ({ count }: { count: number }): string =>
    count === 1 ? 'Depoimento ilustrativo' : 'Depoimentos ilustrativos',
  /** Before people of a team that somebody made up. */
  samplePeople: ({ count }: { count: number }): string =>
    count === 1 ? 'Pessoa de exemplo' : 'Pessoas de exemplo',
  /** Of testimonials with a source: how many, and the day of the newest; the link to where one is read. */
  reviews: {
    summary: ({ count, newest }: { count: number; newest: string }) =>
      count === 1
        ? `1 avaliação com fonte, de ${newest}`
        : `${count} avaliações com fonte, a última de ${newest}`,
    source: ({ name }: { name: string }) => `fonte: ${name}`,
  },
  /** Of forms: beside a field that may stay empty, the choice that is none yet, the field that only programs fill in, how a telephone number is written, what is read after sending. */
  form: {
    optional: 'opcional',
    choose: 'Escolha',
    trap: 'Deixe em branco',
    phone: 'Escreva o telefone com DDD',
    thanks: 'Recebemos o que você escreveu.',
  },
  responsible: ({ name }: { name: string }) => `Responsável: ${name}`,
  companyNumber: ({ number }: { number: string }) => `CNPJ ${number}`,
  /** What the law asks for and is not there yet; who writes the site alone sees it. */
  missing: ({ what }: { what: string }) => `falta: ${what}`,
  lawful: {
    legalName: 'razão social',
    cnpj: 'CNPJ',
    address: 'endereço',
    email: 'e-mail',
  },
  /** Where a place has no words of its own for it. */
  inPlace: ({ place }: { place: string }) => `em ${place}`,
  /** Of an offer; `day` in words. */
  until: (day: string) => `Até ${day}.`,
  /** Between the last two of several names. */
  and: 'e',
  /** Opening hours in words: `segunda a sexta, das 8h às 18h`. */
  opening: {
    days: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
    everyDay: 'todos os dias',
    allDay: '24 horas',
    and: 'e',
    through: (first, last) => `${first} a ${last}`,
    between: (opens, closes) => `${fromHour(opens)} ${toHour(closes)}`,
    closed: 'fechado',
    openNow: 'Aberto agora',
    soon: (time) => `Respondemos ${toHour(time)}`,
    later: (hours) => `Respondemos no horário: ${hours}`,
    holidays: {
      brazil: 'Feriados nacionais',
      england: 'Feriados da Inglaterra e do País de Gales',
    },
  } as OpeningWords,
  /** The day of a date in words: the first of a month has a form of its own. */
  dayOfMonth: ({ day }: { day: number }) => (day === 1 ? '1º' : `${day}`),
  emergencyService: 'Atendimento de emergência',
  /** Parts of addresses that machines read: `@id` of structured data, names of pictures. Letters without accents. */
  marks: {
    home: 'inicio',
    business: 'empresa',
    page: 'pagina',
    breadcrumb: 'trilha',
    questions: 'perguntas',
    service: 'servico',
    emergency: 'emergencia',
  },
};

/** The contract of all languages. */
export type PageWords = typeof pages;
