import { list, problem, inRow } from '../wording.ts';

const switchPt = (code: string) =>
  `Se está certo assim, anote a frase em site.yaml, em "exceptions.${code}".`;
const switchEn = (code: string) =>
  `If it is right as it is, note the phrase in site.yaml under "exceptions.${code}".`;
const fixCommand = 'npm run portao -- check --fix';
const references = (names: readonly string[]) => names.map((name) => `{{claims.${name}}}`);

/** Samples of `site.yaml`, or of a block. */
interface Sample {
  readonly what: 'claims' | 'rating' | 'block';
  /** Title of the block, and its type. */
  readonly block?: { readonly title: string; readonly type: string };
  readonly count: number;
  /** The first of them. */
  readonly names: readonly string[];
}

/** What builds, and is better not published so; `site.yaml`, `checks`, changes the level of each. */
export const lintProblems = {
  todo: problem<{ text: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `Este texto ainda não foi escrito: "${p.text}".`,
      fix: () => 'Escreva o texto e apague a palavra TODO, que marca o que falta fazer.',
    },
    en: {
      what: (p) => `This text is still to be written: "${p.text}".`,
      fix: () => 'Write it, and take the TODO off its beginning.',
    },
  }),
  safety: problem<{ sentence: string; id: string; rule: string; why: string; instead: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `"${p.sentence}" é um conselho que machuca. ${p.rule} ${p.why}`,
      fix: (p) =>
        `Escreva, por exemplo: "${p.instead}" Se o texto está certo, ponha em site/safety.yaml o que o salva, em "unless" da regra "${p.id}".`,
    },
    en: {
      what: (p) => `"${p.sentence}" is advice that hurts, by the rule «${p.rule} ${p.why}»`,
      fix: (p) =>
        `Write "${p.instead}", for instance. If the text is right, add what makes it right to "unless" of the rule "${p.id}" in site/safety.yaml.`,
    },
  }),
  'image-in-text': problem<{ image: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `"${p.image}" é uma imagem, e um texto ainda não mostra imagens.`,
      fix: () => 'Apague-a, ou conte em palavras o que ela mostra.',
    },
    en: {
      what: (p) => `"${p.image}" is a picture, and no text shows pictures yet.`,
      fix: () => 'Take it away, or say in words what it shows.',
    },
  }),
  placeholder: problem<{
    name: string;
    /** Where it is not there at all: what it is called (in Portuguese), and the line that gives it. */
    missing?: { readonly label: string; readonly line: string };
  }>({
    level: 'warning',
    'pt-BR': {
      what: ({ name, missing }) =>
        missing
          ? `Falta "${name}" (${missing.label} da empresa): a lei pede que o site o mostre.`
          : `"${name}" ainda é provisório.`,
      fix: ({ missing }) =>
        missing
          ? `Escreva em site.yaml, dentro de "business": ${missing.line}`
          : 'Troque pelo dado verdadeiro e apague "placeholder: true" antes de publicar.',
    },
    en: {
      what: ({ name, missing }) =>
        missing
          ? `"${name}" is missing: the law asks that the site shows it.`
          : `"${name}" is still a placeholder.`,
      fix: ({ missing }) =>
        missing
          ? `Write in site.yaml, inside of "business": ${missing.line}`
          : 'Replace it with the real value and remove "placeholder: true" before publishing.',
    },
  }),
  sample: problem<Sample>({
    level: 'warning',
    'pt-BR': {
      what: ({ what, block, count, names }) =>
        what === 'rating'
          ? 'A nota das avaliações ("rating") é um exemplo.'
          : `${count} ${what === 'claims' ? (count === 1 ? 'afirmação ainda não foi confirmada' : 'afirmações ainda não foram confirmadas') : `${count === 1 ? 'exemplo' : 'exemplos'} no bloco "${block!.title}"`}: ${inRow(names)}`,
      fix: ({ what }) =>
        ({
          claims: 'Confirme cada valor e apague "sample: true" dele.',
          rating: 'Troque pela nota verdadeira e apague "sample: true".',
          block: 'Troque cada um por um verdadeiro e apague "sample: true" dele.',
        })[what],
    },
    en: {
      what: ({ what, block, count, names }) =>
        what === 'rating'
          ? 'The rating of the site is a sample.'
          : `${count} ${what === 'claims' ? (count === 1 ? 'claim is not confirmed yet' : 'claims are not confirmed yet') : `${count === 1 ? 'sample' : 'samples'} in the block "${block!.type}"`}: ${inRow(names)}`,
      fix: ({ what }) =>
        ({
          claims: 'Confirm each value and remove its "sample: true".',
          rating: 'Replace it with the real rating and remove "sample: true".',
          block: 'Replace each with a real one and remove its "sample: true".',
        })[what],
    },
  }),
  'promotion-over': problem<{ name: string; until: string }>({
    level: 'warning',
    'pt-BR': {
      what: (p) =>
        `A oferta "${p.name}" acabou em ${p.until}: o que fala dela não aparece mais no site.`,
      fix: () =>
        'Escreva as datas novas, ou apague-a de "promotions" com os textos que falam dela.',
    },
    en: {
      what: (p) =>
        `The promotion "${p.name}" ended on ${p.until}: the site shows nothing of it any more.`,
      fix: () => 'Write its new days, or remove the promotion and the texts that speak of it.',
    },
  }),
  'place-foreign': problem<{ place: string; own: string; page: string }>({
    level: 'warning',
    'pt-BR': {
      what: (p) => `O texto fala de ${p.place}, e a página ${p.page} é de ${p.own}.`,
      fix: (p) =>
        `Fale de ${p.own}; ou, se o lugar é mesmo ${p.place}, ponha-o em "near" ou faça um link para a página dele. ${switchPt('place-foreign')}`,
    },
    en: {
      what: (p) => `The text speaks of ${p.place}, and the page ${p.page} is about ${p.own}.`,
      fix: (p) =>
        `Speak of ${p.own}; or, if ${p.place} is meant, put the place into "near" or link to its page. ${switchEn('place-foreign')}`,
    },
  }),
  'claim-by-hand': problem<{ found: string; names: readonly string[] }>({
    level: 'warning',
    'pt-BR': {
      what: (p) =>
        `"${p.found}" está escrito direto no texto, e é o valor de ${list(references(p.names))}.`,
      fix: () =>
        `Escreva a referência, com as chaves, no lugar do valor: assim ele muda em um lugar só. ${switchPt('claim-by-hand')}`,
    },
    en: {
      what: (p) =>
        `"${p.found}" is written by hand, and is the value of ${list(references(p.names))}.`,
      fix: () =>
        `Write the reference, braces included, in the place of the value, so that it changes in one place. ${switchEn('claim-by-hand')}`,
    },
  }),
  'number-by-hand': problem<{ found: string }>({
    level: 'warning',
    'pt-BR': {
      what: (p) => `"${p.found}" está escrito direto no texto.`,
      fix: () =>
        `Guarde o valor em site.yaml, em "claims", e escreva no texto a referência, como {{claims.nome}}. ${switchPt('number-by-hand')}`,
    },
    en: {
      what: (p) => `"${p.found}" is written by hand.`,
      fix: () =>
        `Keep the value in site.yaml under "claims", and write the reference in the text, such as {{claims.name}}. ${switchEn('number-by-hand')}`,
    },
  }),
  'claims-contradict': problem<{ name: string; value: string; other: string; otherValue: string }>({
    level: 'warning',
    'pt-BR': {
      what: (p) =>
        `"${p.name}" diz "${p.value}" e "${p.other}" diz "${p.otherValue}", no mesmo contexto.`,
      fix: () => 'Diga em "context" quando vale cada valor, ou deixe um só.',
    },
    en: {
      what: (p) =>
        `"${p.name}" says "${p.value}" and "${p.other}" says "${p.otherValue}", in the same context.`,
      fix: () => 'Say in "context" when each value holds, or keep only one.',
    },
  }),
  'claim-uncovered': problem<{ value: string; covers: string }>({
    level: 'warning',
    'pt-BR': {
      what: (p) => `"${p.value}" está aqui sem dizer o que cobre.`,
      fix: (p) => `Diga ao lado, no mesmo texto, o que vale para esse valor: ${p.covers}.`,
    },
    en: {
      what: (p) => `"${p.value}" stands here without what it covers.`,
      fix: (p) => `Say beside it, in the same text, what that value holds for: ${p.covers}.`,
    },
  }),
  'title-length': problem<{ length: number; most: number }>({
    level: 'warning',
    'pt-BR': {
      what: (p) => `O título tem ${p.length} letras; o buscador mostra até ${p.most}.`,
      fix: () => 'Encurte o título.',
    },
    en: {
      what: (p) => `The title has ${p.length} characters; search engines show up to ${p.most}.`,
      fix: () => 'Shorten the title.',
    },
  }),
  'description-length': problem<{ length: number; fewest: number; most: number }>({
    level: 'warning',
    'pt-BR': {
      what: (p) => `A descrição tem ${p.length} letras, contadas como o visitante a lê.`,
      fix: (p) => `Escreva de ${p.fewest} a ${p.most}: é o que o buscador mostra.`,
    },
    en: {
      what: (p) => `The description has ${p.length} characters, counted as visitors read it.`,
      fix: (p) => `Write ${p.fewest} to ${p.most}: that is what search engines show.`,
    },
  }),
  'pages-alike': problem<{ other: string; percent: number }>({
    level: 'warning',
    'pt-BR': {
      what: (p) => `${p.percent}% do texto próprio desta página é igual ao de ${p.other}.`,
      fix: () =>
        'Escreva o que só vale para esta página; o que muitas dizem igual vai para uma parte (site/partials).',
    },
    en: {
      what: (p) => `${p.percent}% of this page's own text is the same as that of ${p.other}.`,
      fix: () =>
        'Write what is of this page alone; what many share belongs into a partial (site/partials).',
    },
  }),
  'page-orphan': problem<{ path: string }>({
    level: 'warning',
    'pt-BR': {
      what: (p) => `Ninguém chega a ${p.path} seguindo links a partir da página inicial.`,
      fix: () => 'Faça um link para ela em um menu ou em uma página a que se chega.',
    },
    en: {
      what: (p) => `Nobody gets to ${p.path} by following links from the home page.`,
      fix: () => 'Link to it from a menu, or from a page that can be reached.',
    },
  }),
  'heading-skip': problem<{ level: number; before: number; openings: readonly string[] }>({
    level: 'warning',
    'pt-BR': {
      what: (p) =>
        p.before === 0
          ? `A página começa com um título de nível ${p.level}, sem título principal.`
          : `Um título de nível ${p.level} vem logo depois de um de nível ${p.before}.`,
      fix: (p) =>
        p.before === 0
          ? `Comece a página por um bloco de abertura: ${list(p.openings)}.`
          : `Ponha antes dele um título de nível ${p.before + 1}, ou passe este para o nível ${p.before + 1}. No texto, "###" é o nível 3; o título de um bloco ("heading") é o nível 2.`,
    },
    en: {
      what: (p) =>
        p.before === 0
          ? `The page begins with a heading of level ${p.level}, without a main heading.`
          : `A heading of level ${p.level} comes right after one of level ${p.before}.`,
      fix: (p) =>
        p.before === 0
          ? `Begin the page with an opening block: ${list(p.openings)}.`
          : `Put a heading of level ${p.before + 1} before it, or give this one level ${p.before + 1}. In a text "###" is level 3; the "heading" of a block is level 2.`,
    },
  }),
  'image-alt': problem<{ src: string }>({
    level: 'warning',
    'pt-BR': {
      what: (p) => `O texto da imagem "${p.src}" não diz o que ela mostra.`,
      fix: () =>
        'Descreva em "alt", em poucas palavras, o que se vê na imagem: é o que ouve quem não a vê.',
    },
    en: {
      what: (p) => `The text of the image "${p.src}" does not say what it shows.`,
      fix: () =>
        'Describe under "alt", in a few words, what is seen: those who do not see it hear that.',
    },
  }),
  'phone-in-text': problem<{ found: string }>({
    level: 'warning',
    'pt-BR': {
      what: (p) => `"${p.found}" está escrito direto no texto.`,
      fix: () =>
        'Guarde o número em site.yaml, em "contacts". No texto, escreva {{contacts.nome.phone}}; em um botão, use "call" ou "chat".',
    },
    en: {
      what: (p) => `"${p.found}" is written by hand.`,
      fix: () =>
        'Keep the number in site.yaml under "contacts". In a text write {{contacts.name.phone}}; in a button use "call" or "chat".',
    },
  }),
  'schema-line': problem<{ wanted: string; found: string | null }>({
    level: 'warning',
    'pt-BR': {
      what: (p) =>
        p.found === null
          ? 'Falta a linha que diz ao editor quais campos existem.'
          : `A linha que diz ao editor quais campos existem leva ao lugar errado: "${p.found}".`,
      fix: (p) =>
        `A primeira linha do arquivo deve ser «${p.wanted}». Para que ela se escreva sozinha: ${fixCommand}`,
    },
    en: {
      what: (p) =>
        p.found === null
          ? 'The line that tells the editor which fields there are is missing.'
          : `The schema line leads to the wrong place: "${p.found}".`,
      fix: (p) =>
        `The first line of the file should be «${p.wanted}». To have it written: ${fixCommand}`,
    },
  }),
  'key-order': problem<{ wanted: readonly string[] }>({
    level: 'warning',
    'pt-BR': {
      what: () => 'Os campos não estão na ordem de sempre.',
      fix: (p) => `A ordem é: ${p.wanted.join(', ')}. Para que se ordenem sozinhos: ${fixCommand}`,
    },
    en: {
      what: () => 'The fields are not in their usual order.',
      fix: (p) => `The order is: ${p.wanted.join(', ')}. To have them put in order: ${fixCommand}`,
    },
  }),
  'exception-unused': problem<{ phrase: string }>({
    level: 'warning',
    'pt-BR': {
      what: (p) => `A exceção "${p.phrase}" não está em nenhum texto.`,
      fix: () => 'Apague-a da lista: um dia ela poderia esconder um engano.',
    },
    en: {
      what: (p) => `The exception "${p.phrase}" is in no text.`,
      fix: () => 'Take it off the list: one day it might hide a mistake.',
    },
  }),
};

/** Permanent name of a lint: what `checks` of `site.yaml` switches. */
export type LintCode = keyof typeof lintProblems;
