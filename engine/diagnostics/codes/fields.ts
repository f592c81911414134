import type { Language } from '../../words/language.ts';
import { didEn, didPt, list, problem } from '../wording.ts';
import {
  fieldEn,
  fieldPt,
  someNames,
  typeFixEn,
  typeFixPt,
  typeWhatEn,
  typeWhatPt,
  type TypeParams,
} from './field-words.ts';
import { sizeFixEn, sizeFixPt, sizeWhatEn, sizeWhatPt, type SizeParams } from './size-words.ts';

/** Where a field that is unknown at its place is known: in a group beside it that it should be indented below, or in one around it. */
export interface Elsewhere {
  readonly where: 'inside' | 'outside';
  /** The group's name; empty for the document itself. */
  readonly group: string;
  /** The fields that should be there, this one included. */
  readonly fields: readonly string[];
  /** Spaces that stand before the fields there. */
  readonly spaces: number;
}

/** What `field-format` is told. `about` is the schema's description, which is Portuguese. */
export interface FormatParams {
  readonly field: string;
  readonly found: string;
  readonly rule: 'pattern' | 'date' | 'name';
  readonly about: string;
  readonly example: string;
  /** A value like the one found that would do, or null. */
  readonly nearest: string | null;
  /** The second line of a value that was meant to be one line; else empty. */
  readonly continued: string;
}

const itemOf = (group: string) => /^(.*)\[(\d+)\]$/.exec(group);

function elsewherePt({ group, fields, spaces }: Elsewhere): string {
  const item = itemOf(group);
  const place =
    group === '' ? 'do documento' : item ? `do item ${item[2]!} de "${item[1]!}"` : `de "${group}"`;
  const start = spaces === 0 ? 'sem espaços no começo' : `com ${spaces} espaços no começo`;
  return fields.length > 1
    ? `Os campos ${list(fields)} são ${place}: escreva essas linhas ${start}.`
    : `Ele é ${place}: escreva a linha ${start}.`;
}

function elsewhereEn({ group, fields, spaces }: Elsewhere): string {
  const item = itemOf(group);
  const place =
    group === '' ? 'the document' : item ? `item ${item[2]!} of "${item[1]!}"` : `"${group}"`;
  const start =
    spaces === 0 ? 'without spaces at the beginning' : `with ${spaces} spaces at the beginning`;
  return fields.length > 1
    ? `The fields ${list(fields)} belong to ${place}: write these lines ${start}.`
    : `It belongs to ${place}: write the line ${start}.`;
}

/** Types of blocks with the titles by which people know them. */
const withTitles = (
  blocks: readonly { readonly type: string; readonly title: string }[],
  or: string,
) => blocks.map(({ type, title }) => `"${type}" (${title})`).join(or);

const unlessShort = (about: string, example: string, label: string) =>
  `${about}${example ? ` ${label}: ${example}` : ''}`.trim();
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

function formatWhat(language: Language, { field, found, rule, continued }: FormatParams): string {
  const pt = language === 'pt-BR';
  if (continued)
    return pt
      ? `${fieldPt(field)} continua na linha de baixo, com "${continued}".`
      : `${fieldEn(field)} goes on in the line below, with "${continued}".`;
  if (rule === 'name')
    return pt ? `"${found}" não serve como nome.` : `"${found}" will not do as a name.`;
  if (rule === 'date' && isDay(found))
    return pt
      ? `O dia "${found}" não existe no calendário.`
      : `There is no day "${found}" in the calendar.`;
  return pt
    ? `${fieldPt(field)} não aceita "${found}".`
    : `${fieldEn(field)} does not accept "${found}".`;
}

function formatFix(
  language: Language,
  { found, rule, about, example, nearest, continued }: FormatParams,
): string {
  const pt = language === 'pt-BR';
  if (continued)
    return pt
      ? `Se são dois itens, comece a linha de baixo com "- ", alinhado ao traço de cima.`
      : 'If these are two items, begin the line below with "- ", below the dash above.';
  const did = nearest === null ? '' : `${pt ? didPt(nearest, '') : didEn(nearest, '')} `;
  if (rule === 'name')
    return (
      did +
      (pt
        ? 'Nomes começam com letra minúscula e têm só letras e números, sem acento.'
        : 'Names begin with a small letter and have only letters and digits, without accents.')
    );
  if (rule === 'date' && isDay(found))
    return pt ? 'Confira o dia e o mês.' : 'Check the day and the month.';
  if (rule === 'date')
    return (
      did +
      (pt
        ? `Escreva ano-mês-dia entre aspas, por exemplo "${example || '2026-11-20'}".`
        : `Write year-month-day in quotes, for example "${example || '2026-11-20'}".`)
    );
  return (
    did +
    (pt
      ? unlessShort(about, example, 'Por exemplo')
      : unlessShort(about && `Its description: «${about}»`, example, 'For example'))
  );
}

