// Every problem that the engine can report: a permanent code, its level, and what it says in Portuguese and English.
// `what` is one sentence in the marketer's terms, `fix` one on what to do.

/** `error` stops a build, `warning` does not. */
export type Level = 'error' | 'warning';

/** Languages of messages. */
export type Language = 'pt' | 'en';

/** What each code needs to be told in a sentence. */
export interface ProblemParams {
  'site-missing': { file: string };
  'file-unreadable': { reason: string };
  'file-too-large': { bytes: number; limit: number };
  'file-encoding': Record<never, never>;
  'file-empty': Record<never, never>;
  'syntax': { detail: string };
  'field-unknown': { field: string; nearest: string | null; known: readonly string[] };
  'field-missing': { field: string; about: string };
  'field-type': { field: string; expected: string; found: string; quote: boolean };
  'field-value': { field: string; found: string; nearest: string | null; allowed: readonly string[] };
  'field-format': { field: string; found: string; about: string; example: string };
  'field-length': { field: string; rule: string };
  'block-unknown-type': { index: number; found: string; nearest: string | null };
  'block-without-type': { index: number };
  'button-without-action': { label: string };
  'button-many-actions': { label: string; actions: readonly string[] };
  'path-duplicate': { path: string; other: string };
  'name-duplicate': { name: string; other: string };
  'file-shadows-page': { file: string; path: string };
  'reference-unknown': { name: string; nearest: string | null };
  'reference-no-region': { name: string };
  'reference-broken': { text: string };
  'message-unknown': { name: string; nearest: string | null };
  'message-value-missing': { message: string; value: string };
  'contact-unknown': { name: string; nearest: string | null };
  'contact-wrong-use': { name: string; use: 'chat' | 'call' };
  'group-unknown': { name: string; nearest: string | null };
  'neighbour-unknown': { name: string; nearest: string | null };
  'variant-unknown': { name: string; nearest: string | null };
  'partial-unknown': { name: string; nearest: string | null };
  'partial-circle': { chain: readonly string[] };
  'partial-value-missing': { partial: string; value: string; about: string };
  'partial-value-unknown': { partial: string; value: string; nearest: string | null };
  'partial-unused': { partial: string };
  'link-unknown': { link: string; nearest: string | null };
  'anchor-unknown': { link: string; anchor: string; nearest: string | null };
  'image-missing': { src: string; nearest: string | null };
  'image-unreadable': { src: string };
  'canonical-unknown': { path: string; nearest: string | null };
  'redirect-shadows-page': { path: string };
  'redirect-refused': { field: string; reason: string };
  'title-duplicate': { title: string; other: string };
  'description-duplicate': { other: string };
  'placeholder': { name: string };
}

/** Permanent name of a problem. */
export type ProblemCode = keyof ProblemParams;

interface Wording<Params> {
  readonly what: (params: Params) => string;
  readonly fix: (params: Params) => string;
}

interface Entry<Params> {
  readonly level: Level;
  readonly pt: Wording<Params>;
  readonly en: Wording<Params>;
}

