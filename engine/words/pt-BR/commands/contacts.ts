/** Words of `portao contacts`. */
export const contacts = {
  braces: 'Entre {{ }} está o que muda de uma página para outra; o texto de cada uma: --page.',
  anyPost: ({ anyPostPath }: { anyPostPath: string }) =>
    `${anyPostPath} são todos os posts do blog.`,
  unused: ({ names }: { names: string }) => `Nenhum botão usa: ${names}.`,
  about: 'lista os botões de contato, com o número ou o endereço e a mensagem de cada um',
  pageFlag: '--page <endereço>',
  pageOption: 'só os botões desta página',
  jsonOption: 'responde em JSON, cada botão de cada página',
  onPages: ({ count }: { count: number }) => `em ${count} ${count === 1 ? 'página' : 'páginas'}`,
  quoted: ({ message }: { message: string }) => `«${message}»`,
  blocks: ({ count }: { count: number }): string => (count === 1 ? 'bloco' : 'blocos'),
  writtenAt: 'escrito em',
  unknownContact: 'contato desconhecido',
  notInSiteError: 'ERRO: não está em site.yaml',
  notInSite: 'não está em site.yaml',
  action: ({ kind }: { kind: 'chat' | 'call' | 'book' | 'write' | 'find' }): string =>
    ({
      chat: 'abre o chat de',
      call: 'liga para',
      book: 'marca hora em',
      write: 'escreve para',
      find: 'mostra no mapa',
    })[kind],
  placeholder: ', provisório',
  block: 'bloco',
  count: ({
    buttons,
    pages,
    numbers,
    placeholders,
  }: {
    buttons: number;
    pages: number;
    numbers: number;
    placeholders: number;
  }) =>
    [
      `${buttons} ${buttons === 1 ? 'botão ou link de contato' : 'botões e links de contato'}`,
      ` em ${pages} ${pages === 1 ? 'página' : 'páginas'}`,
      `, ${numbers} ${numbers === 1 ? 'contato' : 'contatos'}`,
      placeholders > 0
        ? ` (${placeholders} ${placeholders === 1 ? 'provisório' : 'provisórios'}).`
        : '.',
    ].join(''),
  kinds: { chat: 'chat', call: 'ligação', book: 'agenda', write: 'e-mail', find: 'mapa' },
};
