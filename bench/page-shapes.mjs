// What the generated pages hold, in two shapes: running texts, and many short items with links. One engine may be quick
// at the one and slow at the other.

/** The buttons that blocks of generated pages have. */
export const buttons = {
  call: { label: 'Ligar Agora', call: 'main' },
  quote: { label: 'Solicitar Orçamento', chat: 'quote' },
  phone: { label: '{{contacts.main.phone}}', call: 'main' },
};

/** A list of `count` things, each made from its index. */
export const many = (count, make) => Array.from({ length: count }, (_, index) => make(index));
/** Distinct however the words fall: blocks tell their items by their titles. */
const numbered = (index, text) => `${index + 1}. ${text}`;

/** A few long texts, as in a guide: references, Markdown, a few links, buttons. */
function textBlocks({ sentence, sentences, title, paragraphs }, heading, links) {
  const link = (index) => `[${title().toLowerCase()}](${links[index % links.length]})`;
  return [
    {
      type: 'page-heading',
      heading,
      lead: `${sentences(2)} Atendimento {{claims.serviceHours}} horas.`,
      buttons: [buttons.quote, buttons.phone],
      drawing: 'house',
    },
    {
      type: 'text',
      heading: title(),
      body: `${paragraphs(8, 4)}\n\nCom motor rápido, abre em **{{claims.openingTime}}**. Veja ${link(0)} e ${link(1)}.`,
      aside: { heading: title(), body: paragraphs(1, 2) },
    },
    {
      type: 'steps',
      heading: title(),
      lead: sentence(),
      steps: many(4, (index) => ({ title: numbered(index, title()), text: sentences(2) })),
    },
    {
      type: 'text',
      heading: title(),
      body: `${paragraphs(5, 4)}\n\n### ${title()}\n\n${many(4, () => `- ${sentence()}`).join('\n')}\n\n${paragraphs(5, 4)}\n\n${sentence()} Veja ${link(2)}.`,
    },
    {
      type: 'call-to-action',
      heading: title(),
      text: sentences(2),
      buttons: [buttons.quote, buttons.call],
      tone: 'night',
      drawing: 'tool',
    },
  ];
}

/** Questions are the same few on many pages, as on a real site: the search holds each of them once. */
const question = (index) => `Pergunta ${index % 60}: o portão para no meio?`;

/** Many short items and links, as in a directory: lists of places, checks, questions, a table. */
function listBlocks({ title, sentence, whole }, heading, [, , , ...links]) {
  let used = 0;
  const link = () => links[used++ % links.length];
  const short = () => title().toLowerCase();
  const strip = (label, count) => ({
    type: 'link-strip',
    label,
    links: many(count, (index) => ({ label: numbered(index, title()), link: link() })),
  });
  const places = (id, count) => ({
    type: 'place-list',
    id,
    heading: title(),
    lead: sentence(),
    places: many(count, (index) => ({ name: numbered(index, title()), link: link() })),
  });
  const table = [
    '| Peça | Quando | Veja |',
    '| --- | --- | --- |',
    ...many(12, () => `| ${title()} | ${short()} | [${short()}](${link()}) |`),
  ];
  const first = whole(60);
  return [
    {
      type: 'page-heading',
      heading,
      lead: sentence(),
      buttons: [buttons.quote, buttons.phone],
      topics: {
        label: 'Assuntos',
        links: ['lugares', 'itens', 'tabela', 'bairros', 'duvidas', 'mais'].map((id) => ({
          name: title(),
          link: `#${id}`,
        })),
      },
    },
    strip('Serviços', 10),
    places('lugares', 36),
    {
      type: 'checklist',
      id: 'itens',
      heading: title(),
      items: many(40, (index) => ({ title: numbered(index, title()), text: sentence() })),
    },
    {
      type: 'text',
      id: 'tabela',
      heading: title(),
      body: `${sentence()}\n\n${table.join('\n')}\n\n### ${title()}\n\n${many(18, () => `- **${title()}**: [${short()}](${link()})`).join('\n')}`,
    },
    {
      type: 'neighbourhood-list',
      id: 'bairros',
      heading: title(),
      names: many(72, (index) => numbered(index, title())),
      button: buttons.quote,
    },
    {
      type: 'accordion',
      id: 'duvidas',
      heading: title(),
      items: many(5, (index) => ({
        question: question(first + index),
        answer: `${sentence()} Veja [${short()}](${link()}).`,
      })),
    },
    places('mais', 26),
  ];
}

/**
 * The shapes by name: `label`, `blocks(texts, heading, links)`, how many `links` it wants, and the `drawings` of its pages
 * in their order, which the floor takes from a built one.
 */
export const pageShapes = {
  texts: {
    label: 'long texts',
    blocks: textBlocks,
    links: 3,
    drawings: ['house', 'tool'],
  },
  lists: { label: 'short items and links', blocks: listBlocks, links: 110, drawings: [] },
};