const didPt = (nearest: string | null, otherwise: string) => (nearest === null ? otherwise : `Você quis dizer "${nearest}"?`);
const didEn = (nearest: string | null, otherwise: string) => (nearest === null ? otherwise : `Did you mean "${nearest}"?`);
const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** The reasons of `RedirectRefused` (engine/host/redirects.ts) in Portuguese. */
const redirectReasons: Readonly<Record<string, string>> = {
  'must start with "/"': 'tem de começar com "/"',
  'must be a path, without "?" and "#"': 'tem de ser um caminho, sem "?" e sem "#"',
  'has a broken percent escape': 'tem um código de porcentagem quebrado',
  'has a line break, another control character or a backslash': 'tem quebra de linha, caractere de controle ou barra invertida',
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

/** All problems, by code. */
export const catalogue: { readonly [Code in ProblemCode]: Entry<ProblemParams[Code]> } = {
  'site-missing': {
    level: 'error',
    pt: { what: (p) => `Falta o arquivo ${p.file}.`, fix: () => 'Crie o arquivo, ou diga a pasta do site com --site PASTA.' },
    en: { what: (p) => `The file ${p.file} is missing.`, fix: () => 'Create it, or name the folder of the site with --site DIR.' },
  },
  'file-unreadable': {
    level: 'error',
    pt: { what: (p) => `O arquivo não pôde ser lido (${p.reason}).`, fix: () => 'Confira se ele existe e se você tem permissão de leitura.' },
    en: { what: (p) => `The file could not be read (${p.reason}).`, fix: () => 'Check that it exists and that you may read it.' },
  },
  'file-too-large': {
    level: 'error',
    pt: { what: (p) => `O arquivo tem ${p.bytes} bytes; o limite é ${p.limit}.`, fix: () => 'Divida o texto em páginas ou em partes (site/partials).' },
    en: { what: (p) => `The file has ${p.bytes} bytes; the limit is ${p.limit}.`, fix: () => 'Split the text into pages or partials (site/partials).' },
  },
  'file-encoding': {
    level: 'error',
    pt: { what: () => 'O arquivo não é um texto em UTF-8.', fix: () => 'Salve-o de novo no editor com a codificação UTF-8.' },
    en: { what: () => 'The file is not UTF-8 text.', fix: () => 'Save it again in the editor as UTF-8.' },
  },
  'file-empty': {
    level: 'error',
    pt: { what: () => 'O arquivo está vazio.', fix: () => 'Escreva o documento, ou apague o arquivo.' },
    en: { what: () => 'The file is empty.', fix: () => 'Write the document, or delete the file.' },
  },
  'syntax': {
    level: 'error',
    pt: { what: (p) => `O texto não está bem escrito aqui: ${p.detail}`, fix: () => 'Confira o recuo (dois espaços por nível, sem tabulação), os dois-pontos seguidos de espaço e as aspas.' },
    en: { what: (p) => `The text is not well formed here: ${p.detail}`, fix: () => 'Check the indentation (two spaces a level, no tabs), colons followed by a space, and quotes.' },
  },
  'field-unknown': {
    level: 'error',
    pt: { what: (p) => `O campo "${p.field}" não existe aqui.`, fix: (p) => didPt(p.nearest, `Apague-o. Os campos daqui são: ${list(p.known)}.`) },
    en: { what: (p) => `There is no field "${p.field}" here.`, fix: (p) => didEn(p.nearest, `Remove it. The fields here are: ${list(p.known)}.`) },
  },
  'field-missing': {
    level: 'error',
    pt: { what: (p) => `Falta o campo "${p.field}".`, fix: (p) => `Escreva-o: ${p.about}` },
    en: { what: (p) => `The field "${p.field}" is missing.`, fix: (p) => `Write it: ${p.about}` },
  },
  'field-type': {
    level: 'error',
    pt: {
      what: (p) => `O campo "${p.field}" pede ${p.expected}, e aqui há ${p.found}.`,
      fix: (p) => (p.quote ? 'Ponha o valor entre aspas, para que seja lido como texto.' : `Escreva ${p.expected}.`),
    },
    en: {
      what: (p) => `The field "${p.field}" wants ${p.expected}, and here is ${p.found}.`,
      fix: (p) => (p.quote ? 'Put the value in quotes, so that it is read as text.' : `Write ${p.expected}.`),
    },
  },
  'field-value': {
    level: 'error',
    pt: { what: (p) => `O campo "${p.field}" não aceita "${p.found}".`, fix: (p) => didPt(p.nearest, `Use um destes: ${list(p.allowed)}.`) },
    en: { what: (p) => `The field "${p.field}" does not accept "${p.found}".`, fix: (p) => didEn(p.nearest, `Use one of: ${list(p.allowed)}.`) },
  },
  'field-format': {
    level: 'error',
    pt: { what: (p) => `O campo "${p.field}" não pode ser "${p.found}".`, fix: (p) => `${p.about}${p.example ? ` Por exemplo: ${p.example}` : ''}` },
    en: { what: (p) => `The field "${p.field}" cannot be "${p.found}".`, fix: (p) => `${p.about}${p.example ? ` For example: ${p.example}` : ''}` },
  },
  'field-length': {
    level: 'error',
    pt: { what: (p) => `O campo "${p.field}" ${p.rule}.`, fix: () => 'Ajuste o tamanho do valor.' },
    en: { what: (p) => `The field "${p.field}" ${p.rule}.`, fix: () => 'Adjust the size of the value.' },
  },
  'block-unknown-type': {
    level: 'error',
    pt: { what: (p) => `O bloco ${p.index} tem o tipo "${p.found}", que não existe.`, fix: (p) => didPt(p.nearest, 'Veja os tipos em docs/authoring.md ou na galeria: npm run dev, página /_blocks.') },
    en: { what: (p) => `Block ${p.index} has the type "${p.found}", which does not exist.`, fix: (p) => didEn(p.nearest, 'See the types in docs/authoring.md or in the gallery: npm run dev, page /_blocks.') },
  },
  'block-without-type': {
    level: 'error',
    pt: { what: (p) => `O bloco ${p.index} não diz de que tipo é.`, fix: () => 'Comece o bloco com "- type: nome-do-bloco".' },
    en: { what: (p) => `Block ${p.index} does not say its type.`, fix: () => 'Begin the block with "- type: name-of-the-block".' },
  },
  'button-without-action': {
    level: 'error',
    pt: { what: (p) => `O botão "${p.label}" não leva a lugar nenhum.`, fix: () => 'Dê a ele uma ação: "chat: mensagem", "call: contato" ou "link: /pagina".' },
    en: { what: (p) => `The button "${p.label}" leads nowhere.`, fix: () => 'Give it an action: "chat: message", "call: contact" or "link: /page".' },
  },
  'button-many-actions': {
    level: 'error',
    pt: { what: (p) => `O botão "${p.label}" tem mais de uma ação: ${list(p.actions)}.`, fix: () => 'Deixe só uma delas.' },
    en: { what: (p) => `The button "${p.label}" has more than one action: ${list(p.actions)}.`, fix: () => 'Keep only one of them.' },
  },
  'path-duplicate': {
    level: 'error',
    pt: { what: (p) => `O endereço "${p.path}" já é de ${p.other}.`, fix: () => 'Mude "path" em um dos dois arquivos, ou apague um deles.' },
    en: { what: (p) => `The path "${p.path}" already belongs to ${p.other}.`, fix: () => 'Change "path" in one of the two files, or delete one of them.' },
  },
  'name-duplicate': {
    level: 'error',
    pt: { what: (p) => `O nome "${p.name}" já é de ${p.other}.`, fix: () => 'Regiões e partes são chamadas por este nome: mude o endereço da página ou o nome do arquivo.' },
    en: { what: (p) => `The name "${p.name}" already belongs to ${p.other}.`, fix: () => 'Regions and partials are called by this name: change the path of the page or the name of the file.' },
  },
  'file-shadows-page': {
    level: 'error',
    pt: { what: (p) => `O arquivo media/root/${p.file} tomaria o lugar da página "${p.path}".`, fix: () => 'Dê outro nome ao arquivo, ou outro endereço à página.' },
    en: { what: (p) => `The file media/root/${p.file} would take the place of the page "${p.path}".`, fix: () => 'Give the file another name, or the page another path.' },
  },
  'reference-unknown': {
    level: 'error',
    pt: { what: (p) => `"{{${p.name}}}" não existe.`, fix: (p) => didPt(p.nearest === null ? null : `{{${p.nearest}}}`, 'Os nomes estão em site.yaml (claims, contacts, business), na região da página (region) e nos valores da parte (values).') },
    en: { what: (p) => `"{{${p.name}}}" does not exist.`, fix: (p) => didEn(p.nearest === null ? null : `{{${p.nearest}}}`, 'The names are in site.yaml (claims, contacts, business), the page\'s region (region) and the values of the partial (values).') },
  },
  'reference-no-region': {
    level: 'error',
    pt: { what: (p) => `"{{${p.name}}}" só vale em página de região, e esta não tem "region" nem "variant".`, fix: () => 'Escreva "region" na página, ou tire a referência do texto.' },
    en: { what: (p) => `"{{${p.name}}}" works on the page of a region, and this one has neither "region" nor "variant".`, fix: () => 'Write "region" in the page, or take the reference out of the text.' },
  },
  'reference-broken': {
    level: 'error',
    pt: { what: (p) => `Há chaves abertas sem par em "${p.text}".`, fix: () => 'Escreva a referência inteira, como {{claims.technicians}}.' },
    en: { what: (p) => `There are unmatched braces in "${p.text}".`, fix: () => 'Write the whole reference, like {{claims.technicians}}.' },
  },
  'message-unknown': {
    level: 'error',
    pt: { what: (p) => `A mensagem "${p.name}" não existe em site.yaml.`, fix: (p) => didPt(p.nearest, 'Escreva-a em site.yaml, em "messages", ou use uma que exista.') },
    en: { what: (p) => `The message "${p.name}" is not in site.yaml.`, fix: (p) => didEn(p.nearest, 'Write it in site.yaml under "messages", or use one that exists.') },
  },
  'message-value-missing': {
    level: 'error',
    pt: { what: (p) => `A mensagem "${p.message}" pede o valor "${p.value}".`, fix: (p) => `Escreva no botão: values: { ${p.value}: … }.` },
    en: { what: (p) => `The message "${p.message}" wants the value "${p.value}".`, fix: (p) => `Write in the button: values: { ${p.value}: … }.` },
  },
  'contact-unknown': {
    level: 'error',
    pt: { what: (p) => `O contato "${p.name}" não existe em site.yaml.`, fix: (p) => didPt(p.nearest, 'Escreva-o em site.yaml, em "contacts", ou use um que exista.') },
    en: { what: (p) => `The contact "${p.name}" is not in site.yaml.`, fix: (p) => didEn(p.nearest, 'Write it in site.yaml under "contacts", or use one that exists.') },
  },
  'contact-wrong-use': {
    level: 'error',
    pt: { what: (p) => `O contato "${p.name}" não ${p.use === 'chat' ? 'atende no chat' : 'recebe ligações'}.`, fix: (p) => `Use outro contato, ou escreva "${p.use}: true" nele em site.yaml.` },
    en: { what: (p) => `The contact "${p.name}" does not take ${p.use === 'chat' ? 'chats' : 'calls'}.`, fix: (p) => `Use another contact, or write "${p.use}: true" in it in site.yaml.` },
  },
  'group-unknown': {
    level: 'error',
    pt: { what: (p) => `O grupo "${p.name}" não existe em site.yaml.`, fix: (p) => didPt(p.nearest, 'Escreva-o em site.yaml, em "regionGroups", ou use um que exista.') },
    en: { what: (p) => `The group "${p.name}" is not in site.yaml.`, fix: (p) => didEn(p.nearest, 'Write it in site.yaml under "regionGroups", or use one that exists.') },
  },
  'neighbour-unknown': {
    level: 'error',
    pt: { what: (p) => `O vizinho "${p.name}" não é uma página de região.`, fix: (p) => didPt(p.nearest, 'Tire-o da lista, ou crie a página dele.') },
    en: { what: (p) => `The neighbour "${p.name}" is not the page of a region.`, fix: (p) => didEn(p.nearest, 'Take it off the list, or create its page.') },
  },
  'variant-unknown': {
    level: 'error',
    pt: { what: (p) => `"${p.name}" não é uma página de região.`, fix: (p) => didPt(p.nearest, 'Diga em "variant.region" o endereço, sem barra, de uma página de região.') },
    en: { what: (p) => `"${p.name}" is not the page of a region.`, fix: (p) => didEn(p.nearest, 'Name in "variant.region" the path, without the slash, of the page of a region.') },
  },
  'partial-unknown': {
    level: 'error',
    pt: { what: (p) => `A parte "${p.name}" não existe em site/partials.`, fix: (p) => didPt(p.nearest, 'Crie o arquivo, ou use o nome de um que exista.') },
    en: { what: (p) => `The partial "${p.name}" is not in site/partials.`, fix: (p) => didEn(p.nearest, 'Create the file, or use the name of one that exists.') },
  },
  'partial-circle': {
    level: 'error',
    pt: { what: (p) => `A parte chama a si mesma: ${p.chain.join(' → ')}.`, fix: () => 'Tire uma das chamadas do círculo.' },
    en: { what: (p) => `The partial uses itself: ${p.chain.join(' → ')}.`, fix: () => 'Take one of the uses out of the circle.' },
  },
  'partial-value-missing': {
    level: 'error',
    pt: { what: (p) => `A parte "${p.partial}" pede o valor "${p.value}" (${p.about}).`, fix: (p) => `Escreva em "values": ${p.value}: …` },
    en: { what: (p) => `The partial "${p.partial}" wants the value "${p.value}" (${p.about}).`, fix: (p) => `Write under "values": ${p.value}: …` },
  },
  'partial-value-unknown': {
    level: 'error',
    pt: { what: (p) => `A parte "${p.partial}" não usa o valor "${p.value}".`, fix: (p) => didPt(p.nearest, 'Apague-o, ou declare-o em "values" da parte.') },
    en: { what: (p) => `The partial "${p.partial}" does not use the value "${p.value}".`, fix: (p) => didEn(p.nearest, 'Remove it, or declare it in "values" of the partial.') },
  },
  'partial-unused': {
    level: 'warning',
    pt: { what: (p) => `Nenhuma página usa a parte "${p.partial}".`, fix: () => 'Use-a em uma página, ou apague o arquivo.' },
    en: { what: (p) => `No page uses the partial "${p.partial}".`, fix: () => 'Use it in a page, or delete the file.' },
  },
  'link-unknown': {
    level: 'error',
    pt: { what: (p) => `O link "${p.link}" não leva a nenhuma página.`, fix: (p) => didPt(p.nearest, 'Confira o endereço, ou crie a página.') },
    en: { what: (p) => `The link "${p.link}" leads to no page.`, fix: (p) => didEn(p.nearest, 'Check the address, or create the page.') },
  },
  'anchor-unknown': {
    level: 'error',
    pt: { what: (p) => `O link "${p.link}" aponta para "#${p.anchor}", que não existe na página.`, fix: (p) => didPt(p.nearest === null ? null : `#${p.nearest}`, 'Escreva "id" no bloco a que o link deve levar.') },
    en: { what: (p) => `The link "${p.link}" points to "#${p.anchor}", which the page does not have.`, fix: (p) => didEn(p.nearest === null ? null : `#${p.nearest}`, 'Write "id" in the block that the link should lead to.') },
  },
  'image-missing': {
    level: 'error',
    pt: { what: (p) => `O arquivo "${p.src}" não existe em site/media.`, fix: (p) => didPt(p.nearest, 'Ponha o arquivo em site/media, ou corrija o nome.') },
    en: { what: (p) => `The file "${p.src}" is not in site/media.`, fix: (p) => didEn(p.nearest, 'Put the file into site/media, or correct the name.') },
  },
  'image-unreadable': {
    level: 'error',
    pt: { what: (p) => `Não foi possível ler a largura e a altura de "${p.src}".`, fix: () => 'Exporte a imagem de novo como JPEG, PNG, WebP, AVIF ou SVG com tamanho.' },
    en: { what: (p) => `Width and height of "${p.src}" could not be read.`, fix: () => 'Export the image again as JPEG, PNG, WebP, AVIF or an SVG with a size.' },
  },
  'canonical-unknown': {
    level: 'error',
    pt: { what: (p) => `O endereço canônico "${p.path}" não é de nenhuma página.`, fix: (p) => didPt(p.nearest, 'Confira o endereço, ou apague o campo.') },
    en: { what: (p) => `The canonical path "${p.path}" belongs to no page.`, fix: (p) => didEn(p.nearest, 'Check the address, or remove the field.') },
  },
  'redirect-shadows-page': {
    level: 'error',
    pt: { what: (p) => `O redirecionamento de "${p.path}" esconde a página com esse endereço.`, fix: () => 'Apague o redirecionamento, ou mude o endereço da página.' },
    en: { what: (p) => `The redirect from "${p.path}" hides the page at that path.`, fix: () => 'Remove the redirect, or change the path of the page.' },
  },
  'redirect-refused': {
    level: 'error',
    pt: { what: (p) => `O campo "${p.field}" do redirecionamento não serve: ${redirectReasons[p.reason] ?? p.reason}.`, fix: () => 'Escreva em "from" um caminho antigo, como /contato, e em "to" um caminho ou endereço https, um redirecionamento por caminho.' },
    en: { what: (p) => `The field "${p.field}" of the redirect will not do: it ${p.reason}.`, fix: () => 'Write an old path such as /contact in "from" and a path or https address in "to", one redirect a path.' },
  },
  'title-duplicate': {
    level: 'error',
    pt: { what: (p) => `O título "${p.title}" já é o de ${p.other}.`, fix: () => 'Dê a cada página um título só dela.' },
    en: { what: (p) => `The title "${p.title}" is already that of ${p.other}.`, fix: () => 'Give each page a title of its own.' },
  },
  'description-duplicate': {
    level: 'error',
    pt: { what: (p) => `A descrição é a mesma de ${p.other}.`, fix: () => 'Dê a cada página uma descrição só dela.' },
    en: { what: (p) => `The description is the same as that of ${p.other}.`, fix: () => 'Give each page a description of its own.' },
  },
  'placeholder': {
    level: 'warning',
    pt: { what: (p) => `"${p.name}" ainda é provisório.`, fix: () => 'Troque pelo dado verdadeiro e apague "placeholder: true" antes de publicar.' },
    en: { what: (p) => `"${p.name}" is still a placeholder.`, fix: () => 'Replace it with the real value and remove "placeholder: true" before publishing.' },
  },
};
