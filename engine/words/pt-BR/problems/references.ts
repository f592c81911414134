import { list, said } from '../../wording.ts';
import { didYouMean } from './did-you-mean.ts';

/** What a use of a partial may do with a slot: the fields of the block. */
export type SlotVerb = 'fill' | 'append' | 'omit';

/** Problems of names that lead to other documents or to `site.yaml`. */
export const references = {
  'reference-unknown': said<{ name: string; nearest: string | null }>({
    what: (p) => `"{{${p.name}}}" não existe.`,
    fix: (p) =>
      didYouMean(
        p.nearest === null ? null : `{{${p.nearest}}}`,
        'Os nomes estão em site.yaml (claims, contacts, business), na região da página (region) e nos valores da parte (values).',
      ),
  }),
  'reference-no-region': said<{ name: string; shared: boolean }>({
    what: (p) =>
      `"{{${p.name}}}" só vale em página de região, e ${p.shared ? 'este texto aparece também em outras' : 'esta não tem "region" nem "variant"'}.`,
    fix: (p) =>
      p.shared
        ? 'Tire a referência daqui. Em uma mensagem de site.yaml, escreva-a em "onRegion".'
        : 'Escreva "region" na página, ou tire a referência do texto.',
  }),
  'partial-no-region': said<{ partial: string }>({
    what: (p) =>
      `A parte "${p.partial}" só serve em página de região, e esta não tem "region" nem "variant".`,
    fix: () => 'Escreva "region" na página, ou não use a parte nela.',
  }),
  'reference-broken': said<{ text: string; closed: string }>({
    what: (p) =>
      p.closed
        ? `As chaves que abrem em "${p.text}" não fecham.`
        : `As chaves em "${p.text}" não têm par.`,
    fix: (p) =>
      p.closed
        ? `Feche-as com }}: ${p.closed}`
        : 'Escreva a referência inteira, como {{claims.technicians}}, ou apague as chaves.',
  }),
  'message-unknown': said<{ name: string; nearest: string | null; known: readonly string[] }>({
    what: (p) => `A mensagem "${p.name}" não existe em site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `Use uma destas: ${list(p.known)}. Ou escreva-a em site.yaml, em "messages".`,
      ),
  }),
  'message-value-missing': said<{ message: string; value: string }>({
    what: (p) => `A mensagem "${p.message}" pede o valor "${p.value}".`,
    fix: (p) => `Escreva no botão: values: { ${p.value}: … }.`,
  }),
  'contact-unknown': said<{ name: string; nearest: string | null; known: readonly string[] }>({
    what: (p) => `O contato "${p.name}" não existe em site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `Use um destes: ${list(p.known)}. Ou escreva-o em site.yaml, em "contacts".`,
      ),
  }),
  'contact-role-unknown': said<{
    role: string;
    name: string;
    nearest: string | null;
    known: readonly string[];
  }>({
    what: (p) => `O papel "${p.role}" aponta para o contato "${p.name}", que não existe.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        p.known.length > 0
          ? `Use um destes: ${list(p.known)}. Ou escreva-o em "contacts".`
          : 'Escreva-o em "contacts".',
      ),
  }),
  'contact-address-missing': said<{ name: string; kind: string; fields: readonly string[] }>({
    what: (p) => `O contato "${p.name}" é do tipo "${p.kind}", e falta o endereço dele.`,
    fix: (p) => `Escreva ${p.fields.map((field) => `"${field}: …"`).join(' ou ')}.`,
  }),
  'contact-wrong-use': said<{ name: string; use: 'chat' | 'call'; kind: string }>({
    what: (p) =>
      `O contato "${p.name}" é do tipo "${p.kind}", que ${p.use === 'chat' ? 'não abre conversa' : 'não recebe ligações'}.`,
    fix: (p) =>
      `Use outro contato, ou crie em site.yaml, em "contacts", um com kind: ${p.use === 'chat' ? 'whatsapp' : 'telephone'}.`,
  }),
  'group-unknown': said<{ name: string; nearest: string | null; known: readonly string[] }>({
    what: (p) => `O grupo "${p.name}" não existe em site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `Use um destes: ${list(p.known)}. Ou escreva-o em site.yaml, em "regionGroups".`,
      ),
  }),
  'layout-unknown': said<{ name: string; nearest: string | null; known: readonly string[] }>({
    what: (p) => `A moldura "${p.name}" não está em site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `${p.known.length > 0 ? `Use uma destas: ${list(p.known)}. Ou escreva-a` : 'Escreva-a'} em site.yaml, em "layouts". Sem o campo, a página tem a moldura de todas.`,
      ),
  }),
  'layout-unframed': said<{ name: string }>({
    what: (p) => `A página escolhe a moldura "${p.name}" e diz que não tem nenhuma (frame: false).`,
    fix: () => 'Apague "layout" ou "frame".',
  }),
  'work-place-unknown': said<{ name: string; nearest: string | null }>({
    what: (p) => `O trabalho é em "${p.name}", e nenhuma página de lugar tem este nome.`,
    fix: (p) => didYouMean(p.nearest, 'Escreva o fim do endereço da página do lugar, sem barra.'),
  }),
  'work-service-unknown': said<{ path: string; nearest: string | null }>({
    what: (p) => `O serviço do trabalho, "${p.path}", não é uma página do site.`,
    fix: (p) =>
      didYouMean(p.nearest, 'Escreva o endereço da página do serviço, ou apague o campo.'),
  }),
  'price-tag-unknown': said<{ name: string; nearest: string | null; known: readonly string[] }>({
    what: (p) => `A etiqueta de preço "${p.name}" não está em site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `${p.known.length > 0 ? `Use uma destas: ${list(p.known)}. Ou escreva-a` : 'Escreva-a'} em site.yaml, em "priceTags". Sem o campo, a página não tem etiqueta.`,
      ),
  }),
  'author-unknown': said<{ name: string; nearest: string | null; known: readonly string[] }>({
    what: (p) => `O autor "${p.name}" não está em site.yaml.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        `${p.known.length > 0 ? `Use um destes: ${list(p.known)}. Ou escreva-o` : 'Escreva-o'} em site.yaml, em "authors", se é uma pessoa de verdade. Sem o campo, o autor é a empresa.`,
      ),
  }),
  'neighbour-unknown': said<{ name: string; nearest: string | null }>({
    what: (p) => `O vizinho "${p.name}" não é uma página de região.`,
    fix: (p) => didYouMean(p.nearest, 'Tire-o da lista, ou crie a página dele, com "region".'),
  }),
  'variant-unknown': said<{ name: string; nearest: string | null }>({
    what: (p) => `"${p.name}" não é uma página de região.`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        'Diga em "variant.region" o endereço, sem barra, de uma página de região.',
      ),
  }),
  'parent-unknown': said<{ name: string; nearest: string | null }>({
    what: (p) => `A cidade "${p.name}", a que o grupo pertence, não é uma página de região.`,
    fix: (p) =>
      didYouMean(p.nearest, 'Diga em "parent" o endereço, sem barra, da página de uma cidade.'),
  }),
  'partial-unknown': said<{ name: string; nearest: string | null }>({
    what: (p) => `A parte "${p.name}" não existe em partials.`,
    fix: (p) => didYouMean(p.nearest, 'Crie o arquivo, ou use o nome de um que exista.'),
  }),
  'safety-list-unknown': said<{ name: string; nearest: string | null }>({
    what: (p) => `A lista "${p.name}" não existe em "lists", de safety.yaml.`,
    fix: (p) =>
      didYouMean(p.nearest, 'Escreva-a em "lists", ou ponha as palavras no lugar do nome.'),
  }),
  'partial-circle': said<{ chain: readonly string[] }>({
    what: (p) => `A parte chama a si mesma: ${p.chain.join(' → ')}.`,
    fix: () => 'Tire uma das chamadas do círculo.',
  }),
  'partial-value-missing': said<{ partial: string; value: string; about: string }>({
    what: (p) => `A parte "${p.partial}" pede o valor "${p.value}" (${p.about}).`,
    fix: (p) => `Escreva em "values": ${p.value}: …`,
  }),
  'partial-value-unknown': said<{
    partial: string;
    value: string;
    nearest: string | null;
    known: readonly string[];
  }>({
    what: (p) => `A parte "${p.partial}" não usa o valor "${p.value}".`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        p.known.length === 0
          ? 'Apague-o: esta parte não tem valores.'
          : `Apague-o, ou use um destes: ${list(p.known)}.`,
      ),
  }),
  'slot-unknown': said<{
    partial: string;
    slot: string;
    nearest: string | null;
    known: readonly string[];
  }>({
    what: (p) => `A parte "${p.partial}" não tem o espaço "${p.slot}".`,
    fix: (p) =>
      didYouMean(
        p.nearest,
        p.known.length === 0
          ? 'Esta parte não tem espaços: escreva nela um bloco de tipo slot com este nome.'
          : `Use um destes: ${list(p.known)}.`,
      ),
  }),
  'slot-given-twice': said<{ slot: string; verbs: readonly [SlotVerb, SlotVerb] }>({
    what: (p) =>
      p.verbs[0] === p.verbs[1]
        ? `O espaço "${p.slot}" está duas vezes em "${p.verbs[0]}".`
        : `O espaço "${p.slot}" já está em "${p.verbs[0]}".`,
    fix: (p) =>
      p.verbs[0] === p.verbs[1]
        ? 'Apague um dos dois.'
        : 'Fique com um: "fill" põe os blocos no lugar dos da parte, "append" depois deles, "omit" não mostra o espaço.',
  }),
  'slot-duplicate': said<{ slot: string }>({
    what: (p) => `A parte tem dois espaços com o nome "${p.slot}".`,
    fix: () => 'Dê outro nome a um deles.',
  }),
  'slot-misplaced': said<{ slot: string; where: 'page' | 'slot' }>({
    what: (p) =>
      p.where === 'page'
        ? `O espaço "${p.slot}" não está em uma parte.`
        : `O espaço "${p.slot}" está dentro de outro espaço.`,
    fix: (p) =>
      p.where === 'page'
        ? 'Escreva aqui os próprios blocos: espaços são só de partes (partials), e as páginas que as usam os preenchem.'
        : 'Ponha os dois um depois do outro.',
  }),
  'partial-unused': said<{ partial: string }>({
    what: (p) => `Nenhuma página usa a parte "${p.partial}".`,
    fix: () => 'Use-a em uma página, ou apague o arquivo.',
  }),
};
