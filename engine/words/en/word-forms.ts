// Brings the forms of an English word together for the search: index and query go the same way.

const accents = /[\u0300-\u036f]/g;

/** Forms that no rule brings together, by what they are forms of. */
const irregular: Readonly<Record<string, string>> = {
  broke: 'break',
  broken: 'break',
  stuck: 'stick',
  lost: 'lose',
  stolen: 'steal',
  teeth: 'tooth',
  feet: 'foot',
  children: 'child',
};

/** Plurals, strictest first. */
const plurals: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?<=...)ies$/, 'y'], // batteries
  [/(?<=..(?:ss|sh|ch|x|zz))es$/, ''], // glasses, switches
  [/(?<=..[^su])s$/, ''], // lights
];

/** What follows the stem; the quantifier says how long the stem must stay. */
const endings: readonly RegExp[] = [
  /^(.{4,})(?:ation|ment|ness)$/, // installation, replacement
  /^(.{3,})(?:ing|er|or|ed|ly)$/, // leaking, leaked, safely
];

/** The common form of one English word: not a full stemmer, and nothing is cut below three letters. `leaking` → `leak`, `batteries` → `battery`. */
export function foldWord(word: string): string {
  const folded = word
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .replace(/['’]s?$/, '');
  const form = Object.hasOwn(irregular, folded) ? irregular[folded]! : folded;
  if (!/^[a-z]{4,}$/.test(form)) return form;
  const plural = plurals.find(([ending]) => ending.test(form));
  const one = plural ? form.replace(plural[0], plural[1]) : form;
  const stem = endings
    .map((ending) => ending.exec(one)?.[1])
    .find((cut) => cut && /[aeiouy]/.test(cut));
  // Doubled letters and a silent `e` come and go with endings: stopped, stop; replacing, replace.
  return (stem ?? one).replace(/(?<=..)([bdgklmnprt])\1$/, '$1').replace(/(?<=...)e$/, '');
}

// "not", "no" and "out" are no stop words: "will not open" and "opens by itself", "sold out" and "sold" are different things.
const stopWords =
  ' a an the and or but of in on at to for from with without by as is are was were be been am do does did has have had ' +
  'i me my mine we us our you your he him his she her it its they them their this that these those ' +
  'what when where which who why how if so than then there here can could will would should may just also very ';

/** Whether a word as typed says nothing about what is looked for. */
export function isStopWord(word: string): boolean {
  return stopWords.includes(` ${word.toLowerCase()} `);
}