/** Problems of fields against their schema. */
export const fieldProblems = {
  'field-unknown': problem<{
    field: string;
    nearest: string | null;
    known: readonly string[];
    elsewhere: Elsewhere | null;
  }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O campo "${p.field}" não existe aqui.`,
      fix: (p) =>
        p.elsewhere === null
          ? didPt(p.nearest, `Apague-o, ou use um destes: ${someNames(p.known)}.`)
          : elsewherePt(p.elsewhere),
    },
    en: {
      what: (p) => `There is no field "${p.field}" here.`,
      fix: (p) =>
        p.elsewhere === null
          ? didEn(p.nearest, `Remove it, or use one of: ${someNames(p.known)}.`)
          : elsewhereEn(p.elsewhere),
    },
  }),
  'field-comma': problem<{ field: string; outside: string; fixed: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `Entre chaves, a vírgula separa campos, e "${p.outside}" ficou fora de "${p.field}".`,
      fix: (p) => `Ponha o texto inteiro entre aspas: ${p.fixed}`,
    },
    en: {
      what: (p) =>
        `Between braces a comma separates fields, and "${p.outside}" is left out of "${p.field}".`,
      fix: (p) => `Put the whole text in quotes: ${p.fixed}`,
    },
  }),
  'field-missing': problem<{ field: string; about: string; example: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `Falta o campo "${p.field}".`,
      fix: (p) => unlessShort(`Escreva-o aqui. ${p.about}`, p.example, 'Por exemplo'),
    },
    en: {
      what: (p) => `The field "${p.field}" is missing.`,
      fix: (p) =>
        unlessShort(
          `Write it here.${p.about && ` Its description: «${p.about}»`}`,
          p.example,
          'For example',
        ),
    },
  }),
  'field-type': problem<TypeParams>({
    level: 'error',
    'pt-BR': { what: typeWhatPt, fix: typeFixPt },
    en: { what: typeWhatEn, fix: typeFixEn },
  }),
  'field-value': problem<{
    field: string;
    found: string;
    nearest: string | null;
    allowed: readonly string[];
    about: string;
  }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `${fieldPt(p.field)} não aceita "${p.found}".`,
      fix: (p) => didPt(p.nearest, `Use um destes: ${list(p.allowed)}. ${p.about}`.trim()),
    },
    en: {
      what: (p) => `${fieldEn(p.field)} does not accept "${p.found}".`,
      fix: (p) =>
        didEn(
          p.nearest,
          `Use one of: ${list(p.allowed)}.${p.about && ` Its description: «${p.about}»`}`,
        ),
    },
  }),
  'field-format': problem<FormatParams>({
    level: 'error',
    'pt-BR': { what: (p) => formatWhat('pt-BR', p), fix: (p) => formatFix('pt-BR', p) },
    en: { what: (p) => formatWhat('en', p), fix: (p) => formatFix('en', p) },
  }),
  'field-length': problem<SizeParams>({
    level: 'error',
    'pt-BR': { what: sizeWhatPt, fix: sizeFixPt },
    en: { what: sizeWhatEn, fix: sizeFixEn },
  }),
  'block-unknown-type': problem<{
    index: number;
    found: string;
    meant: readonly { readonly type: string; readonly title: string }[];
  }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O bloco ${p.index} tem o tipo "${p.found}", que não existe.`,
      fix: ({ meant }) =>
        meant.length > 0
          ? `Você quis dizer ${withTitles(meant, ' ou ')}?`
          : 'Veja os tipos na galeria (npm run dev, página /_blocks) ou em docs/authoring.md.',
    },
    en: {
      what: (p) => `Block ${p.index} has the type "${p.found}", which does not exist.`,
      fix: ({ meant }) =>
        meant.length > 0
          ? `Did you mean ${withTitles(meant, ' or ')}?`
          : 'See the types in the gallery (npm run dev, page /_blocks) or in docs/authoring.md.',
    },
  }),
  'block-without-type': problem<{ index: number; misspelt: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O bloco ${p.index} não diz de que tipo é.`,
      fix: (p) =>
        p.misspelt
          ? `Troque "${p.misspelt}" por "type".`
          : 'Comece o bloco com "- type: nome-do-bloco".',
    },
    en: {
      what: (p) => `Block ${p.index} does not say its type.`,
      fix: (p) =>
        p.misspelt
          ? `Replace "${p.misspelt}" with "type".`
          : 'Begin the block with "- type: name-of-the-block".',
    },
  }),
  'button-without-action': problem<{ label: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O botão "${p.label}" não leva a lugar nenhum.`,
      fix: () => 'Dê a ele uma ação: "chat: mensagem", "call: contato" ou "link: /pagina".',
    },
    en: {
      what: (p) => `The button "${p.label}" leads nowhere.`,
      fix: () => 'Give it an action: "chat: message", "call: contact" or "link: /page".',
    },
  }),
  'button-many-actions': problem<{ label: string; actions: readonly string[] }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O botão "${p.label}" tem mais de uma ação: ${list(p.actions)}.`,
      fix: () => 'Deixe só uma delas.',
    },
    en: {
      what: (p) => `The button "${p.label}" has more than one action: ${list(p.actions)}.`,
      fix: () => 'Keep only one of them.',
    },
  }),
};
