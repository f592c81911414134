import { problem } from '../wording.ts';

/** What the system says when a file cannot be read, in words. */
const readFaults: Readonly<Record<string, { readonly pt: string; readonly en: string }>> = {
  EISDIR: { pt: 'há uma pasta com este nome', en: 'there is a folder of this name' },
  EACCES: { pt: 'falta permissão de leitura', en: 'the permission to read it is missing' },
  EPERM: { pt: 'falta permissão de leitura', en: 'the permission to read it is missing' },
  ENOENT: { pt: 'ele não existe', en: 'it does not exist' },
};

/** Problems of files as a whole: reading, encoding, syntax, names that two of them claim. */
export const documentProblems = {
  'site-missing': problem<{ file: string }>({
    level: 'error',
    pt: { what: (p) => `Falta o arquivo ${p.file}.`, fix: () => 'Crie o arquivo, ou diga a pasta do site com --site PASTA.' },
    en: { what: (p) => `The file ${p.file} is missing.`, fix: () => 'Create it, or name the folder of the site with --site DIR.' },
  }),
  'file-unreadable': problem<{ reason: string }>({
    level: 'error',
    pt: { what: (p) => `O arquivo não pôde ser lido: ${readFaults[p.reason]?.pt ?? p.reason}.`, fix: () => 'Confira se ele existe, se é um arquivo e se você tem permissão de leitura.' },
    en: { what: (p) => `The file could not be read: ${readFaults[p.reason]?.en ?? p.reason}.`, fix: () => 'Check that it exists, that it is a file and that you may read it.' },
  }),
  'file-too-large': problem<{ bytes: number; limit: number }>({
    level: 'error',
    pt: { what: (p) => `O arquivo tem ${p.bytes.toLocaleString('pt-BR')} bytes; o limite é ${p.limit.toLocaleString('pt-BR')}.`, fix: () => 'Divida o texto em páginas ou em partes (site/partials).' },
    en: { what: (p) => `The file has ${p.bytes.toLocaleString('en')} bytes; the limit is ${p.limit.toLocaleString('en')}.`, fix: () => 'Split the text into pages or partials (site/partials).' },
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
  'path-duplicate': problem<{ path: string; other: string }>({
    level: 'error',
    pt: { what: (p) => `O endereço "${p.path}" já é de ${p.other}.`, fix: () => 'Mude "path" em um dos dois arquivos, ou apague um deles.' },
    en: { what: (p) => `The path "${p.path}" already belongs to ${p.other}.`, fix: () => 'Change "path" in one of the two files, or delete one of them.' },
  }),
  'name-duplicate': problem<{ name: string; other: string; of: 'region' | 'partial' }>({
    level: 'error',
    pt: {
      what: (p) => (p.of === 'region' ? `Já há uma região "${p.name}", o fim do endereço de ${p.other}.` : `Já há uma parte "${p.name}": ${p.other}.`),
      fix: (p) => (p.of === 'region' ? 'Vizinhos e variantes chamam a região por este nome: mude o fim de um dos dois endereços.' : 'As páginas chamam a parte por este nome: mude o nome de um dos dois arquivos.'),
    },
    en: {
      what: (p) => (p.of === 'region' ? `There is a region "${p.name}" already, the end of the path of ${p.other}.` : `There is a partial "${p.name}" already: ${p.other}.`),
      fix: (p) => (p.of === 'region' ? 'Neighbours and variants call the region by this name: change the end of one of the two paths.' : 'Pages call the partial by this name: change the name of one of the two files.'),
    },
  }),
  'file-shadows-page': problem<{ file: string; path: string }>({
    level: 'error',
    pt: { what: (p) => `O arquivo media/root/${p.file} tomaria o lugar da página "${p.path}".`, fix: () => 'Dê outro nome ao arquivo, ou outro endereço à página.' },
    en: { what: (p) => `The file media/root/${p.file} would take the place of the page "${p.path}".`, fix: () => 'Give the file another name, or the page another path.' },
  }),
};
