import { didEn, didPt, list, problem } from '../wording.ts';

/** Problems of names that lead to other documents or to `site.yaml`. */
export const referenceProblems = {
  'reference-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `"{{${p.name}}}" não existe.`,
      fix: (p) =>
        didPt(
          p.nearest === null ? null : `{{${p.nearest}}}`,
          'Os nomes estão em site.yaml (claims, contacts, business), na região da página (region) e nos valores da parte (values).',
        ),
    },
    en: {
      what: (p) => `"{{${p.name}}}" does not exist.`,
      fix: (p) =>
        didEn(
          p.nearest === null ? null : `{{${p.nearest}}}`,
          "The names are in site.yaml (claims, contacts, business), the page's region (region) and the values of the partial (values).",
        ),
    },
  }),
  'reference-no-region': problem<{ name: string; shared: boolean }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `"{{${p.name}}}" só vale em página de região, e ${p.shared ? 'este texto aparece também em outras' : 'esta não tem "region" nem "variant"'}.`,
      fix: (p) =>
        p.shared
          ? 'Tire a referência daqui. Em uma mensagem de site.yaml, escreva-a em "onRegion".'
          : 'Escreva "region" na página, ou tire a referência do texto.',
    },
    en: {
      what: (p) =>
        `"{{${p.name}}}" works on the page of a region, and ${p.shared ? 'this text is on others as well' : 'this one has neither "region" nor "variant"'}.`,
      fix: (p) =>
        p.shared
          ? 'Take the reference out of here. In a message of site.yaml, write it under "onRegion".'
          : 'Write "region" in the page, or take the reference out of the text.',
    },
  }),
  'partial-no-region': problem<{ partial: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `A parte "${p.partial}" só serve em página de região, e esta não tem "region" nem "variant".`,
      fix: () => 'Escreva "region" na página, ou não use a parte nela.',
    },
    en: {
      what: (p) =>
        `The partial "${p.partial}" works on the page of a region alone, and this one has neither "region" nor "variant".`,
      fix: () => 'Write "region" in the page, or do not use the partial in it.',
    },
  }),
  'reference-broken': problem<{ text: string; closed: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        p.closed
          ? `As chaves que abrem em "${p.text}" não fecham.`
          : `As chaves em "${p.text}" não têm par.`,
      fix: (p) =>
        p.closed
          ? `Feche-as com }}: ${p.closed}`
          : 'Escreva a referência inteira, como {{claims.technicians}}, ou apague as chaves.',
    },
    en: {
      what: (p) =>
        p.closed
          ? `The braces that open in "${p.text}" are not closed.`
          : `The braces in "${p.text}" have no match.`,
      fix: (p) =>
        p.closed
          ? `Close them with }}: ${p.closed}`
          : 'Write the whole reference, like {{claims.technicians}}, or remove the braces.',
    },
  }),
  'message-unknown': problem<{ name: string; nearest: string | null; known: readonly string[] }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `A mensagem "${p.name}" não existe em site.yaml.`,
      fix: (p) =>
        didPt(
          p.nearest,
          `Use uma destas: ${list(p.known)}. Ou escreva-a em site.yaml, em "messages".`,
        ),
    },
    en: {
      what: (p) => `The message "${p.name}" is not in site.yaml.`,
      fix: (p) =>
        didEn(
          p.nearest,
          `Use one of: ${list(p.known)}. Or write it in site.yaml under "messages".`,
        ),
    },
  }),
  'message-value-missing': problem<{ message: string; value: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `A mensagem "${p.message}" pede o valor "${p.value}".`,
      fix: (p) => `Escreva no botão: values: { ${p.value}: … }.`,
    },
    en: {
      what: (p) => `The message "${p.message}" wants the value "${p.value}".`,
      fix: (p) => `Write in the button: values: { ${p.value}: … }.`,
    },
  }),
  'contact-unknown': problem<{ name: string; nearest: string | null; known: readonly string[] }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O contato "${p.name}" não existe em site.yaml.`,
      fix: (p) =>
        didPt(
          p.nearest,
          `Use um destes: ${list(p.known)}. Ou escreva-o em site.yaml, em "contacts".`,
        ),
    },
    en: {
      what: (p) => `The contact "${p.name}" is not in site.yaml.`,
      fix: (p) =>
        didEn(
          p.nearest,
          `Use one of: ${list(p.known)}. Or write it in site.yaml under "contacts".`,
        ),
    },
  }),
  'contact-role-unknown': problem<{
    role: string;
    name: string;
    nearest: string | null;
    known: readonly string[];
  }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O papel "${p.role}" aponta para o contato "${p.name}", que não existe.`,
      fix: (p) =>
        didPt(
          p.nearest,
          p.known.length > 0
            ? `Use um destes: ${list(p.known)}. Ou escreva-o em "contacts".`
            : 'Escreva-o em "contacts".',
        ),
    },
    en: {
      what: (p) => `The role "${p.role}" points to the contact "${p.name}", which does not exist.`,
      fix: (p) =>
        didEn(
          p.nearest,
          p.known.length > 0
            ? `Use one of: ${list(p.known)}. Or write it under "contacts".`
            : 'Write it under "contacts".',
        ),
    },
  }),
  'contact-address-missing': problem<{ name: string; kind: string; fields: readonly string[] }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O contato "${p.name}" é do tipo "${p.kind}", e falta o endereço dele.`,
      fix: (p) => `Escreva ${p.fields.map((field) => `"${field}: …"`).join(' ou ')}.`,
    },
    en: {
      what: (p) =>
        `The contact "${p.name}" is of the kind "${p.kind}", and its address is missing.`,
      fix: (p) => `Write ${p.fields.map((field) => `"${field}: …"`).join(' or ')}.`,
    },
  }),
  'contact-wrong-use': problem<{ name: string; use: 'chat' | 'call'; kind: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `O contato "${p.name}" é do tipo "${p.kind}", que ${p.use === 'chat' ? 'não abre conversa' : 'não recebe ligações'}.`,
      fix: (p) =>
        `Use outro contato, ou crie em site.yaml, em "contacts", um com kind: ${p.use === 'chat' ? 'whatsapp' : 'telephone'}.`,
    },
    en: {
      what: (p) =>
        `The contact "${p.name}" is of the kind "${p.kind}", which does not take ${p.use === 'chat' ? 'chats' : 'calls'}.`,
      fix: (p) =>
        `Use another contact, or make one in site.yaml under "contacts" with kind: ${p.use === 'chat' ? 'whatsapp' : 'telephone'}.`,
    },
  }),
  'group-unknown': problem<{ name: string; nearest: string | null; known: readonly string[] }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O grupo "${p.name}" não existe em site.yaml.`,
      fix: (p) =>
        didPt(
          p.nearest,
          `Use um destes: ${list(p.known)}. Ou escreva-o em site.yaml, em "regionGroups".`,
        ),
    },
    en: {
      what: (p) => `The group "${p.name}" is not in site.yaml.`,
      fix: (p) =>
        didEn(
          p.nearest,
          `Use one of: ${list(p.known)}. Or write it in site.yaml under "regionGroups".`,
        ),
    },
  }),
  'neighbour-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O vizinho "${p.name}" não é uma página de região.`,
      fix: (p) => didPt(p.nearest, 'Tire-o da lista, ou crie a página dele, com "region".'),
    },
    en: {
      what: (p) => `The neighbour "${p.name}" is not the page of a region.`,
      fix: (p) => didEn(p.nearest, 'Take it off the list, or create its page, with "region".'),
    },
  }),
  'variant-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `"${p.name}" não é uma página de região.`,
      fix: (p) =>
        didPt(
          p.nearest,
          'Diga em "variant.region" o endereço, sem barra, de uma página de região.',
        ),
    },
    en: {
      what: (p) => `"${p.name}" is not the page of a region.`,
      fix: (p) =>
        didEn(
          p.nearest,
          'Name in "variant.region" the path, without the slash, of the page of a region.',
        ),
    },
  }),
  'parent-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `A cidade "${p.name}", a que o grupo pertence, não é uma página de região.`,
      fix: (p) =>
        didPt(p.nearest, 'Diga em "parent" o endereço, sem barra, da página de uma cidade.'),
    },
    en: {
      what: (p) => `The city "${p.name}", which the group belongs to, is not the page of a region.`,
      fix: (p) =>
        didEn(p.nearest, 'Name in "parent" the path, without the slash, of the page of a city.'),
    },
  }),
  'partial-unknown': problem<{ name: string; nearest: string | null }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `A parte "${p.name}" não existe em site/partials.`,
      fix: (p) => didPt(p.nearest, 'Crie o arquivo, ou use o nome de um que exista.'),
    },
    en: {
      what: (p) => `The partial "${p.name}" is not in site/partials.`,
      fix: (p) => didEn(p.nearest, 'Create the file, or use the name of one that exists.'),
    },
  }),
  'partial-circle': problem<{ chain: readonly string[] }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `A parte chama a si mesma: ${p.chain.join(' → ')}.`,
      fix: () => 'Tire uma das chamadas do círculo.',
    },
    en: {
      what: (p) => `The partial uses itself: ${p.chain.join(' → ')}.`,
      fix: () => 'Take one of the uses out of the circle.',
    },
  }),
  'partial-value-missing': problem<{ partial: string; value: string; about: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `A parte "${p.partial}" pede o valor "${p.value}" (${p.about}).`,
      fix: (p) => `Escreva em "values": ${p.value}: …`,
    },
    en: {
      what: (p) => `The partial "${p.partial}" wants the value "${p.value}" (${p.about}).`,
      fix: (p) => `Write under "values": ${p.value}: …`,
    },
  }),
  'partial-value-unknown': problem<{
    partial: string;
    value: string;
    nearest: string | null;
    known: readonly string[];
  }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `A parte "${p.partial}" não usa o valor "${p.value}".`,
      fix: (p) =>
        didPt(
          p.nearest,
          p.known.length === 0
            ? 'Apague-o: esta parte não tem valores.'
            : `Apague-o, ou use um destes: ${list(p.known)}.`,
        ),
    },
    en: {
      what: (p) => `The partial "${p.partial}" does not use the value "${p.value}".`,
      fix: (p) =>
        didEn(
          p.nearest,
          p.known.length === 0
            ? 'Remove it: this partial has no values.'
            : `Remove it, or use one of: ${list(p.known)}.`,
        ),
    },
  }),
  'partial-unused': problem<{ partial: string }>({
    level: 'warning',
    'pt-BR': {
      what: (p) => `Nenhuma página usa a parte "${p.partial}".`,
      fix: () => 'Use-a em uma página, ou apague o arquivo.',
    },
    en: {
      what: (p) => `No page uses the partial "${p.partial}".`,
      fix: () => 'Use it in a page, or delete the file.',
    },
  }),
};
