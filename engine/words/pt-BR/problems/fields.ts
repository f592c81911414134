import { list, someNames, listItem, withTitles, said } from '../../wording.ts';
import { typeWhat, typeFix } from './field-words.ts';
import { didYouMean } from './did-you-mean.ts';
import { values } from './values.ts';
import type { SpokenText } from '../../schemas.ts';
import type { TypeParams } from './field-words.ts';

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

function elsewhereWords({ group, fields, spaces }: Elsewhere): string {
  const item = listItem.exec(group);
  const where =
    group === '' ? 'do documento' : item ? `do item ${item[2]!} de "${item[1]!}"` : `de "${group}"`;
  const start = spaces === 0 ? 'sem espaços no começo' : `com ${spaces} espaços no começo`;
  return fields.length > 1
    ? `Os campos ${list(fields)} são ${where}: escreva essas linhas ${start}.`
    : `Ele é ${where}: escreva a linha ${start}.`;
}

const ifEarlier = ({ upgraded }: { upgraded?: boolean }) =>
  upgraded ? '' : ' Se o site é de uma versão anterior: npm run portao -- upgrade';

/** Problems of fields against their schema. */
export const fields = {
  ...values,
  'field-unknown': said<{
    /** The site has just been upgraded, so that an upgrade is no advice. */
    upgraded?: boolean;
    field: string;
    nearest: string | null;
    /** True if nothing else can have been meant: it is what people call the field. */
    certain: boolean;
    known: readonly string[];
    elsewhere: Elsewhere | null;
  }>({
    what: (p) => `O campo "${p.field}" não existe aqui.`,
    fix: (p) =>
      p.elsewhere === null
        ? didYouMean(p.nearest, `Apague-o, ou use um destes: ${someNames(p.known)}.${ifEarlier(p)}`)
        : elsewhereWords(p.elsewhere),
  }),
  /** `outside`: what a comma between braces cut off; empty for the decimal commas of a list of numbers. */
  'field-comma': said<{ field: string; outside: string; fixed: string }>({
    what: (p) =>
      p.outside === ''
        ? `Nos números de "${p.field}" há vírgula decimal, e numa lista a vírgula separa os itens.`
        : `Entre chaves, a vírgula separa campos, e "${p.outside}" ficou fora de "${p.field}".`,
    fix: (p) =>
      p.outside === ''
        ? `Escreva os números com ponto: ${p.fixed}`
        : `Ponha o texto inteiro entre aspas: ${p.fixed}`,
  }),
  'field-type': said<TypeParams>({ what: typeWhat, fix: typeFix }),
  'row-length': said<{ name: string; cells: number; columns: number }>({
    what: (p) => `A linha "${p.name}" tem ${p.cells} valores, e a tabela tem ${p.columns} colunas.`,
    fix: (p) =>
      p.cells < p.columns
        ? 'Escreva em "cells" um valor para cada coluna. Onde não há valor, escreva "–".'
        : 'Apague de "cells" o que sobra, ou dê nome à coluna em "columns".',
  }),
  'form-unread': said<object>({
    what: () =>
      'O formulário não diz para onde vai o recado, e o site não tem o painel em que ele seria lido.',
    fix: () =>
      'Ponha em "to" o endereço de um serviço de formulários, ou faça a página /admin, com o bloco "admin-panel".',
  }),
  'form-days': said<{ said: string; keepDays: number }>({
    what: (p) => `O texto diz "${p.said}", e o painel apaga os recados em ${p.keepDays} dias.`,
    fix: (p) => `Escreva ${p.keepDays} dias no texto, ou mude "keepDays".`,
  }),
  'block-unknown-type': said<{
    /** As of `field-unknown`. */
    upgraded?: boolean;
    index: number;
    found: string;
    meant: readonly { readonly type: string; readonly title: SpokenText }[];
  }>({
    what: (p) => `O bloco ${p.index} tem o tipo "${p.found}", que não existe.`,
    fix: (p) =>
      p.meant.length > 0
        ? `Você quis dizer ${withTitles(p.meant, 'pt-BR', ' ou ')}?`
        : `Veja os tipos na galeria (npm run dev, página /_blocks) ou em docs/authoring.md.${ifEarlier(p)}`,
  }),
  'block-without-type': said<{ index: number; misspelt: string }>({
    what: (p) => `O bloco ${p.index} não diz de que tipo é.`,
    fix: (p) =>
      p.misspelt
        ? `Troque "${p.misspelt}" por "type".`
        : 'Comece o bloco com "- type: nome-do-bloco".',
  }),
  'choice-missing': said<{
    fields: readonly string[];
    about: SpokenText;
    examples: readonly SpokenText[];
  }>({
    what: (p) => `Falta ${p.fields.map((field) => `"${field}"`).join(' ou ')}.`,
    fix: (p) =>
      `Escreva um deles. ${p.about['pt-BR']} Por exemplo: ${p.examples.map((example) => example['pt-BR']).join('; ou ')}`,
  }),
  'choice-many': said<{ fields: readonly string[] }>({
    what: (p) => `${p.fields.map((field) => `"${field}"`).join(' e ')} não valem juntos.`,
    fix: () => 'Deixe só um deles.',
  }),
  'button-without-action': said<{ label: string }>({
    what: (p) => `O botão "${p.label}" não leva a lugar nenhum.`,
    fix: () => 'Dê a ele uma ação: "chat: mensagem", "call: contato" ou "link: /pagina".',
  }),
  'button-many-actions': said<{ label: string; actions: readonly string[] }>({
    what: (p) => `O botão "${p.label}" tem mais de uma ação: ${list(p.actions)}.`,
    fix: () => 'Deixe só uma delas.',
  }),
};
