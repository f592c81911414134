/** What forms of the panel say of a value, where the words of `check` are for whoever writes the file. */
export const formProblems = {
  missing: { message: 'Este campo está vazio.', fix: 'Preencha-o.' },
  format: ({ found }: { found: string }) => ({
    message: `«${found}» não serve aqui.`,
    fix: 'Confira se falta ou sobra alguma coisa.',
  }),
  order: {
    message: 'O último dia vem antes do primeiro: isto nunca apareceria.',
    fix: 'Troque um dos dois.',
  },
};

/** The same in any language. */
export type FormProblems = typeof formProblems;
