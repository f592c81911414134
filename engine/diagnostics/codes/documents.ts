import type { Language } from '../../words/language.ts';
import { problem } from '../wording.ts';

/** What the system says when a file cannot be read, in words. */
const readFaults: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  EISDIR: { 'pt-BR': 'há uma pasta com este nome', en: 'there is a folder of this name' },
  EACCES: { 'pt-BR': 'falta permissão de leitura', en: 'the permission to read it is missing' },
  EPERM: { 'pt-BR': 'falta permissão de leitura', en: 'the permission to read it is missing' },
  ENOENT: { 'pt-BR': 'ele não existe', en: 'it does not exist' },
};

/** Problems of files as a whole: reading, encoding, syntax, names that two of them claim. */
export const documentProblems = {
  'site-missing': problem<{ file: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `Falta o arquivo ${p.file}.`,
      fix: () => 'Crie o arquivo, ou diga a pasta do site com --site PASTA.',
    },
    en: {
      what: (p) => `The file ${p.file} is missing.`,
      fix: () => 'Create it, or name the folder of the site with --site DIR.',
    },
  }),
  'file-unreadable': problem<{ reason: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O arquivo não pôde ser lido: ${readFaults[p.reason]?.['pt-BR'] ?? p.reason}.`,
      fix: () => 'Confira se ele existe, se é um arquivo e se você tem permissão de leitura.',
    },
    en: {
      what: (p) => `The file could not be read: ${readFaults[p.reason]?.en ?? p.reason}.`,
      fix: () => 'Check that it exists, that it is a file and that you may read it.',
    },
  }),
  'file-too-large': problem<{ bytes: number; limit: number }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `O arquivo tem ${p.bytes.toLocaleString('pt-BR')} bytes; o limite é ${p.limit.toLocaleString('pt-BR')}.`,
      fix: () => 'Divida o texto em páginas ou em partes (site/partials).',
    },
    en: {
      what: (p) =>
        `The file has ${p.bytes.toLocaleString('en')} bytes; the limit is ${p.limit.toLocaleString('en')}.`,
      fix: () => 'Split the text into pages or partials (site/partials).',
    },
  }),
  'file-encoding': problem<Record<never, never>>({
    level: 'error',
    'pt-BR': {
      what: () => 'O arquivo não é um texto em UTF-8.',
      fix: () => 'Salve-o de novo no editor com a codificação UTF-8.',
    },
    en: {
      what: () => 'The file is not UTF-8 text.',
      fix: () => 'Save it again in the editor as UTF-8.',
    },
  }),
  'file-empty': problem<Record<never, never>>({
    level: 'error',
    'pt-BR': {
      what: () => 'O arquivo está vazio.',
      fix: () => 'Escreva o documento, ou apague o arquivo.',
    },
    en: { what: () => 'The file is empty.', fix: () => 'Write the document, or delete the file.' },
  }),
  'file-link': problem<Record<never, never>>({
    level: 'error',
    'pt-BR': {
      what: () => 'Isto é um link simbólico; o site só lê arquivos e pastas de verdade.',
      fix: () => 'Copie para este lugar o arquivo ou a pasta que o link mostra, ou apague o link.',
    },
    en: {
      what: () => 'This is a symbolic link; the site reads only real files and folders.',
      fix: () => 'Copy the file or folder that the link shows to this place, or delete the link.',
    },
  }),
  'document-deep': problem<{ limit: number }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O documento tem mais de ${p.limit} níveis, um dentro do outro.`,
      fix: () =>
        'Confira o recuo desta linha e os colchetes e chaves que ficaram abertos antes dela.',
    },
    en: {
      what: (p) => `The document has more than ${p.limit} levels, one inside the other.`,
      fix: () =>
        'Check the indentation of this line, and the brackets and braces left open before it.',
    },
  }),
  'document-aliases': problem<{ limit: number }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `O documento repete partes demais com "*nome": são no máximo ${p.limit}, nunca dentro da própria parte, e o todo não passa de 1 MiB.`,
      fix: () =>
        'Escreva o texto no lugar, ou use uma parte (site/partials). Um texto que começa com * vai entre aspas.',
    },
    en: {
      what: (p) =>
        `The document repeats too much with "*name": at most ${p.limit}, never inside the part itself, and 1 MiB in all.`,
      fix: () =>
        'Write the text in its place, or use a partial (site/partials). A text that begins with * goes in quotes.',
    },
  }),
  'document-slow': problem<{ seconds: number }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `O documento tem partes demais para ser lido em ${p.seconds} segundos; a leitura parou aqui.`,
      fix: () => 'Divida o documento em páginas ou em partes (site/partials).',
    },
    en: {
      what: (p) =>
        `The document has too many parts to be read in ${p.seconds} seconds; reading stopped here.`,
      fix: () => 'Split the document into pages or partials (site/partials).',
    },
  }),
  'document-long': problem<{ count: number; limit: number }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `Há ${p.count} itens ou campos em um só lugar; o limite é ${p.limit}.`,
      fix: () => 'Divida a lista em páginas ou em partes (site/partials).',
    },
    en: {
      what: (p) => `There are ${p.count} items or fields in one place; the limit is ${p.limit}.`,
      fix: () => 'Split the list into pages or partials (site/partials).',
    },
  }),
  'page-blocks-many': problem<{ limit: number }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `Aqui a página passa de ${p.limit} blocos, contados os das partes que ela usa.`,
      fix: () => 'Tire blocos, ou confira se uma parte usa outra muitas vezes.',
    },
    en: {
      what: (p) =>
        `Here the page has more than ${p.limit} blocks, those of the partials that it uses included.`,
      fix: () => 'Remove blocks, or check whether a partial uses another many times.',
    },
  }),
  'reference-long': problem<{ name: string; limit: number }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `Com "{{${p.name}}}" o texto fica longo demais: um valor vai até ${p.limit} letras, e o texto inteiro até 10000.`,
      fix: () => 'Encurte o valor, ou escreva o texto em uma parte (site/partials).',
    },
    en: {
      what: (p) =>
        `With "{{${p.name}}}" the text grows too long: a value has up to ${p.limit} letters, and the whole text up to 10000.`,
      fix: () => 'Shorten the value, or write the text in a partial (site/partials).',
    },
  }),
  'document-tag': problem<{ tag: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `"${p.tag}" seria uma etiqueta do YAML, e o site não usa nenhuma.`,
      fix: () => 'Apague a etiqueta. Um texto que começa com ! vai entre aspas.',
    },
    en: {
      what: (p) => `"${p.tag}" would be a YAML tag, and the site uses none.`,
      fix: () => 'Delete the tag. A text that begins with ! goes in quotes.',
    },
  }),
  'text-character': problem<{ character: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O texto tem um caractere que não se pode mostrar (${p.character}).`,
      fix: () => 'Apague-o: escreva o texto de novo, em vez de colar.',
    },
    en: {
      what: (p) => `The text has a character that cannot be shown (${p.character}).`,
      fix: () => 'Delete it: write the text again instead of pasting it.',
    },
  }),
  'text-blank': problem<Record<never, never>>({
    level: 'error',
    'pt-BR': {
      what: () => 'Este texto só tem espaços.',
      fix: () => 'Escreva o texto, ou apague o campo.',
    },
    en: {
      what: () => 'This text has nothing but spaces.',
      fix: () => 'Write the text, or delete the field.',
    },
  }),
  'text-long': problem<{ length: number; limit: number }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `Este texto tem ${p.length} letras; o limite de um texto é ${p.limit}.`,
      fix: () => 'Divida o texto em blocos, ou confira se falta fechar aspas.',
    },
    en: {
      what: (p) => `This text has ${p.length} letters; the limit of one text is ${p.limit}.`,
      fix: () => 'Split the text into blocks, or check whether a quote is left open.',
    },
  }),
  'problems-many': problem<{ more: number; shown: number }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        `Este documento tem pelo menos mais ${p.more} ${p.more === 1 ? 'problema' : 'problemas'}; são mostrados os primeiros ${p.shown}.`,
      fix: () => 'Corrija os que estão acima e confira de novo.',
    },
    en: {
      what: (p) =>
        `This document has at least ${p.more} more ${p.more === 1 ? 'problem' : 'problems'}; the first ${p.shown} are shown.`,
      fix: () => 'Correct those above and check again.',
    },
  }),
  'path-duplicate': problem<{ path: string; other: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O endereço "${p.path}" já é de ${p.other}.`,
      fix: () => 'Mude "path" em um dos dois arquivos, ou apague um deles.',
    },
    en: {
      what: (p) => `The path "${p.path}" already belongs to ${p.other}.`,
      fix: () => 'Change "path" in one of the two files, or delete one of them.',
    },
  }),
  'name-duplicate': problem<{ name: string; other: string; of: 'region' | 'partial' }>({
    level: 'error',
    'pt-BR': {
      what: (p) =>
        p.of === 'region'
          ? `Já há uma região "${p.name}", o fim do endereço de ${p.other}.`
          : `Já há uma parte "${p.name}": ${p.other}.`,
      fix: (p) =>
        p.of === 'region'
          ? 'Vizinhos e variantes chamam a região por este nome: mude o fim de um dos dois endereços.'
          : 'As páginas chamam a parte por este nome: mude o nome de um dos dois arquivos.',
    },
    en: {
      what: (p) =>
        p.of === 'region'
          ? `There is a region "${p.name}" already, the end of the path of ${p.other}.`
          : `There is a partial "${p.name}" already: ${p.other}.`,
      fix: (p) =>
        p.of === 'region'
          ? 'Neighbours and variants call the region by this name: change the end of one of the two paths.'
          : 'Pages call the partial by this name: change the name of one of the two files.',
    },
  }),
  'file-shadows-page': problem<{ file: string; path: string }>({
    level: 'error',
    'pt-BR': {
      what: (p) => `O arquivo media/root/${p.file} tomaria o lugar da página "${p.path}".`,
      fix: () => 'Dê outro nome ao arquivo, ou outro endereço à página.',
    },
    en: {
      what: (p) => `The file media/root/${p.file} would take the place of the page "${p.path}".`,
      fix: () => 'Give the file another name, or the page another path.',
    },
  }),
};
