import type { CommandWords } from '../../pt-BR/commands.ts';

/** Words of `portao alike`. */
export const alike: CommandWords['alike'] = {
  about: 'says which pages repeat each other, how much, and the block that repeats most',
  columns: ['alike', 'page', 'like', 'what repeats most'],
  count: ({ above, limit, median }) =>
    `${above === 1 ? '1 page has' : `${above} pages have`} ${limit} or more in common with another; half have at least ${median}. Names of places and figures do not count.`,
};
