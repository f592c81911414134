import { didEn, didPt, problem } from '../wording.ts';

/** Problems of names that lead to other documents or to `site.yaml`. */
export const referenceProblems = {
  'reference-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    pt: { what: (p) => `"{{${p.name}}}" não existe.`, fix: (p) => didPt(p.nearest === null ? null : `{{${p.nearest}}}`, 'Os nomes estão em site.yaml (claims, contacts, business), na região da página (region) e nos valores da parte (values).') },
    en: { what: (p) => `"{{${p.name}}}" does not exist.`, fix: (p) => didEn(p.nearest === null ? null : `{{${p.nearest}}}`, 'The names are in site.yaml (claims, contacts, business), the page\'s region (region) and the values of the partial (values).') },
  }),
  'reference-no-region': problem<{ name: string }>({
    level: 'error',
    pt: { what: (p) => `"{{${p.name}}}" só vale em página de região, e esta não tem "region" nem "variant".`, fix: () => 'Escreva "region" na página, ou tire a referência do texto.' },
    en: { what: (p) => `"{{${p.name}}}" works on the page of a region, and this one has neither "region" nor "variant".`, fix: () => 'Write "region" in the page, or take the reference out of the text.' },
  }),
  'reference-broken': problem<{ text: string }>({
    level: 'error',
    pt: { what: (p) => `Há chaves abertas sem par em "${p.text}".`, fix: () => 'Escreva a referência inteira, como {{claims.technicians}}.' },
    en: { what: (p) => `There are unmatched braces in "${p.text}".`, fix: () => 'Write the whole reference, like {{claims.technicians}}.' },
  }),
  'message-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    pt: { what: (p) => `A mensagem "${p.name}" não existe em site.yaml.`, fix: (p) => didPt(p.nearest, 'Escreva-a em site.yaml, em "messages", ou use uma que exista.') },
    en: { what: (p) => `The message "${p.name}" is not in site.yaml.`, fix: (p) => didEn(p.nearest, 'Write it in site.yaml under "messages", or use one that exists.') },
  }),
  'message-value-missing': problem<{ message: string; value: string }>({
    level: 'error',
    pt: { what: (p) => `A mensagem "${p.message}" pede o valor "${p.value}".`, fix: (p) => `Escreva no botão: values: { ${p.value}: … }.` },
    en: { what: (p) => `The message "${p.message}" wants the value "${p.value}".`, fix: (p) => `Write in the button: values: { ${p.value}: … }.` },
  }),
  'contact-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    pt: { what: (p) => `O contato "${p.name}" não existe em site.yaml.`, fix: (p) => didPt(p.nearest, 'Escreva-o em site.yaml, em "contacts", ou use um que exista.') },
    en: { what: (p) => `The contact "${p.name}" is not in site.yaml.`, fix: (p) => didEn(p.nearest, 'Write it in site.yaml under "contacts", or use one that exists.') },
  }),
  'contact-wrong-use': problem<{ name: string; use: 'chat' | 'call' }>({
    level: 'error',
    pt: { what: (p) => `O contato "${p.name}" não ${p.use === 'chat' ? 'atende no chat' : 'recebe ligações'}.`, fix: (p) => `Use outro contato, ou escreva "${p.use}: true" nele em site.yaml.` },
    en: { what: (p) => `The contact "${p.name}" does not take ${p.use === 'chat' ? 'chats' : 'calls'}.`, fix: (p) => `Use another contact, or write "${p.use}: true" in it in site.yaml.` },
  }),
  'group-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    pt: { what: (p) => `O grupo "${p.name}" não existe em site.yaml.`, fix: (p) => didPt(p.nearest, 'Escreva-o em site.yaml, em "regionGroups", ou use um que exista.') },
    en: { what: (p) => `The group "${p.name}" is not in site.yaml.`, fix: (p) => didEn(p.nearest, 'Write it in site.yaml under "regionGroups", or use one that exists.') },
  }),
  'neighbour-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    pt: { what: (p) => `O vizinho "${p.name}" não é uma página de região.`, fix: (p) => didPt(p.nearest, 'Tire-o da lista, ou crie a página dele.') },
    en: { what: (p) => `The neighbour "${p.name}" is not the page of a region.`, fix: (p) => didEn(p.nearest, 'Take it off the list, or create its page.') },
  }),
  'variant-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    pt: { what: (p) => `"${p.name}" não é uma página de região.`, fix: (p) => didPt(p.nearest, 'Diga em "variant.region" o endereço, sem barra, de uma página de região.') },
    en: { what: (p) => `"${p.name}" is not the page of a region.`, fix: (p) => didEn(p.nearest, 'Name in "variant.region" the path, without the slash, of the page of a region.') },
  }),
  'parent-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    pt: { what: (p) => `A cidade "${p.name}" do grupo não é uma página de região.`, fix: (p) => didPt(p.nearest, 'Diga em "parent" o endereço, sem barra, da página de uma cidade.') },
    en: { what: (p) => `The city "${p.name}" of the group is not the page of a region.`, fix: (p) => didEn(p.nearest, 'Name in "parent" the path, without the slash, of the page of a city.') },
  }),
  'partial-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    pt: { what: (p) => `A parte "${p.name}" não existe em site/partials.`, fix: (p) => didPt(p.nearest, 'Crie o arquivo, ou use o nome de um que exista.') },
    en: { what: (p) => `The partial "${p.name}" is not in site/partials.`, fix: (p) => didEn(p.nearest, 'Create the file, or use the name of one that exists.') },
  }),
  'partial-circle': problem<{ chain: readonly string[] }>({
    level: 'error',
    pt: { what: (p) => `A parte chama a si mesma: ${p.chain.join(' → ')}.`, fix: () => 'Tire uma das chamadas do círculo.' },
    en: { what: (p) => `The partial uses itself: ${p.chain.join(' → ')}.`, fix: () => 'Take one of the uses out of the circle.' },
  }),
  'partial-value-missing': problem<{ partial: string; value: string; about: string }>({
    level: 'error',
    pt: { what: (p) => `A parte "${p.partial}" pede o valor "${p.value}" (${p.about}).`, fix: (p) => `Escreva em "values": ${p.value}: …` },
    en: { what: (p) => `The partial "${p.partial}" wants the value "${p.value}" (${p.about}).`, fix: (p) => `Write under "values": ${p.value}: …` },
  }),
  'partial-value-unknown': problem<{ partial: string; value: string; nearest: string | null }>({
    level: 'error',
    pt: { what: (p) => `A parte "${p.partial}" não usa o valor "${p.value}".`, fix: (p) => didPt(p.nearest, 'Apague-o, ou declare-o em "values" da parte.') },
    en: { what: (p) => `The partial "${p.partial}" does not use the value "${p.value}".`, fix: (p) => didEn(p.nearest, 'Remove it, or declare it in "values" of the partial.') },
  }),
  'partial-unused': problem<{ partial: string }>({
    level: 'warning',
    pt: { what: (p) => `Nenhuma página usa a parte "${p.partial}".`, fix: () => 'Use-a em uma página, ou apague o arquivo.' },
    en: { what: (p) => `No page uses the partial "${p.partial}".`, fix: () => 'Use it in a page, or delete the file.' },
  }),
};
