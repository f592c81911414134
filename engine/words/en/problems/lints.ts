import { list, inRow, references, fixCommand } from '../../wording.ts';
import type { lints as reference } from '../../pt-BR/problems/lints.ts';
import { missingWords } from '../missing-words.ts';
import { siteCode } from './site-code.ts';

const noteException = (code: string) =>
  `If it is right as it is, note the phrase in site.yaml under "exceptions.${code}".`;

const fillings: Readonly<Record<string, string>> = {
  services: 'Write the services under "services" of site.yaml',
  openingRows: 'Write the hours under "hours" of site.yaml',
  regionGroups: 'Make a place with "portao new place"',
};

/** What builds, and is better not published so; `site.yaml`, `checks`, changes the level of each. */
export const lints: typeof reference = {
  todo: {
    what: (p) => `This text is still to be written: "${p.text}".`,
    fix: (p) =>
      /^(?:WRITE|ESCREVA):/.test(p.text)
        ? 'Write it, and delete this comment.'
        : p.text.includes('TODO')
          ? 'Write it, and take the TODO off its beginning.'
          : 'Write the real text in its place: this only holds it.',
  },
  safety: {
    what: (p) => `"${p.sentence}" is advice that hurts, by the rule «${p.rule} ${p.why}»`,
    fix: (p) =>
      p.missing.length > 0
        ? `${missingWords(p.missing, p.page)} For instance: "${p.instead}"`
        : `Write "${p.instead}", for instance. If the text is right, add what makes it right to "unless" of the rule "${p.id}" in safety.yaml.`,
  },
  'image-in-text': {
    what: (p) => `"${p.image}" is a picture that this text does not show.`,
    fix: (p) =>
      p.spaced
        ? `There is a space in the name of the file. Rename "${p.spaced.name}" to "${p.spaced.to}" in media/, and here.`
        : 'A text in Markdown shows those of media/, by the name of the file: ![what is seen](street.jpg "caption"). Or say in words what it shows.',
  },
  'markup-in-text': {
    what: (p) => `Visitors would read "${p.found}" letter by letter.`,
    fix: (p) => (p.write === null ? 'Delete it.' : `Write: ${p.write}`),
  },
  'coordinates-far': {
    what: (p) =>
      `${p.found} is ${p.km.toLocaleString('en')} km from the other places of the site, in a straight line.`,
    fix: (p) =>
      p.meant === null
        ? 'Check the numbers: the latitude comes first, then the longitude. If the place is right, write in site.yaml: checks: { coordinates-far: off }'
        : `Write: ${p.meant}`,
  },
  placeholder: {
    what: ({ name, missing }) =>
      missing
        ? `"${name}" is missing: the law asks that the site shows it.`
        : `"${name}" is still a placeholder.`,
    fix: ({ missing }) =>
      missing
        ? `Write in site.yaml, inside of "business": ${missing.line}`
        : 'Replace it with the real value and remove "placeholder: true" before publishing.',
  },
  sample: {
    what: ({ what, block, count, names }) =>
      what === 'rating'
        ? 'The rating of the site is a sample.'
        : what === 'claim'
          ? `The claim "${names[0]}" is not confirmed yet.`
          : `${count} ${what === 'claims' ? (count === 1 ? 'claim is not confirmed yet' : 'claims are not confirmed yet') : `${count === 1 ? 'sample' : 'samples'} in the block "${block!.title.en}"`}: ${inRow(names)}`,
    fix: ({ what }) =>
      ({
        claims: 'Verify each value and say in "confirmed" who did, when, and from what.',
        claim:
          'Verify the value with the owner and write in it: confirmed: { by: who verified it, date: "year-month-day", source: where it is written }',
        rating: 'Replace it with the real rating and remove "sample: true".',
        block: 'Replace each with a real one and remove its "sample: true".',
      })[what],
  },
  'promotion-unseen': {
    what: (p) => `What the offer "${p.name}" announces is seen on no page.`,
    fix: (p) =>
      `Write the block that shows it in "layout", "before" of site.yaml: "- { type: ${p.types[0] ?? ''}, label: Offers }".`,
  },
  'promotion-over': {
    what: (p) =>
      `The promotion "${p.name}" ended on ${p.until}: the site shows nothing of it any more.`,
    fix: () => 'Write its new days, or remove the promotion and the texts that speak of it.',
  },
  'place-foreign': {
    what: (p) => `The text speaks of ${p.place}, and the page ${p.page} is about ${p.own}.`,
    fix: (p) =>
      `Speak of ${p.own}; or, if ${p.place} is meant, put the place into "near" or link to its page. ${noteException('place-foreign')}`,
  },
  'claim-by-hand': {
    what: (p) =>
      `"${p.found}" is written by hand, and is the value of ${list(references(p.names))}.`,
    fix: () =>
      `Write the reference, braces included, in the place of the value, so that it changes in one place. ${noteException('claim-by-hand')}`,
  },
  'number-by-hand': {
    what: (p) => `"${p.found}" is written by hand.`,
    fix: () =>
      `Keep the value in site.yaml under "claims", and write the reference in the text, such as {{claims.name}}. ${noteException('number-by-hand')}`,
  },
  'hours-by-hand': {
    what: (p) =>
      `"${p.found}" is written by hand; the hours of the site are in site.yaml, "hours": ${list(p.said.map(({ text }) => text))}.`,
    fix: (p) =>
      `Write the reference in the place of the hours (${p.said.map(({ name }) => `{{${name}}}`).join(' or ')}), so that they change in one place. ${noteException('hours-by-hand')}`,
  },
  'claims-contradict': {
    what: (p) =>
      `"${p.name}" says "${p.value}" and "${p.other}" says "${p.otherValue}", in the same context.`,
    fix: () => 'Say in "context" when each value holds, or keep only one.',
  },
  'claim-uncovered': {
    what: (p) => `"${p.value}" stands here without what it covers.`,
    fix: (p) => `Say beside it, in the same text, what that value holds for: ${p.covers}.`,
  },
  'title-length': {
    what: (p) => `The title has ${p.length} characters; search engines show up to ${p.most}.`,
    fix: () => 'Shorten the title.',
  },
  'description-length': {
    what: (p) => `The description has ${p.length} characters, counted as visitors read it.`,
    fix: (p) => `Write ${p.fewest} to ${p.most}: that is what search engines show.`,
  },
  'pages-alike': {
    what: (p) =>
      `${p.percent}% of what this page says is also said by ${p.other}. What repeats most is the block "${p.block.en}"${p.partial === null ? '' : `, which comes from ${p.partial}`}.`,
    fix: (p) =>
      p.partial === null
        ? 'Write here what is of this page alone. "portao alike" shows all that are alike.'
        : 'Write more in this page that is of it alone, or shorten what all repeat. "portao alike" shows all that are alike.',
  },
  'page-orphan': {
    what: (p) =>
      p.path === '/'
        ? 'The site has no home page, and the other pages are reached from there.'
        : `Nobody gets to ${p.path} by following links from the home page.`,
    fix: (p) =>
      p.path === '/'
        ? 'Create pages/index.yaml, with "path: /".'
        : 'Link to it from a menu, or from a page that can be reached.',
  },
  'heading-skip': {
    what: (p) =>
      p.before === 0
        ? `The page begins with a heading of level ${p.level}, without a main heading.`
        : `A heading of level ${p.level} comes right after one of level ${p.before}.`,
    fix: (p) =>
      p.before === 0
        ? `Begin the page with an opening block: ${list(p.openings)}.`
        : `Put a heading of level ${p.before + 1} before it, or give this one level ${p.before + 1}. In a text "###" is level 3; the "heading" of a block is level 2.`,
  },
  'heading-twice': {
    what: (p) => `This is the second main heading of ${p.page}; a page has one.`,
    fix: () => 'Keep one opening block on the page: remove this one, or change its type.',
  },
  'block-twice': {
    what: (p) => `The page ${p.page} has "${p.type}" twice.`,
    fix: () =>
      'Remove this block: a page has one, and that of site.yaml ("layout") is on every page.',
  },
  'block-empty': {
    what: (p) => `"${p.type}" is not seen on the page: the list that it shows is empty.`,
    fix: (p) => `${fillings[p.list] ?? 'Fill what it shows'}, or remove this block.`,
  },
  'image-alt': {
    what: (p) => `The text of the image "${p.src}" does not say what it shows.`,
    fix: (p) =>
      `Describe ${p.inText ? 'between "[" and "]"' : 'under "alt"'}, in a few words, what is seen: those who do not see it hear that.`,
  },
  'updated-future': {
    what: (p) => `The day "${p.updated}" has not come yet.`,
    fix: () => 'Write the day on which the page was last changed.',
  },
  'place-misspelt': {
    what: (p) => `"${p.found}" has other accents than the place, which is ${p.place}.`,
    fix: (p) => `Write: ${p.place}`,
  },
  'phone-in-text': {
    what: (p) => `"${p.found}" is written by hand.`,
    fix: () =>
      'Keep the number in site.yaml under "contacts". In a text write {{contacts.name.phone}}; in a button use "call" or "chat". If it is the number of somebody else, note it in site.yaml under "exceptions.phone-in-text".',
  },
  'schema-line': {
    what: (p) =>
      p.found === null
        ? 'The line that tells the editor which fields there are is missing.'
        : `The schema line leads to the wrong place: "${p.found}".`,
    fix: (p) =>
      `The first line of the file should be «${p.wanted}». To have it written: ${fixCommand}`,
  },
  'key-order': {
    what: () => 'The fields are not in their usual order.',
    fix: (p) => `The order is: ${p.wanted.join(', ')}. To have them put in order: ${fixCommand}`,
  },
  'exception-unused': {
    what: (p) => `The exception "${p.phrase}" is in no text.`,
    fix: () => 'Take it off the list: one day it might hide a mistake.',
  },
  'own-lint': {
    what: (p) => ('fault' in p ? siteCode['own-code'].what(p) : p.what),
    fix: (p) => ('fault' in p ? siteCode['own-code'].fix(p) : p.fix),
  },
};
