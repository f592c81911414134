// Figures of commit f2fb1cd, the last one before there was one way through a site: what the redesign is compared with.

/** Code of `engine/`, formatted (count.mjs). */
export const codeBefore = { files: 221, lines: 19_975, code: 16_735 };

/** By report and row. Those of lists (processor time) and of memory in `dev` come from a busy machine, the others from a quiet one. */
const figures = {
  'own site': { empty: '0.50 s', unchanged: '0.10 s', edited: '0.15 s' },
  'texts 1000': { empty: '2.62 x the floor, 132 MB', edited: '0.12 x a first build' },
  'texts 10000': { empty: '2.21 x the floor, 201 MB', edited: '0.06 x a first build' },
  'lists 1000': { empty: '1.9 x the floor, 155 MB', edited: '0.13 x a first build' },
  'lists 10000': { empty: '2.0 x the floor, 299 MB', edited: '0.03 x a first build' },
  'dev memory': { 200: '288', 10000: '638' },
  watch: { 10000: '42' },
};

/** What a row of a report said before; empty where it was not measured. */
export const before = (report, row) => figures[report]?.[row] ?? '';
