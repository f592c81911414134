/** Names and texts in the examples of `--help`: of no trade, and of no site. */
export const examples = {
  find: 'contato',
  email: 'maria@exemplo.com.br',
  folder: 'copia',
  otherSite: 'outro-site',
  place: 'Vila Nova',
  newSite: 'minha-empresa --trade Encanador --name "Água Certa" --city "Bom Jesus, PI"',
  page: '"Promoção de maio" --path /promocao-de-maio',
  post: 'O que olhar antes de chamar alguém',
  topic: 'O que olhar primeiro',
  slug: 'o-que-olhar-primeiro',
  holiday: 'promocao-de-natal',
  draft: 'rascunho.md',
  copy: 'copia.md',
  before: 'antes.md',
};
