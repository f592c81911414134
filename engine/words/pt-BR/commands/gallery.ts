/** Words of the galleries of the development server, `/_blocks` and `/_looks`. */
export const gallery = {
  /** What `/_blocks` and `/_looks` say of what they show. */
  blocks: {
    title: 'Blocos',
    skip: 'Pular para os blocos',
    find: 'Achar um bloco',
    noneFound: ({ typed }: { typed: string }) => `Nenhum bloco com «${typed}».`,
  },
  looks: {
    title: 'Aparências',
    skip: 'Pular para as aparências',
    find: 'Achar uma aparência',
    noneFound: ({ typed }: { typed: string }) => `Nenhuma aparência com «${typed}».`,
  },
  view: 'Como mostrar',
  width: 'Largura',
  theme: 'Tema',
  themes: { both: 'Os dois', light: 'Claro', dark: 'Escuro' },
  /** After the title of a page in the dark theme. */
  isDark: '(escuro)',
  fields: ({ count }: { count: number }) => `Campos (${count})`,
  required: '* obrigatório',
  openAlone: 'Abrir sozinho',
  copy: 'Copiar',
  /** Said after `copy` where only that is heard. */
  yamlToCopy: ({ title }: { title: string }) => `o YAML de ${title}`,
  yaml: ({ title }: { title: string }) => `YAML de ${title}`,
  copied: 'Copiado',
  notCopied: 'Não deu: selecione e copie',
  siteErrors: 'Há erros no site.',
  seeErrors: 'Ver os erros',
};
