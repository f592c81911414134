import { counted } from '../counted.ts';

const changes = (count: number) => counted(count, 'mudança', 'mudanças');

/** 'Negócio'. */
export const business = {
  intro:
    'Telefones, horários, preços e o resto que as páginas dizem da empresa. Nada muda no site antes de «Publicar».',
  introSent:
    'Telefones, horários, preços e o resto que as páginas dizem da empresa. O que você envia é conferido com o site inteiro e fica público quando o site for construído de novo.',
  loadFailed: 'Os dados do negócio não puderam ser carregados.',
  elsewhere:
    'Este site está numa hospedagem de arquivos, que não grava nada: telefones e preços mudam em site.yaml. No servidor do próprio site (npm start) eles mudam aqui.',
  /** By the steps to the section in `site.yaml`; the others have the title of their schema. */
  sections: {
    claims: 'Preços, prazos e números',
    priceTags: 'Preços no alto das páginas',
    'business.social': 'Redes sociais',
    search: 'Palavras da busca do site',
    'head.verification': 'Códigos dos buscadores',
  },
  changed: 'mudou',
  wrong: 'a corrigir',
  open: 'falta confirmar',
  example: 'exemplo',
  changedFields: ({ count }: { count: number }): string => changes(count),
  openFields: ({ count }: { count: number }): string => `${count} a confirmar`,
  launch: ({ count }: { count: number }): string =>
    `Antes de o site ir ao ar: ${counted(count, 'campo', 'campos')} a confirmar`,
  launchHelp:
    'Toque num campo para abri-lo. Ele sai da lista quando é publicado com o dado verdadeiro ou confirmado.',
  seek: 'Procurar',
  more: 'Outros campos',
  fillIn: 'Preencher',
  confirm: 'Confirmo este valor',
  confirmedSource: 'Confirmado no painel',
  linePerItem: 'Um por linha.',
  item: ({ what, number }: { what: string; number: number }): string => `${what} ${number}`,
  add: ({ what }: { what: string }): string => `Acrescentar: ${what}`,
  up: 'Para cima',
  down: 'Para baixo',
  remove: 'Tirar',
  putBack: 'Deixar como está no site',
  newName: ({ what }: { what: string }): string => `Nome curto para ${what.toLowerCase()} a mais`,
  newNameHelp:
    'Só quem cuida do site lê este nome. O que as páginas mostram você escreve em seguida.',
  nameTaken: 'Já existe um com este nome.',
  takePicture: 'Tirar ou escolher uma foto',
  sentPicture: ({ mark }: { mark: string }): string => `foto enviada (${mark})`,
  pictureSafe: 'O que você digitou continua aqui.',
  picturesOfSite:
    'Aqui se escolhe entre as fotos do site. Uma foto nova entra com quem cuida do site.',
  /** Of entries that say the same. */
  twin: ({ number, count }: { number: number; count: number }): string => `${number} de ${count}`,
  none: 'nada',
  order: 'a ordem de antes',
  otherOrder: 'outra ordem',
  yes: 'sim',
  no: 'não',
  /** What values of a list of possible ones are called. */
  choices: {
    whatsapp: 'WhatsApp',
    telegram: 'Telegram',
    telephone: 'Telefone',
    email: 'E-mail',
    booking: 'Agenda',
    map: 'Mapa',
    Monday: 'segunda-feira',
    Tuesday: 'terça-feira',
    Wednesday: 'quarta-feira',
    Thursday: 'quinta-feira',
    Friday: 'sexta-feira',
    Saturday: 'sábado',
    Sunday: 'domingo',
    brazil: 'Feriados do Brasil',
    england: 'Feriados da Inglaterra e do País de Gales',
  },
  reviewName: 'Mudanças que não estão no site',
  notPublished: ({ count }: { count: number }): string =>
    `${changes(count)} que ainda não ${count === 1 ? 'está' : 'estão'} no site.`,
  draftSaving: 'Guardando o rascunho…',
  draftSaved: ({ time }: { time: string }): string => `Rascunho guardado às ${time}.`,
  draftSavedOn: ({ moment }: { moment: string }): string => `Rascunho guardado em ${moment}.`,
  /** Beside it, where something else was published since. */
  draftOlder:
    'Depois disso outra mudança foi publicada: o que você não mudou aqui está como no site.',
  draftFailed: 'O rascunho não foi guardado.',
  draftKeptHere:
    'O que você escreveu continua neste aparelho, e o painel tenta guardar de novo sozinho.',
  draftUnread: 'Não deu para ver se há um rascunho seu guardado.',
  draftAgain: 'O painel tenta de novo sozinho.',
  discardText: 'O que você mudou e não publicou se perde, em todos os seus aparelhos.',
  discard: 'Descartar',
  check: 'Conferir',
  checking: 'Conferindo…',
  publish: 'Publicar',
  publishing: 'Publicando…',
  asks: ({ count }: { count: number }): string =>
    count === 0
      ? 'Publicar? Nenhum texto de página muda.'
      : `Publicar em ${counted(count, 'página', 'páginas')}?`,
  preview: 'Ver como vai ficar',
  previewHelp: 'Ainda não está no site; botões e menus não funcionam aqui.',
  previewClose: 'Fechar',
  previewFailed: 'A página não pôde ser mostrada.',
  andMore: ({ count }: { count: number }): string => ` e mais ${count}`,
  wrongFields: ({ count }: { count: number }): string =>
    `${counted(count, 'problema', 'problemas')} antes de publicar`,
  /** Of a change that may be a slip, before it is published. */
  doubts: {
    'no-number': 'Era um número e agora é um texto. É isso mesmo?',
    past: 'Este dia já passou: o que vale até ele sai do site. É isso mesmo?',
  },
  failed: 'O site não mudou.',
  kept: 'O que você escreveu continua aqui.',
  published: 'Publicado',
  publishedText: 'As mudanças estão no site. Para voltar atrás: «O que foi publicado», no fim.',
  /** Why git has no commit of it: for whoever looks after the folder. */
  uncommitted: {
    failed: 'No git não foi guardada: ele não respondeu. Avise quem cuida do site.',
    detached:
      'No git ainda não foi guardada: nenhum ramo está aberto. O servidor tenta de novo; avise quem cuida do site.',
    'under-way':
      'No git ainda não foi guardada: há um merge ou rebase pela metade. O servidor guarda quando ele terminar; avise quem cuida do site.',
    unborn: 'No git não foi guardada: o repositório ainda não tem nenhum commit.',
    untracked: 'No git não foi guardada: o arquivo não está nele.',
    'same-lines':
      'No git não foi guardada: alguém está mudando as mesmas linhas. Avise quem cuida do site.',
    changed: 'No git não foi guardada: alguém mudou os mesmos valores na pasta depois.',
    busy: 'No git ainda não foi guardada: outros gravam nele sem parar. O servidor tenta de novo.',
  },
  send: 'Enviar',
  sending: 'Enviando…',
  sendAsks: 'Enviar? Antes de mudar, o site inteiro é conferido.',
  sent: 'Enviado',
  sentText: 'Fica público quando o site for construído de novo.',
  sentWaits: 'Enviado: fica público quando o site for construído de novo.',
  sentRefused: 'Este envio não foi aceito. O site não mudou.',
  sentBy: ({ moment, author }: { moment: string; author: string }): string =>
    author ? `${moment}, por ${author}` : moment,
  sentValue: ({ value }: { value: string }): string => `Enviado: ${value}`,
  sentEdit: 'Editar de novo',
  sentRemove: 'Tirar da lista',
  undone: 'Desfeito',
  undoneText: 'O site está como antes da última publicação.',
  nothingToUndo:
    'Não há o que desfazer: alguém mudou um destes valores depois. Corrija os campos e publique de novo.',
  undo: 'Desfazer esta publicação',
  undoing: 'Desfazendo…',
  historyName: 'O que foi publicado',
  conflict: ({ field }: { field: string }): string =>
    `Outra pessoa mudou «${field}» depois que você o abriu.`,
  /** `by`: who published it from the panel. */
  conflictPublic: ({ value, by }: { value: string; by: string }): string =>
    `No site agora, por ${by}: ${value}`,
  /** Of what was not published from the panel; `by` where git knows it. */
  conflictWritten: ({
    value,
    by,
  }: {
    value: string;
    by: { readonly author: string; readonly moment: string } | null;
  }): string =>
    `No site agora, mudado no arquivo${by ? ` por ${by.author} em ${by.moment}` : ''}: ${value}`,
  conflictOwn: ({ value }: { value: string }): string => `O que você escreveu: ${value}`,
  keepOwn: 'Ficar com o meu',
  keepPublic: 'Ficar com o do site',
  /** The same field of one draft, changed on two devices. */
  clash: ({ field }: { field: string }): string =>
    `Você mudou «${field}» também em outro aparelho ou em outra aba.`,
  clashThere: ({ value }: { value: string }): string => `No rascunho guardado: ${value}`,
  keepThere: 'Ficar com o do rascunho',
  /** `by`: who committed the file last; `uncommitted` for somebody who has not committed it; null where git does not say. */
  conflictInFolder: ({
    by,
  }: {
    by: { readonly author: string; readonly moment: string } | 'uncommitted' | null;
  }): string =>
    `Os mesmos dados mudaram na pasta do site.${
      by === 'uncommitted'
        ? ' O arquivo tem mudanças que ainda não foram guardadas no git.'
        : by
          ? ` A última mudança do arquivo é de ${by.author}, em ${by.moment}.`
          : ''
    } Combine com quem cuida dela e publique de novo.`,
};
