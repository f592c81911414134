import { list, problem } from '../wording.ts';

const switchPt = (code: string) => `ou ponha a frase em site.yaml, em "exceptions", "${code}"`;
const switchEn = (code: string) => `or put the phrase into site.yaml, under "exceptions", "${code}"`;
const references = (names: readonly string[]) => names.map((name) => `{{claims.${name}}}`);

/** What samples are called. */
interface Sample {
  readonly what: 'claims' | 'rating' | 'testimonials';
  readonly count: number;
  /** The first of them. */
  readonly names: readonly string[];
}

/** What builds, and is better not published so; `site.yaml`, `checks`, changes the level of each. */
export const lintProblems = {
  'todo': problem<{ text: string }>({
    level: 'error',
    pt: { what: (p) => `Este texto ainda não foi escrito: "${p.text}".`, fix: () => 'Escreva-o, e tire o TODO do começo.' },
    en: { what: (p) => `This text is still to be written: "${p.text}".`, fix: () => 'Write it, and take the TODO off its beginning.' },
  }),
  'placeholder': problem<{ name: string }>({
    level: 'warning',
    pt: { what: (p) => `"${p.name}" ainda é provisório.`, fix: () => 'Troque pelo dado verdadeiro e apague "placeholder: true" antes de publicar.' },
    en: { what: (p) => `"${p.name}" is still a placeholder.`, fix: () => 'Replace it with the real value and remove "placeholder: true" before publishing.' },
  }),
  'sample': problem<Sample>({
    level: 'warning',
    pt: {
      what: ({ what, count, names }) => (what === 'rating' ? 'A nota do site é um exemplo.' : `${count} ${what === 'claims' ? (count === 1 ? 'afirmação ainda não foi confirmada' : 'afirmações ainda não foram confirmadas') : count === 1 ? 'depoimento é um exemplo' : 'depoimentos são exemplos'}: ${names.join(', ')}.`),
      fix: ({ what }) => (what === 'claims' ? 'Confirme cada valor e apague "sample: true" dele.' : 'Troque pelo verdadeiro e apague "sample: true".'),
    },
    en: {
      what: ({ what, count, names }) => (what === 'rating' ? 'The rating of the site is a sample.' : `${count} ${what === 'claims' ? (count === 1 ? 'claim is not confirmed yet' : 'claims are not confirmed yet') : count === 1 ? 'testimonial is a sample' : 'testimonials are samples'}: ${names.join(', ')}.`),
      fix: ({ what }) => (what === 'claims' ? 'Confirm each value and remove its "sample: true".' : 'Replace by the real one and remove "sample: true".'),
    },
  }),
  'place-foreign': problem<{ place: string; own: string; page: string }>({
    level: 'warning',
    pt: { what: (p) => `O texto fala de ${p.place}, e a página ${p.page} é de ${p.own}.`, fix: (p) => `Fale de ${p.own}, ponha o lugar em "near", faça um link para a página dele, ${switchPt('place-foreign')}.` },
    en: { what: (p) => `The text speaks of ${p.place}, and the page ${p.page} is about ${p.own}.`, fix: (p) => `Speak of ${p.own}, put the place into "near", link to its page, ${switchEn('place-foreign')}.` },
  }),
  'claim-by-hand': problem<{ found: string; names: readonly string[] }>({
    level: 'warning',
    pt: { what: (p) => `"${p.found}" está escrito à mão, e é o valor de ${list(references(p.names))}.`, fix: () => `Escreva o nome no lugar do valor, para que mude em um lugar só, ${switchPt('claim-by-hand')}.` },
    en: { what: (p) => `"${p.found}" is written by hand, and is the value of ${list(references(p.names))}.`, fix: () => `Write the name in the place of the value, so that it changes in one place, ${switchEn('claim-by-hand')}.` },
  }),
  'number-by-hand': problem<{ found: string }>({
    level: 'warning',
    pt: { what: (p) => `"${p.found}" está escrito à mão.`, fix: () => `Escreva o valor em site.yaml, em "claims", e no texto o nome dele, ${switchPt('number-by-hand')}.` },
    en: { what: (p) => `"${p.found}" is written by hand.`, fix: () => `Write the value in site.yaml under "claims", and its name in the text, ${switchEn('number-by-hand')}.` },
  }),
  'claims-contradict': problem<{ name: string; value: string; other: string; otherValue: string }>({
    level: 'warning',
    pt: { what: (p) => `"${p.name}" diz "${p.value}" e "${p.other}" diz "${p.otherValue}", no mesmo contexto.`, fix: () => 'Diga em "context" quando vale cada valor, ou deixe um só.' },
    en: { what: (p) => `"${p.name}" says "${p.value}" and "${p.other}" says "${p.otherValue}", in the same context.`, fix: () => 'Say in "context" when each value holds, or keep only one.' },
  }),
  'title-length': problem<{ length: number; most: number }>({
    level: 'warning',
    pt: { what: (p) => `O título tem ${p.length} letras; o buscador mostra até ${p.most}.`, fix: () => 'Encurte o título.' },
    en: { what: (p) => `The title has ${p.length} characters; search engines show up to ${p.most}.`, fix: () => 'Shorten the title.' },
  }),
  'description-length': problem<{ length: number; fewest: number; most: number }>({
    level: 'warning',
    pt: { what: (p) => `A descrição tem ${p.length} letras, com as referências preenchidas.`, fix: (p) => `Escreva de ${p.fewest} a ${p.most}.` },
    en: { what: (p) => `The description has ${p.length} characters, references filled in.`, fix: (p) => `Write ${p.fewest} to ${p.most}.` },
  }),
  'pages-alike': problem<{ other: string; percent: number }>({
    level: 'warning',
    pt: { what: (p) => `${p.percent}% do texto próprio desta página é o de ${p.other}.`, fix: () => 'Escreva o que é só desta página; o que é igual em muitas vai para uma parte (site/partials).' },
    en: { what: (p) => `${p.percent}% of this page's own text is that of ${p.other}.`, fix: () => 'Write what is of this page alone; what many share belongs into a partial (site/partials).' },
  }),
  'page-orphan': problem<{ path: string }>({
    level: 'warning',
    pt: { what: (p) => `Nenhuma outra página leva a ${p.path}.`, fix: () => 'Faça um link para ela em outra página ou em um menu.' },
    en: { what: (p) => `No other page leads to ${p.path}.`, fix: () => 'Link to it from another page or a menu.' },
  }),
  'heading-skip': problem<{ level: number; before: number }>({
    level: 'warning',
    pt: { what: (p) => (p.before === 0 ? `A página começa com um título de nível ${p.level}, sem título principal.` : `Um título de nível ${p.level} vem logo depois de um de nível ${p.before}.`), fix: (p) => (p.before === 0 ? 'Comece a página por um bloco de abertura ("hero" ou "page-heading").' : `Escreva antes dele um título de nível ${p.before + 1}, como o "heading" do bloco, ou mude o nível.`) },
    en: { what: (p) => (p.before === 0 ? `The page begins with a heading of level ${p.level}, without a main heading.` : `A heading of level ${p.level} comes right after one of level ${p.before}.`), fix: (p) => (p.before === 0 ? 'Begin the page with an opening block ("hero" or "page-heading").' : `Write a heading of level ${p.before + 1} before it, such as the "heading" of the block, or change the level.`) },
  }),
  'image-alt': problem<{ src: string }>({
    level: 'warning',
    pt: { what: (p) => `A imagem "${p.src}" não diz o que mostra.`, fix: () => 'Descreva em poucas palavras o que se vê nela, para quem não a vê.' },
    en: { what: (p) => `The image "${p.src}" does not say what it shows.`, fix: () => 'Describe in a few words what is seen, for those who do not see it.' },
  }),
  'phone-in-text': problem<{ found: string }>({
    level: 'warning',
    pt: { what: (p) => `"${p.found}" está escrito à mão.`, fix: () => 'Escreva o número em site.yaml, em "contacts"; no texto, {{contacts.nome.phone}}; em um botão, "call" ou "chat".' },
    en: { what: (p) => `"${p.found}" is written by hand.`, fix: () => 'Write the number in site.yaml under "contacts"; in a text {{contacts.name.phone}}; in a button "call" or "chat".' },
  }),
  'schema-line': problem<{ wanted: string; found: string | null }>({
    level: 'warning',
    pt: { what: (p) => (p.found === null ? 'Falta a linha que diz ao editor que campos existem.' : `A linha do esquema leva ao lugar errado: "${p.found}".`), fix: (p) => `A primeira linha é: ${p.wanted}. (--fix a escreve.)` },
    en: { what: (p) => (p.found === null ? 'The line that tells the editor which fields there are is missing.' : `The schema line leads to the wrong place: "${p.found}".`), fix: (p) => `The first line is: ${p.wanted}. (--fix writes it.)` },
  }),
  'key-order': problem<{ wanted: readonly string[] }>({
    level: 'warning',
    pt: { what: () => 'Os campos não estão na ordem de sempre.', fix: (p) => `A ordem é: ${p.wanted.join(', ')}. (--fix os põe em ordem.)` },
    en: { what: () => 'The fields are not in their usual order.', fix: (p) => `The order is: ${p.wanted.join(', ')}. (--fix puts them in order.)` },
  }),
  'exception-unused': problem<{ phrase: string }>({
    level: 'warning',
    pt: { what: (p) => `A exceção "${p.phrase}" não está em nenhum texto.`, fix: () => 'Apague-a, para que não esconda um engano.' },
    en: { what: (p) => `The exception "${p.phrase}" is in no text.`, fix: () => 'Delete it, so that it hides no mistake.' },
  }),
};

/** Permanent name of a lint: what `checks` of `site.yaml` switches. */
export type LintCode = keyof typeof lintProblems;
