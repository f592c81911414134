/** Words of `portao blocks`. */
export const blocks = {
  fieldsHead: 'Campos (* obrigatório)',
  noFields: '  Nenhum.',
  addedHead: 'O site acrescenta sozinho',
  copyHead: 'Para copiar, abaixo de «blocks:»',
  listed: ({ count, type }: { count: number; type: string }) =>
    `${count} blocos. Os campos de um e um exemplo: npm run portao -- blocks ${type}`,
  or: ' ou ',
  unknownType: ({ type, near }: { type: string; near: string }) =>
    `O bloco "${type}" não existe. ${near ? `Você quis dizer ${near}?` : 'Veja todos com: npm run portao -- blocks'}`,
  about: 'mostra os blocos, ou os campos de um e um exemplo para copiar',
  typeArgument: '[tipo]',
  typeOption: 'tipo do bloco, como hero',
  seeShape: ({ title }: { title: string }) => `, veja «${title}» abaixo`,
  allowed: 'Valores',
  otherwise: 'Sem este campo',
  example: 'Exemplo',
  forms: {
    text: { one: 'texto', many: 'textos' },
    markdown: { one: 'texto com Markdown', many: 'textos com Markdown' },
    number: { one: 'número', many: 'números' },
    integer: { one: 'número inteiro', many: 'números inteiros' },
    boolean: { one: 'true ou false', many: 'true ou false' },
    choice: { one: 'um destes valores', many: 'valores' },
    group: { one: 'grupo de campos', many: 'grupos de campos' },
    values: { one: 'nomes, cada um com um texto', many: 'nomes com textos' },
    button: { one: 'botão', many: 'botões' },
    image: { one: 'imagem', many: 'imagens' },
    list: { one: 'lista', many: 'listas' },
  },
  listOf: ({
    from,
    to,
    one,
    many,
  }: {
    from: number | undefined;
    to: number | undefined;
    one: string;
    many: string;
  }) => {
    if (to === undefined) return `lista de ${many}`;
    return from === to
      ? `lista de ${to} ${to === 1 ? one : many}`
      : `lista de ${from ?? 0} a ${to} ${many}`;
  },
};
