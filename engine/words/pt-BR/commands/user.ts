/** Words of `portao user`. */
export const user = {
  noAddress:
    'Não se sabe o endereço do site. Escreva-o em SITE_URL, como https://www.exemplo.com.br',
  noEmail: ({ typed }: { typed: string }) =>
    `"${typed}" não é um e-mail. Escreva-o inteiro, como joana@exemplo.com.br`,
  link: ({
    email,
    until,
    zone,
    link,
    local,
  }: {
    email: string;
    until: string;
    zone: string;
    link: string;
    local: string | null;
  }) =>
    `Mande este link para ${email}. Ele funciona uma vez, até ${until} (${zone}):\n\n  ${link}\n${
      local === null
        ? ''
        : `\nO endereço em site.yaml (url) ainda é um exemplo. Enquanto npm run dev roda nesta máquina, o link é:\n\n  ${local}\n`
    }`,
  mailRefused: ({ reason }: { reason: string }) =>
    `O projeto do Supabase não mandou o e-mail: ${reason}`,
  invited: ({ email }: { email: string }) => `O Supabase mandou o convite para ${email}.\n`,
  resetSent: ({ email }: { email: string }) => `Se ${email} tem conta, o Supabase mandou o link.\n`,
  invitedUntil: 'convite até',
  signedIn: 'entrou em',
  neverSignedIn: 'nunca entrou',
  nobody: 'Ninguém ainda.\n',
  cannotAsk: ({ address }: { address: string }) =>
    `Não há um terminal em que perguntar. Se é isto mesmo: npm run portao -- user remove ${address} --yes`,
  askRemove: ({ address }: { address: string }) =>
    `Remover ${address} do painel? As sessões terminam na hora.`,
  nobodyAt: ({ address }: { address: string }) =>
    `Ninguém do painel tem o e-mail ${address}. Veja quem há com: npm run portao -- user list`,
  removed: ({ address }: { address: string }) => `Removido: ${address}.\n`,
  help: {
    email: 'endereço de e-mail',
    list: 'lista as pessoas do painel',
    invite:
      'convida alguém: mostra um link que funciona uma vez, ou manda um e-mail (projeto hospedado)',
    role: 'editor: redatora, escreve e entrega para aprovação; admin: administradora, tudo',
    reset: 'dá a alguém um link para escolher outra senha, ou manda um e-mail (projeto hospedado)',
    remove: 'remove alguém do painel (pergunta antes)',
    about: 'cuida das pessoas do painel',
  },
  roles: {
    admin: 'administradora',
    editor: 'redatora',
  },
};
