/** Help of fields in the forms of the panel, by section and field, where that of the schema is for whoever writes the file. */
export const formHelp = {
  'contacts.kind':
    'O que o botão faz: abrir uma conversa, ligar, escrever um e-mail, marcar uma hora ou mostrar o mapa. Daqui vêm o nome e o sinal que o visitante vê.',
  'contacts.phone': 'Com DDD. Fora do Brasil, com + e o código do país.',
  'contacts.placeholder':
    'Marcado enquanto este dado não é o verdadeiro. Quando você o troca, a marca sai sozinha.',
  'contacts.calls': 'Só no WhatsApp: o mesmo número também recebe ligações.',
  'contacts.user': 'Só no Telegram: o nome de usuário, sem @.',
  'contacts.email': 'Só para e-mail: o endereço.',
  'contacts.url': 'Só para agenda e mapa: o endereço da página.',
  'contacts.coordinates': 'Só para o mapa, no lugar do endereço da página: latitude e longitude.',
  'contacts.message': 'A mensagem que já vem escrita quando o botão não diz outra.',
  'contacts.structuredData':
    'O que os buscadores ficam sabendo deste contato. Vazio serve para quase todos.',
  'hours.holidays': 'Os feriados em que o expediente não abre.',
  'hours.special[]': 'Um dia, ou vários seguidos; sem horário, está fechado.',
  'hours.from': 'O dia, ou o primeiro de vários.',
  'hours.name': 'O que o visitante lê ao lado do dia: férias, inventário.',
  'hours.yearly': 'No lugar do primeiro dia: um dia de todos os anos, mês-dia.',
  'hours.easter':
    'No lugar do primeiro dia: quantos dias depois da Páscoa, ou antes dela com um menos. A terça de Carnaval é -47.',
  claims: 'Cada número que o site afirma. Muda aqui, e muda em todas as páginas que o dizem.',
  'claims.value': 'Como aparece nas páginas.',
  priceTags: 'O que se cobra, dito em uma linha no alto das páginas.',
  'priceTags.value': 'O que se lê grande: o preço.',
  promotions: 'Ofertas que começam e acabam em um dia. O que fala de uma sai das páginas com ela.',
  'promotions.notice':
    'Uma frase curta. Aparece no alto das páginas do primeiro dia ao último, com o último dia ao lado.',
  'promotions.from': 'O primeiro dia em que vale.',
  'promotions.until': 'O último dia em que vale, até o fim dele.',
  'promotions.claims':
    'Só para ofertas de que as páginas falam: os preços e nomes que saem delas junto. Para anunciar, basta a frase.',
  'business.logo': 'Nome de um desenho do site.',
  // What stands above it says it.
  'business.value': '',
  'business.postalCode': 'Código postal, na forma do país: no Brasil, o CEP.',
  'business.payment': 'Como se paga, uma forma por item.',
  'business.priceRange':
    'Faixa de preço que os buscadores leem. Um preço que já é uma afirmação fica como está: muda lá.',
  social: 'Os perfis da empresa nas redes sociais.',
  verification: 'Os códigos com que o Google e outros confirmam que o site é seu.',
  'verification.google': 'Só o código que o Google Search Console dá.',
  'verification.bing': 'Só o código que o Bing Webmaster Tools dá.',
  'verification.yandex': 'Só o código que o Yandex Webmaster dá.',
  'verification.pinterest': 'Só o código que o Pinterest dá.',
  'verification.facebook': 'Só o código que o Facebook dá.',
  search: 'O que a busca do site entende e o que ela mostra primeiro.',
  'blocks.several': 'Em várias páginas: …',
  testimonials:
    'O que os clientes dizem. Os que têm fonte vêm antes, do mais novo ao mais velho, e são contados.',
  'testimonials.text': 'As palavras do cliente.',
  'testimonials.rating': 'De 1 a 5 estrelas. Só aparece com a fonte, porque ali se pode conferir.',
  'testimonials.sample':
    'Marcado enquanto o depoimento foi escrito por nós: ele não tem estrelas, e o site não vai ao ar com ele.',
  'testimonials.drawing': 'O desenho ao lado.',
  'testimonials.from': 'O primeiro dia em que aparece.',
  'testimonials.until': 'O último dia em que aparece, até o fim dele.',
  'testimonials.promotion': 'Nome de uma promoção: aparece enquanto ela vale.',
  'team.from': 'O primeiro dia em que aparece.',
  'team.until': 'O último dia em que aparece, até o fim dele.',
  'team.promotion': 'Nome de uma promoção: aparece enquanto ela vale.',
  'team.sample': 'Marcado enquanto a pessoa não existe: o site não vai ao ar com ela.',
  'team.image': 'A foto, e o que ela mostra. Sem foto aparecem as iniciais.',
  'team.src': 'Tire agora, escolha no aparelho, ou use uma que o site já tem.',
  'team.decorative': 'No lugar do texto, para uma imagem que não diz nada a quem não a vê.',
  messages:
    'Os textos que já vêm escritos na conversa. Onde o texto traz {{service}} ou {{words}}, o site põe o serviço ou o que a pessoa escreveu.',
  'messages.onRegion':
    'No lugar do outro texto nas páginas de um lugar; {{region.name}} é o nome dele.',
} as const;

/** Helps of one language, by `section.field`. */
export type FormHelp = Readonly<Record<keyof typeof formHelp, string>>;
