import type { CommandWords } from '../../pt-BR/commands.ts';

/** Names and texts in the examples of `--help`: of no trade, and of no site. */
export const examples: CommandWords['examples'] = {
  find: 'contact',
  email: 'mary@example.com',
  folder: 'copy',
  otherSite: 'other-site',
  place: 'Newtown',
  newSite:
    'my-company --trade Plumber --name "Clear Water" --city Newtown --coordinates 52.51,-3.31 --language en',
  page: '"Offers in May" --path /offers-in-may',
  work: '"A new oven for the bakery" --place newtown --photo oven.jpg',
  post: 'What to check before you call anyone',
  topic: 'What to check first',
  slug: 'what-to-check-first',
  holiday: 'christmas-offer',
  draft: 'draft.md',
  copy: 'copy.md',
  before: 'before.md',
  moved: '/contact /write-to-us',
  copied: '/contact /quote',
  copiedPlace: '/centre /newtown --name "Newtown"',
  pages: "'places/*' updated=2026-11-23",
  replaced: "'old text=new text'",
};
