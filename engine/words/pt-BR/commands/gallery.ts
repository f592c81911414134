/** Words of the gallery of the development server, `/_blocks`. */
export const gallery = {
  title: 'Blocos',
  /** Title of `/_looks`. */
  looks: 'Aparências',
  skip: 'Pular para os blocos',
  view: 'Como mostrar',
  width: 'Largura',
  theme: 'Tema',
  themes: { both: 'Os dois', light: 'Claro', dark: 'Escuro' },
  /** After the title of a page in the dark theme. */
  isDark: '(escuro)',
  find: 'Achar um bloco',
  noneFound: ({ typed }: { typed: string }) => `Nenhum bloco com «${typed}».`,
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
