import { didEn, didPt, list, problem } from '../wording.ts';

/** Problems of fields against their schema. */
export const fieldProblems = {
  'field-unknown': problem<{ field: string; nearest: string | null; known: readonly string[] }>({
    level: 'error',
    pt: { what: (p) => `O campo "${p.field}" não existe aqui.`, fix: (p) => didPt(p.nearest, `Apague-o. Os campos daqui são: ${list(p.known)}.`) },
    en: { what: (p) => `There is no field "${p.field}" here.`, fix: (p) => didEn(p.nearest, `Remove it. The fields here are: ${list(p.known)}.`) },
  }),
  'field-missing': problem<{ field: string; about: string }>({
    level: 'error',
    pt: { what: (p) => `Falta o campo "${p.field}".`, fix: (p) => `Escreva-o: ${p.about}` },
    en: { what: (p) => `The field "${p.field}" is missing.`, fix: (p) => `Write it: ${p.about}` },
  }),
  'field-type': problem<{ field: string; expected: string; found: string; quote: boolean }>({
    level: 'error',
    pt: {
      what: (p) => `O campo "${p.field}" pede ${p.expected}, e aqui há ${p.found}.`,
      fix: (p) => (p.quote ? 'Ponha o valor entre aspas, para que seja lido como texto.' : `Escreva ${p.expected}.`),
    },
    en: {
      what: (p) => `The field "${p.field}" wants ${p.expected}, and here is ${p.found}.`,
      fix: (p) => (p.quote ? 'Put the value in quotes, so that it is read as text.' : `Write ${p.expected}.`),
    },
  }),
  'field-value': problem<{ field: string; found: string; nearest: string | null; allowed: readonly string[] }>({
    level: 'error',
    pt: { what: (p) => `O campo "${p.field}" não aceita "${p.found}".`, fix: (p) => didPt(p.nearest, `Use um destes: ${list(p.allowed)}.`) },
    en: { what: (p) => `The field "${p.field}" does not accept "${p.found}".`, fix: (p) => didEn(p.nearest, `Use one of: ${list(p.allowed)}.`) },
  }),
  'field-format': problem<{ field: string; found: string; about: string; example: string }>({
    level: 'error',
    pt: { what: (p) => `O campo "${p.field}" não pode ser "${p.found}".`, fix: (p) => `${p.about}${p.example ? ` Por exemplo: ${p.example}` : ''}` },
    en: { what: (p) => `The field "${p.field}" cannot be "${p.found}".`, fix: (p) => `${p.about}${p.example ? ` For example: ${p.example}` : ''}` },
  }),
  'field-length': problem<{ field: string; rule: string }>({
    level: 'error',
    pt: { what: (p) => `O campo "${p.field}" ${p.rule}.`, fix: () => 'Ajuste o tamanho do valor.' },
    en: { what: (p) => `The field "${p.field}" ${p.rule}.`, fix: () => 'Adjust the size of the value.' },
  }),
  'block-unknown-type': problem<{ index: number; found: string; nearest: string | null }>({
    level: 'error',
    pt: { what: (p) => `O bloco ${p.index} tem o tipo "${p.found}", que não existe.`, fix: (p) => didPt(p.nearest, 'Veja os tipos em docs/authoring.md ou na galeria: npm run dev, página /_blocks.') },
    en: { what: (p) => `Block ${p.index} has the type "${p.found}", which does not exist.`, fix: (p) => didEn(p.nearest, 'See the types in docs/authoring.md or in the gallery: npm run dev, page /_blocks.') },
  }),
  'block-without-type': problem<{ index: number }>({
    level: 'error',
    pt: { what: (p) => `O bloco ${p.index} não diz de que tipo é.`, fix: () => 'Comece o bloco com "- type: nome-do-bloco".' },
    en: { what: (p) => `Block ${p.index} does not say its type.`, fix: () => 'Begin the block with "- type: name-of-the-block".' },
  }),
  'button-without-action': problem<{ label: string }>({
    level: 'error',
    pt: { what: (p) => `O botão "${p.label}" não leva a lugar nenhum.`, fix: () => 'Dê a ele uma ação: "chat: mensagem", "call: contato" ou "link: /pagina".' },
    en: { what: (p) => `The button "${p.label}" leads nowhere.`, fix: () => 'Give it an action: "chat: message", "call: contact" or "link: /page".' },
  }),
  'button-many-actions': problem<{ label: string; actions: readonly string[] }>({
    level: 'error',
    pt: { what: (p) => `O botão "${p.label}" tem mais de uma ação: ${list(p.actions)}.`, fix: () => 'Deixe só uma delas.' },
    en: { what: (p) => `The button "${p.label}" has more than one action: ${list(p.actions)}.`, fix: () => 'Keep only one of them.' },
  }),
};
