// Brings the forms of a Portuguese word together for the search: index and query go the same way.

const accents = /[\u0300-\u036f]/g;

/** Plurals that take more than an `s` off (accents are gone by now). */
const plurals: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?:oes|aes|aos)$/, 'ao'], // cartões, capitães, corrimãos
  [/(?<=..)([aeou])is$/, '$1l'], // sinais, painéis, faróis
  [/ns$/, 'm'], // imagens
  [/(?<=..[rsz])es$/, ''], // flores, luzes
  [/(?<=..[^s])s$/, ''], // placas
];

/** What follows the stem, strictest first; the quantifier says how long the stem must stay. */
const endings: readonly RegExp[] = [
  /^(.{5,}?)(?:mente)$/, // automaticamente
  /^(.{4,}?)(?:[ai]mento|[aei]dora?|agem)$/, // funcionamento, instalador, regulagem
  /^(.{5,}?)(?:ent[oa])$/, // barulhento
  /^(.{3,}?)(?:acao|[aei]ndo|[ai]d[oa]|[aei]r|[aei]ram|ou|eu|iu|am|em|[aeo])$/, // instalação, fechando, queimado, abrir, parou
];

/**
 * The common form of one word: lower case, no accents, endings taken off; words with digits keep theirs. Not a full stemmer: what matters is that the words of services and repairs meet, and that nothing is cut below three
 * letters. `cartões` → `cartao`, `instalações` → `instal`, `fechando` → `fech`.
 */
export function foldWord(word: string): string {
  let folded = word.toLowerCase().normalize('NFD').replace(accents, '');
  if (!/^[a-z]{4,}$/.test(folded)) return folded;
  const plural = plurals.find(([ending]) => ending.test(folded));
  if (plural) folded = folded.replace(plural[0], plural[1]);
  if (folded.endsWith('ao') && !folded.endsWith('acao')) return folded; // cartão must not become carta
  for (const ending of endings) {
    const stem = ending.exec(folded)?.[1];
    if (!stem) continue;
    if (!folded.endsWith('mente')) return stem;
    folded = stem;
  }
  return folded;
}

// «não» is no stop word: «não abre» and «abre sozinho» are different problems. Nor is «sé», a cathedral.
const stopWords =
  ' a à às ao aos as o os um uma uns umas de da do das dos dum duma em na no nas nos num numa e é ou se que com sem ' +
  'por pela pelo pelas pelos para pra pro eu ele ela eles elas me meu minha meus minhas seu sua seus suas ' +
  'este esta esse essa isso isto está estão estao tá ta foi ser são qual quais como quando quanto quanta onde ' +
  'mas mais já ja só so também tambem até ate você voce vocês voces tem ter há ha fica ficou ';

/** Whether a word as typed says nothing about what is looked for. Compared with its accents: `se` is one, `sé` is none. */
export function isStopWord(word: string): boolean {
  return stopWords.includes(` ${word.toLowerCase().normalize('NFC')} `);
}
