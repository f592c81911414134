import type { times as reference, WrittenWindow } from '../../pt-BR/problems/times.ts';
import { didYouMean } from './did-you-mean.ts';

const moment = (text: string) => text.replace('T', ' ');

const between = ({ from, until }: WrittenWindow) =>
  [from && `from ${moment(from)}`, until && `until ${moment(until)}`].filter(Boolean).join(' ');

/** Problems of what is shown from a day on, or until one, in English. */
export const times: typeof reference = {
  'show-never': {
    what: (p) =>
      p.outer
        ? `This is shown ${between(p)}, inside of what is only shown ${between(p.outer)}: nobody ever sees it.`
        : `This begins on ${moment(p.from)} and ends before that, on ${moment(p.until)}: it is never shown.`,
    fix: (p) =>
      p.outer
        ? 'Write dates that lie within those of what is around it, or take one of the two "show" out.'
        : 'Write the beginning in "from" and the end, which comes later, in "until".',
  },
  'link-hidden': {
    what: (p) =>
      p.draft
        ? `The link "${p.link}" leads to a draft, ${p.page}, which is not on the site.`
        : `The link "${p.link}" leads to ${p.page}, which is not shown${between(p) && `: only ${between(p)}`}.`,
    fix: (p) =>
      p.draft
        ? 'Take the link out until the page is ready, or take "draft" out of the page.'
        : 'Give what has the link the same "show" as the page, or take the link out.',
  },
  'hours-day': {
    what: (p) =>
      ({
        none: 'This entry of "special" does not say the day.',
        several: 'This entry of "special" says the day in more than one way.',
        order: 'This entry of "special" ends before it begins.',
        long: 'This entry of "special" goes on for more than 400 days.',
      })[p.reason],
    fix: (p) =>
      ({
        none: 'Write "from", "yearly" or "easter".',
        several: 'Leave one of them: "from" (with or without "until"), "yearly" or "easter".',
        order: 'Write a day in "until" that comes after that of "from".',
        long: 'Check the years; whoever is closed for longer changes the hours of the week.',
      })[p.reason],
  },
  'promotion-unknown': {
    what: (p) => `There is no promotion "${p.name}" in "promotions" of site.yaml.`,
    fix: (p) => didYouMean(p.nearest, 'Write it in "promotions", with "from" and "until".'),
  },
  'promotion-unguarded': {
    what: (p) =>
      `The text says {{${p.reference}}}, which only holds with the promotion "${p.promotion}", and stays on the site after it.`,
    fix: (p) =>
      `Write "show: { promotion: ${p.promotion} }" in the block, or in the entry of the list in which the text stands.`,
  },
};
