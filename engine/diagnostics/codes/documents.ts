import { problem } from '../wording.ts';

/** Problems of files as a whole: reading, encoding, syntax, names that two of them claim. */
export const documentProblems = {
  'site-missing': problem<{ file: string }>({
    level: 'error',
    pt: { what: (p) => `Falta o arquivo ${p.file}.`, fix: () => 'Crie o arquivo, ou diga a pasta do site com --site PASTA.' },
    en: { what: (p) => `The file ${p.file} is missing.`, fix: () => 'Create it, or name the folder of the site with --site DIR.' },
  }),
  'file-unreadable': problem<{ reason: string }>({
    level: 'error',
    pt: { what: (p) => `O arquivo não pôde ser lido (${p.reason}).`, fix: () => 'Confira se ele existe e se você tem permissão de leitura.' },
    en: { what: (p) => `The file could not be read (${p.reason}).`, fix: () => 'Check that it exists and that you may read it.' },
  }),
  'file-too-large': problem<{ bytes: number; limit: number }>({
    level: 'error',
    pt: { what: (p) => `O arquivo tem ${p.bytes} bytes; o limite é ${p.limit}.`, fix: () => 'Divida o texto em páginas ou em partes (site/partials).' },
    en: { what: (p) => `The file has ${p.bytes} bytes; the limit is ${p.limit}.`, fix: () => 'Split the text into pages or partials (site/partials).' },
  }),
  'file-encoding': problem<Record<never, never>>({
    level: 'error',
    pt: { what: () => 'O arquivo não é um texto em UTF-8.', fix: () => 'Salve-o de novo no editor com a codificação UTF-8.' },
    en: { what: () => 'The file is not UTF-8 text.', fix: () => 'Save it again in the editor as UTF-8.' },
  }),
  'file-empty': problem<Record<never, never>>({
    level: 'error',
    pt: { what: () => 'O arquivo está vazio.', fix: () => 'Escreva o documento, ou apague o arquivo.' },
    en: { what: () => 'The file is empty.', fix: () => 'Write the document, or delete the file.' },
  }),
  'syntax': problem<{ detail: string }>({
    level: 'error',
    pt: { what: (p) => `O texto não está bem escrito aqui: ${p.detail}`, fix: () => 'Confira o recuo (dois espaços por nível, sem tabulação), os dois-pontos seguidos de espaço e as aspas.' },
    en: { what: (p) => `The text is not well formed here: ${p.detail}`, fix: () => 'Check the indentation (two spaces a level, no tabs), colons followed by a space, and quotes.' },
  }),
  'path-duplicate': problem<{ path: string; other: string }>({
    level: 'error',
    pt: { what: (p) => `O endereço "${p.path}" já é de ${p.other}.`, fix: () => 'Mude "path" em um dos dois arquivos, ou apague um deles.' },
    en: { what: (p) => `The path "${p.path}" already belongs to ${p.other}.`, fix: () => 'Change "path" in one of the two files, or delete one of them.' },
  }),
  'name-duplicate': problem<{ name: string; other: string }>({
    level: 'error',
    pt: { what: (p) => `O nome "${p.name}" já é de ${p.other}.`, fix: () => 'Regiões e partes são chamadas por este nome: mude o endereço da página ou o nome do arquivo.' },
    en: { what: (p) => `The name "${p.name}" already belongs to ${p.other}.`, fix: () => 'Regions and partials are called by this name: change the path of the page or the name of the file.' },
  }),
  'file-shadows-page': problem<{ file: string; path: string }>({
    level: 'error',
    pt: { what: (p) => `O arquivo media/root/${p.file} tomaria o lugar da página "${p.path}".`, fix: () => 'Dê outro nome ao arquivo, ou outro endereço à página.' },
    en: { what: (p) => `The file media/root/${p.file} would take the place of the page "${p.path}".`, fix: () => 'Give the file another name, or the page another path.' },
  }),
};
