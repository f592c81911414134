import { list, someNames, listItem, withTitles } from '../../wording.ts';
import { typeWhat, typeFix } from './field-words.ts';
import { didYouMean } from './did-you-mean.ts';
import { values } from './values.ts';
import type { Elsewhere, fields as reference } from '../../pt-BR/problems/fields.ts';

function elsewhereWords({ group, fields, spaces }: Elsewhere): string {
  const item = listItem.exec(group);
  const place =
    group === '' ? 'the document' : item ? `item ${item[2]!} of "${item[1]!}"` : `"${group}"`;
  const start =
    spaces === 0 ? 'without spaces at the beginning' : `with ${spaces} spaces at the beginning`;
  return fields.length > 1
    ? `The fields ${list(fields)} belong to ${place}: write these lines ${start}.`
    : `It belongs to ${place}: write the line ${start}.`;
}

const ifEarlier = ({ upgraded }: { upgraded?: boolean }) =>
  upgraded ? '' : ' If the site is of an earlier version: npm run portao -- upgrade';

/** Problems of fields against their schema. */
export const fields: typeof reference = {
  ...values,
  'field-unknown': {
    what: (p) => `There is no field "${p.field}" here.`,
    fix: (p) =>
      p.elsewhere === null
        ? didYouMean(p.nearest, `Remove it, or use one of: ${someNames(p.known)}.${ifEarlier(p)}`)
        : elsewhereWords(p.elsewhere),
  },
  'field-comma': {
    what: (p) =>
      p.outside === ''
        ? `The numbers of "${p.field}" have decimal commas, and in a list a comma separates items.`
        : `Between braces a comma separates fields, and "${p.outside}" is left out of "${p.field}".`,
    fix: (p) =>
      p.outside === ''
        ? `Write the numbers with points: ${p.fixed}`
        : `Put the whole text in quotes: ${p.fixed}`,
  },
  'field-type': { what: typeWhat, fix: typeFix },
  'row-length': {
    what: (p) =>
      `The row "${p.name}" has ${p.cells} values, and the table has ${p.columns} columns.`,
    fix: (p) =>
      p.cells < p.columns
        ? 'Write one value for each column in "cells". Where there is none, write "–".'
        : 'Take what is left over out of "cells", or name its column in "columns".',
  },
  'form-unread': {
    what: () =>
      'The form does not say where its message goes, and the site has no panel in which it would be read.',
    fix: () =>
      'Write the address of a service for forms in "to", or make the page /admin, with the block "admin-panel".',
  },
  'form-days': {
    what: (p) =>
      `The text says "${p.said}", and the panel deletes messages after ${p.keepDays} days.`,
    fix: (p) => `Write ${p.keepDays} days in the text, or change "keepDays".`,
  },
  'block-unknown-type': {
    what: (p) => `Block ${p.index} has the type "${p.found}", which does not exist.`,
    fix: (p) =>
      p.meant.length > 0
        ? `Did you mean ${withTitles(p.meant, 'en', ' or ')}?`
        : `See the types in the gallery (npm run dev, page /_blocks) or in docs/authoring.md.${ifEarlier(p)}`,
  },
  'block-without-type': {
    what: (p) => `Block ${p.index} does not say its type.`,
    fix: (p) =>
      p.misspelt
        ? `Replace "${p.misspelt}" with "type".`
        : 'Begin the block with "- type: name-of-the-block".',
  },
  'choice-missing': {
    what: (p) => `${p.fields.map((field) => `"${field}"`).join(' or ')} is missing.`,
    fix: (p) =>
      `Write one of them. ${p.about.en} For example: ${p.examples.map((example) => example.en).join('; or ')}`,
  },
  'choice-many': {
    what: (p) => `${p.fields.map((field) => `"${field}"`).join(' and ')} do not go together.`,
    fix: () => 'Keep only one of them.',
  },
  'button-without-action': {
    what: (p) => `The button "${p.label}" leads nowhere.`,
    fix: () => 'Give it an action: "chat: message", "call: contact" or "link: /page".',
  },
  'button-many-actions': {
    what: (p) => `The button "${p.label}" has more than one action: ${list(p.actions)}.`,
    fix: () => 'Keep only one of them.',
  },
};
