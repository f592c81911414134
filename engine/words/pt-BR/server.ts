/** What the server answers in a line where there is no page to show. */
export const server = {
  badAddress: 'Endereço inválido.',
  notFound: 'Página não encontrada.',
  methods: 'Só GET e HEAD.',
  failed: 'O servidor falhou. Tente de novo.',
  /** Where an entry of a form was not taken. */
  form: {
    title: 'O recado ainda não foi enviado',
    reasons: {
      faults: 'Confira os campos marcados e envie de novo. O que você escreveu está aqui.',
      changed: 'O formulário mudou enquanto você escrevia. Volte a ele e preencha de novo.',
      gone: 'Este formulário não está mais no site.',
      large: 'O que você escreveu é longo demais. Volte, escreva menos e envie de novo.',
      unreadable: 'O site não entendeu o que chegou. Volte e envie de novo.',
      elsewhere: 'O envio veio de outro site. Abra a página do formulário e envie por ela.',
      often:
        'Chegaram muitos envios deste endereço. Espere dez minutos, use o botão «Voltar» do navegador e envie de novo.',
      busy: 'O site recebeu muitos recados nesta hora. Tente daqui a dez minutos, ou ligue. O que você escreveu está aqui.',
      failed:
        'O site não conseguiu guardar o recado. Tente daqui a pouco, ou ligue. O que você escreveu está aqui.',
    },
    faults: {
      missing: 'Preencha este campo.',
      long: 'O texto é longo demais.',
      email: 'Confira o e-mail: falta uma parte.',
      phone: 'Escreva o telefone com DDD, só com números.',
      date: 'Escreva o dia assim: 2026-12-31.',
      number: 'Escreva um número.',
      option: 'Escolha uma das opções.',
    },
    again: 'Enviar de novo',
    back: 'Voltar à página',
    home: 'Ir para o início do site',
  },
};

/** What the server answers: the keys. */
export type ServerWords = typeof server;
