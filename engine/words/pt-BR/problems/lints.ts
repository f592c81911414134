import type { SpokenText } from '../../schemas.ts';
import { list, inRow, references, fixCommand, said } from '../../wording.ts';
import { missingWords } from '../missing-words.ts';
import { siteCode, type OwnCodeFault } from './site-code.ts';

const noteException = (code: string) =>
  `Se está certo assim, anote a frase em site.yaml, em "exceptions.${code}".`;

/** Samples of `site.yaml`, or of a block. */
interface Sample {
  /** All open claims together, or one of them. */
  readonly what: 'claims' | 'claim' | 'rating' | 'block';
  /** Title of the block, and its type. */
  readonly block?: { readonly title: SpokenText; readonly type: string };
  readonly count: number;
  /** The first of them. */
  readonly names: readonly string[];
}

/** Where what a block lists is written, by the fact that it lists. */
const fillings: Readonly<Record<string, string>> = {
  services: 'Escreva os serviços em "services" de site.yaml',
  openingRows: 'Escreva os horários em "hours" de site.yaml',
  regionGroups: 'Crie um lugar com "portao new place"',
};

/** What builds, and is better not published so; `site.yaml`, `checks`, changes the level of each. */
export const lints = {
  todo: said<{ text: string }>({
    what: (p) => `Este texto ainda não foi escrito: "${p.text}".`,
    fix: (p) =>
      /^(?:WRITE|ESCREVA):/.test(p.text)
        ? 'Escreva e apague este comentário.'
        : p.text.includes('TODO')
          ? 'Escreva o texto e apague a palavra TODO, que marca o que falta fazer.'
          : 'Escreva o texto verdadeiro no lugar: isto só marca onde ele vai.',
  }),
  safety: said<{
    sentence: string;
    id: string;
    rule: string;
    why: string;
    instead: string;
    /** What the section has to say and does not. */
    missing: readonly string[];
    /** The page that says it, to which a link will do. */
    page: string | null;
  }>({
    what: (p) => `"${p.sentence}" é um conselho que machuca. ${p.rule} ${p.why}`,
    fix: (p) =>
      p.missing.length > 0
        ? `${missingWords(p.missing, p.page)} Por exemplo: "${p.instead}"`
        : `Escreva, por exemplo: "${p.instead}" Se o texto está certo, ponha em safety.yaml o que o salva, em "unless" da regra "${p.id}".`,
  }),
  'image-in-text': said<{
    image: string;
    spaced?: { name: string; to: string } | null;
  }>({
    what: (p) => `"${p.image}" é uma imagem que este texto não mostra.`,
    fix: (p) =>
      p.spaced
        ? `O nome do arquivo tem espaço. Mude-o em media/ de "${p.spaced.name}" para "${p.spaced.to}", e aqui também.`
        : 'Um texto em Markdown mostra as de media/, pelo nome do arquivo: ![o que se vê](rua.jpg "legenda"). Ou conte em palavras o que ela mostra.',
  }),
  'markup-in-text': said<{ found: string; write: string | null }>({
    what: (p) => `O visitante leria "${p.found}" letra por letra.`,
    fix: (p) => (p.write === null ? 'Apague isso.' : `Escreva: ${p.write}`),
  }),
  'coordinates-far': said<{ found: string; km: number; meant: string | null }>({
    what: (p) =>
      `${p.found} fica a ${p.km.toLocaleString('pt-BR')} km dos outros lugares do site, em linha reta.`,
    fix: (p) =>
      p.meant === null
        ? 'Confira os números: primeiro a latitude, depois a longitude. Se o lugar é mesmo esse, escreva em site.yaml: checks: { coordinates-far: off }'
        : `Escreva: ${p.meant}`,
  }),
  placeholder: said<{
    name: string;
    /** Where it is not there at all: what it is called (in Portuguese), and the line that gives it. */
    missing?: { readonly label: string; readonly line: string };
  }>({
    what: ({ name, missing }) =>
      missing
        ? `Falta "${name}" (${missing.label} da empresa): a lei pede que o site o mostre.`
        : `"${name}" ainda é provisório.`,
    fix: ({ missing }) =>
      missing
        ? `Escreva em site.yaml, dentro de "business": ${missing.line}`
        : 'Troque pelo dado verdadeiro e apague "placeholder: true" antes de publicar.',
  }),
  sample: said<Sample>({
    what: ({ what, block, count, names }) =>
      what === 'rating'
        ? 'A nota das avaliações ("rating") é um exemplo.'
        : what === 'claim'
          ? `A afirmação "${names[0]}" ainda não foi confirmada.`
          : `${count} ${what === 'claims' ? (count === 1 ? 'afirmação ainda não foi confirmada' : 'afirmações ainda não foram confirmadas') : `${count === 1 ? 'exemplo' : 'exemplos'} no bloco "${block!.title['pt-BR']}"`}: ${inRow(names)}`,
    fix: ({ what }) =>
      ({
        claims: 'Confira cada valor e diga em "confirmed" quem, quando e de onde.',
        claim:
          'Confira o valor com o dono e escreva nela: confirmed: { by: quem conferiu, date: "ano-mês-dia", source: onde está escrito }',
        rating: 'Troque pela nota verdadeira e apague "sample: true".',
        block: 'Troque cada um por um verdadeiro e apague "sample: true" dele.',
      })[what],
  }),
  'promotion-unseen': said<{ name: string; types: readonly string[] }>({
    what: (p) => `O que a oferta "${p.name}" anuncia não aparece em página nenhuma.`,
    fix: (p) =>
      `Escreva em "layout", "before" de site.yaml o bloco que mostra: "- { type: ${p.types[0] ?? ''}, label: Ofertas }".`,
  }),
  'promotion-over': said<{ name: string; until: string }>({
    what: (p) =>
      `A oferta "${p.name}" acabou em ${p.until}: o que fala dela não aparece mais no site.`,
    fix: () => 'Escreva as datas novas, ou apague-a de "promotions" com os textos que falam dela.',
  }),
  'place-foreign': said<{ place: string; own: string; page: string }>({
    what: (p) => `O texto fala de ${p.place}, e a página ${p.page} é de ${p.own}.`,
    fix: (p) =>
      `Fale de ${p.own}; ou, se o lugar é mesmo ${p.place}, ponha-o em "near" ou faça um link para a página dele. ${noteException('place-foreign')}`,
  }),
  'claim-by-hand': said<{ found: string; names: readonly string[] }>({
    what: (p) =>
      `"${p.found}" está escrito direto no texto, e é o valor de ${list(references(p.names))}.`,
    fix: () =>
      `Escreva a referência, com as chaves, no lugar do valor: assim ele muda em um lugar só. ${noteException('claim-by-hand')}`,
  }),
  'number-by-hand': said<{ found: string }>({
    what: (p) => `"${p.found}" está escrito direto no texto.`,
    fix: () =>
      `Guarde o valor em site.yaml, em "claims", e escreva no texto a referência, como {{claims.nome}}. ${noteException('number-by-hand')}`,
  }),
  'hours-by-hand': said<{
    found: string;
    said: readonly { readonly name: string; readonly text: string }[];
  }>({
    what: (p) =>
      `"${p.found}" está escrito direto no texto; o horário do site está em "hours", em site.yaml: ${list(p.said.map(({ text }) => text))}.`,
    fix: (p) =>
      `Escreva a referência no lugar do horário (${p.said.map(({ name }) => `{{${name}}}`).join(' ou ')}): assim ele muda em um lugar só. ${noteException('hours-by-hand')}`,
  }),
  'claims-contradict': said<{ name: string; value: string; other: string; otherValue: string }>({
    what: (p) =>
      `"${p.name}" diz "${p.value}" e "${p.other}" diz "${p.otherValue}", no mesmo contexto.`,
    fix: () => 'Diga em "context" quando vale cada valor, ou deixe um só.',
  }),
  'claim-uncovered': said<{ value: string; covers: string }>({
    what: (p) => `"${p.value}" está aqui sem dizer o que cobre.`,
    fix: (p) => `Diga ao lado, no mesmo texto, o que vale para esse valor: ${p.covers}.`,
  }),
  'title-length': said<{ length: number; most: number }>({
    what: (p) => `O título tem ${p.length} letras; o buscador mostra até ${p.most}.`,
    fix: () => 'Encurte o título.',
  }),
  'description-length': said<{ length: number; fewest: number; most: number }>({
    what: (p) => `A descrição tem ${p.length} letras, contadas como o visitante a lê.`,
    fix: (p) => `Escreva de ${p.fewest} a ${p.most}: é o que o buscador mostra.`,
  }),
  /** `partial`: the file of the block, where that is not the page's. */
  'pages-alike': said<{
    other: string;
    percent: number;
    block: SpokenText;
    partial: string | null;
  }>({
    what: (p) =>
      `${p.percent}% do que esta página diz também está em ${p.other}. O que mais se repete é o bloco "${p.block['pt-BR']}"${p.partial === null ? '' : `, que vem de ${p.partial}`}.`,
    fix: (p) =>
      p.partial === null
        ? 'Escreva aqui o que só vale para esta página. "portao alike" mostra todas as que se parecem.'
        : 'Escreva nesta página mais do que só vale para ela, ou encurte o que todas repetem. "portao alike" mostra todas as que se parecem.',
  }),
  /** `path`: `/` where the site has no home page. */
  'page-orphan': said<{ path: string }>({
    what: (p) =>
      p.path === '/'
        ? 'O site não tem página inicial, e é por ela que se chega às outras.'
        : `Ninguém chega a ${p.path} seguindo links a partir da página inicial.`,
    fix: (p) =>
      p.path === '/'
        ? 'Crie pages/index.yaml, com "path: /".'
        : 'Faça um link para ela em um menu ou em uma página a que se chega.',
  }),
  'heading-skip': said<{ level: number; before: number; openings: readonly string[] }>({
    what: (p) =>
      p.before === 0
        ? `A página começa com um título de nível ${p.level}, sem título principal.`
        : `Um título de nível ${p.level} vem logo depois de um de nível ${p.before}.`,
    fix: (p) =>
      p.before === 0
        ? `Comece a página por um bloco de abertura: ${list(p.openings)}.`
        : `Ponha antes dele um título de nível ${p.before + 1}, ou passe este para o nível ${p.before + 1}. No texto, "###" é o nível 3; o título de um bloco ("heading") é o nível 2.`,
  }),
  'heading-twice': said<{ page: string }>({
    what: (p) => `Este é o segundo título principal de ${p.page}; uma página tem um só.`,
    fix: () => 'Deixe um só bloco de abertura na página: tire este bloco, ou troque o tipo dele.',
  }),
  'block-twice': said<{ type: string; page: string }>({
    what: (p) => `A página ${p.page} tem "${p.type}" duas vezes.`,
    fix: () =>
      'Apague este bloco: uma página tem um só, e o de site.yaml ("layout") já está em todas.',
  }),
  'block-empty': said<{ type: string; list: string }>({
    what: (p) => `"${p.type}" não aparece na página: a lista que ele mostra está vazia.`,
    fix: (p) => `${fillings[p.list] ?? 'Preencha o que ele mostra'}, ou apague este bloco.`,
  }),
  'image-alt': said<{ src: string; inText: boolean }>({
    what: (p) => `O texto da imagem "${p.src}" não diz o que ela mostra.`,
    fix: (p) =>
      `Descreva ${p.inText ? 'entre "[" e "]"' : 'em "alt"'}, em poucas palavras, o que se vê na imagem: é o que ouve quem não a vê.`,
  }),
  'updated-future': said<{ updated: string }>({
    what: (p) => `O dia "${p.updated}" ainda não chegou.`,
    fix: () => 'Escreva o dia da última mudança da página.',
  }),
  'place-misspelt': said<{ found: string; place: string }>({
    what: (p) => `"${p.found}" está com outros acentos: o lugar se chama ${p.place}.`,
    fix: (p) => `Escreva: ${p.place}`,
  }),
  'phone-in-text': said<{ found: string }>({
    what: (p) => `"${p.found}" está escrito direto no texto.`,
    fix: () =>
      'Guarde o número em site.yaml, em "contacts". No texto, escreva {{contacts.nome.phone}}; em um botão, use "call" ou "chat". Se o número é de outros, anote-o em site.yaml, em "exceptions.phone-in-text".',
  }),
  'schema-line': said<{ wanted: string; found: string | null }>({
    what: (p) =>
      p.found === null
        ? 'Falta a linha que diz ao editor quais campos existem.'
        : `A linha que diz ao editor quais campos existem leva ao lugar errado: "${p.found}".`,
    fix: (p) =>
      `A primeira linha do arquivo deve ser «${p.wanted}». Para que ela se escreva sozinha: ${fixCommand}`,
  }),
  'key-order': said<{ wanted: readonly string[] }>({
    what: () => 'Os campos não estão na ordem de sempre.',
    fix: (p) => `A ordem é: ${p.wanted.join(', ')}. Para que se ordenem sozinhos: ${fixCommand}`,
  }),
  'exception-unused': said<{ phrase: string }>({
    what: (p) => `A exceção "${p.phrase}" não está em nenhum texto.`,
    fix: () => 'Apague-a da lista: um dia ela poderia esconder um engano.',
  }),
  'own-lint': said<{ what: string; fix: string } | { fault: OwnCodeFault }>({
    what: (p) => ('fault' in p ? siteCode['own-code'].what(p) : p.what),
    fix: (p) => ('fault' in p ? siteCode['own-code'].fix(p) : p.fix),
  }),
};
