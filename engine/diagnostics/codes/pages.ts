import { didEn, didPt, problem } from '../wording.ts';

/** The reasons of `RedirectRefused` (engine/hosting/redirects.ts) in Portuguese. */
const redirectReasons: Readonly<Record<string, string>> = {
  'must start with "/"': 'tem de começar com "/"',
  'must be a path, without "?" and "#"': 'tem de ser um caminho, sem "?" e sem "#"',
  'has a broken percent escape': 'tem um código de porcentagem quebrado',
  'has a line break, another control character or a backslash':
    'tem quebra de linha, caractere de controle ou barra invertida',
  'is the home page': 'é a página inicial',
  'has an empty, "." or ".." segment': 'tem um trecho vazio, "." ou ".."',
  'is the page for unknown paths': 'é a página dos endereços desconhecidos',
  'is neither a path nor an address': 'não é caminho nem endereço',
  'must be a path or start with "https://"': 'tem de ser um caminho ou começar com "https://"',
  'must not hold a name or password': 'não pode ter nome nem senha',
  'must have one "/" at its start': 'tem de começar com uma "/" só',
  'repeats the path of a redirect before it': 'repete o caminho de outro redirecionamento',
  'leads to itself': 'leva a si mesmo',
};

/** Problems of finished pages: links, images, canonical paths, redirects, titles, the company's number. */
export const pageProblems = {
  'cnpj-invalid': problem<{ cnpj: string; reason: 'shape' | 'digits' }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        p.reason === 'shape'
          ? `"${p.cnpj}" não é um CNPJ: são 12 letras ou algarismos e mais 2 algarismos no fim.`
          : `"${p.cnpj}" não é um CNPJ: os 2 algarismos do fim não combinam com os outros 12.`,
      fix: () =>
        'Copie o número do cartão CNPJ, como "11.222.333/0001-81". Enquanto não o tem, escreva "placeholder: true" ao lado.',
    },
    en: {
      what: (p) =>
        p.reason === 'shape'
          ? `"${p.cnpj}" is no CNPJ: that is 12 letters or digits, and 2 digits at the end.`
          : `"${p.cnpj}" is no CNPJ: the 2 digits at the end do not match the other 12.`,
      fix: () =>
        'Copy the number from the registration, such as "11.222.333/0001-81". Until you have it, write "placeholder: true" beside it.',
    },
  }),
  'link-unknown': problem<{ link: string; nearest: string | null }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O link "${p.link}" não leva a nenhuma página.`,
      fix: (p) => didPt(p.nearest, 'Confira o endereço, ou crie a página.'),
    },
    en: {
      what: (p) => `The link "${p.link}" leads to no page.`,
      fix: (p) => didEn(p.nearest, 'Check the address, or create the page.'),
    },
  }),
  'anchor-unknown': problem<{ link: string; anchor: string; page: string; nearest: string | null }>(
    {
      level: 'error',
      'pt-BR': {
        what: (p) =>
          `O link "${p.link}" aponta para "#${p.anchor}", e essa página não tem nada com este nome.`,
        fix: (p) =>
          didPt(
            p.nearest === null ? null : `#${p.nearest}`,
            `Escreva "id: ${p.anchor}" no bloco a que o link deve levar (${p.page}), ou tire "#${p.anchor}" do link.`,
          ),
      },
      en: {
        what: (p) =>
          `The link "${p.link}" points to "#${p.anchor}", and that page has nothing of this name.`,
        fix: (p) =>
          didEn(
            p.nearest === null ? null : `#${p.nearest}`,
            `Write "id: ${p.anchor}" in the block that the link should lead to (${p.page}), or take "#${p.anchor}" off the link.`,
          ),
      },
    },
  ),
  'contact-number-unknown': problem<{
    link: string;
    kind: 'chat' | 'call';
    nearest: { readonly name: string; readonly phone: string } | null;
  }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `O link "${p.link}" ${p.kind === 'chat' ? 'abre o chat de' : 'liga para'} um número que não está em site.yaml.`,
      fix: (p) =>
        (p.nearest
          ? `Você quis dizer ${p.nearest.phone}, o contato "${p.nearest.name}"? `
          : 'Escreva o número em site.yaml, em "contacts". ') +
        `Num botão, no lugar do link, use "${p.kind}".`,
    },
    en: {
      what: (p) =>
        `The link "${p.link}" ${p.kind === 'chat' ? 'opens a chat with' : 'calls'} a number that is not in site.yaml.`,
      fix: (p) =>
        (p.nearest
          ? `Did you mean ${p.nearest.phone}, the contact "${p.nearest.name}"? `
          : 'Write the number in site.yaml under "contacts". ') +
        `In a button, use "${p.kind}" instead of the link.`,
    },
  }),
  'image-missing': problem<{ src: string; nearest: string | null }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O arquivo "${p.src}" não existe em site/media.`,
      fix: (p) => didPt(p.nearest, 'Ponha o arquivo em site/media, ou corrija o nome.'),
    },
    en: {
      what: (p) => `The file "${p.src}" is not in site/media.`,
      fix: (p) => didEn(p.nearest, 'Put the file into site/media, or correct the name.'),
    },
  }),
  'image-unreadable': problem<{ src: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `Não foi possível ler a largura e a altura de "${p.src}".`,
      fix: () =>
        'Exporte a imagem de novo como JPEG, PNG, WebP, AVIF, ou como SVG com width e height.',
    },
    en: {
      what: (p) => `Width and height of "${p.src}" could not be read.`,
      fix: () =>
        'Export the image again as JPEG, PNG, WebP, AVIF, or as SVG with width and height.',
    },
  }),
  'canonical-unknown': problem<{ path: string; nearest: string | null }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O endereço canônico "${p.path}" não é de nenhuma página.`,
      fix: (p) => didPt(p.nearest, 'Confira o endereço, ou apague o campo.'),
    },
    en: {
      what: (p) => `The canonical path "${p.path}" belongs to no page.`,
      fix: (p) => didEn(p.nearest, 'Check the address, or remove the field.'),
    },
  }),
  'redirect-shadows-page': problem<{ path: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O redirecionamento de "${p.path}" esconde a página com esse endereço.`,
      fix: () => 'Apague o redirecionamento, ou mude o endereço da página.',
    },
    en: {
      what: (p) => `The redirect from "${p.path}" hides the page at that path.`,
      fix: () => 'Remove the redirect, or change the path of the page.',
    },
  }),
  'redirect-refused': problem<{ field: string; reason: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `O campo "${p.field}" do redirecionamento não serve: ${redirectReasons[p.reason] ?? p.reason}.`,
      fix: () =>
        'Escreva em "from" um caminho antigo, como /contato, e em "to" um caminho ou endereço https, um redirecionamento por caminho.',
    },
    en: {
      what: (p) => `The field "${p.field}" of the redirect will not do: it ${p.reason}.`,
      fix: () =>
        'Write an old path such as /contact in "from" and a path or https address in "to", one redirect a path.',
    },
  }),
  'title-duplicate': problem<{ title: string; other: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O título "${p.title}" já é o de ${p.other}.`,
      fix: () => 'Dê a cada página um título só dela.',
    },
    en: {
      what: (p) => `The title "${p.title}" is already that of ${p.other}.`,
      fix: () => 'Give each page a title of its own.',
    },
  }),
  'anchor-duplicate': problem<{ id: string; path: string; own: boolean }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        p.own
          ? `O nome "${p.id}" já é de uma parte fixa de toda página.`
          : `A página "${p.path}" já tem outro lugar com o nome "${p.id}".`,
      fix: () => 'Dê outro "id" a este lugar: um link só leva ao primeiro.',
    },
    en: {
      what: (p) =>
        p.own
          ? `The name "${p.id}" belongs to a fixed part of every page.`
          : `The page "${p.path}" has another place of the name "${p.id}".`,
      fix: () => 'Give this place another "id": a link leads to the first one only.',
    },
  }),
  'description-duplicate': problem<{ other: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `A descrição é a mesma de ${p.other}.`,
      fix: () => 'Dê a cada página uma descrição só dela.',
    },
    en: {
      what: (p) => `The description is the same as that of ${p.other}.`,
      fix: () => 'Give each page a description of its own.',
    },
  }),
};
