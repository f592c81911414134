import { said } from '../../wording.ts';

/** What the system says when a file cannot be read, in words. */
const readFaults: Readonly<Record<string, string>> = {
  EISDIR: 'há uma pasta com este nome',
  EACCES: 'falta permissão de leitura',
  EPERM: 'falta permissão de leitura',
  ENOENT: 'ele não existe',
};

/** Problems of files as a whole: reading, encoding, syntax, names that two of them claim. */
export const documents = {
  'site-missing': said<{ file: string }>({
    what: (p) => `Falta o arquivo ${p.file}.`,
    fix: () => 'Crie o arquivo, ou diga a pasta do site com --site PASTA.',
  }),
  'file-unreadable': said<{ reason: string }>({
    what: (p) => `O arquivo não pôde ser lido: ${readFaults[p.reason] ?? p.reason}.`,
    fix: () => 'Confira se ele existe, se é um arquivo e se você tem permissão de leitura.',
  }),
  'file-too-large': said<{ bytes: number; limit: number }>({
    what: (p) =>
      `O arquivo tem ${p.bytes.toLocaleString('pt-BR')} bytes; o limite é ${p.limit.toLocaleString('pt-BR')}.`,
    fix: () => 'Divida o texto em páginas ou em partes (partials).',
  }),
  'file-encoding': said<Record<never, never>>({
    what: () => 'O arquivo não é um texto em UTF-8.',
    fix: () => 'Salve-o de novo no editor com a codificação UTF-8.',
  }),
  'file-empty': said<Record<never, never>>({
    what: () => 'O arquivo está vazio.',
    fix: () => 'Escreva o documento, ou apague o arquivo.',
  }),
  'file-link': said<Record<never, never>>({
    what: () => 'Isto é um link simbólico; o site só lê arquivos e pastas de verdade.',
    fix: () => 'Copie para este lugar o arquivo ou a pasta que o link mostra, ou apague o link.',
  }),
  'document-deep': said<{ limit: number }>({
    what: (p) => `O documento tem mais de ${p.limit} níveis, um dentro do outro.`,
    fix: () =>
      'Confira o recuo desta linha e os colchetes e chaves que ficaram abertos antes dela.',
  }),
  'document-aliases': said<{ limit: number }>({
    what: (p) =>
      `O documento repete partes demais com "*nome": são no máximo ${p.limit}, nunca dentro da própria parte, e o todo não passa de 1 MiB.`,
    fix: () =>
      'Escreva o texto no lugar, ou use uma parte (partials). Um texto que começa com * vai entre aspas.',
  }),
  'document-slow': said<{ seconds: number }>({
    what: (p) =>
      `O documento tem partes demais para ser lido em ${p.seconds} segundos; a leitura parou aqui.`,
    fix: () => 'Divida o documento em páginas ou em partes (partials).',
  }),
  'document-long': said<{ count: number; limit: number }>({
    what: (p) => `Há ${p.count} itens ou campos em um só lugar; o limite é ${p.limit}.`,
    fix: () => 'Divida a lista em páginas ou em partes (partials).',
  }),
  'page-blocks-many': said<{ limit: number }>({
    what: (p) => `Aqui a página passa de ${p.limit} blocos, contados os das partes que ela usa.`,
    fix: () => 'Tire blocos, ou confira se uma parte usa outra muitas vezes.',
  }),
  'reference-long': said<{ name: string; limit: number }>({
    what: (p) =>
      `Com "{{${p.name}}}" o texto fica longo demais: um valor vai até ${p.limit} letras, e o texto inteiro até 10000.`,
    fix: () => 'Encurte o valor, ou escreva o texto em uma parte (partials).',
  }),
  'document-tag': said<{ tag: string }>({
    what: (p) => `"${p.tag}" seria uma etiqueta do YAML, e o site não usa nenhuma.`,
    fix: () => 'Apague a etiqueta. Um texto que começa com ! vai entre aspas.',
  }),
  'text-character': said<{ character: string }>({
    what: (p) => `O texto tem um caractere que não se pode mostrar (${p.character}).`,
    fix: () => 'Apague-o: escreva o texto de novo, em vez de colar.',
  }),
  'text-blank': said<Record<never, never>>({
    what: () => 'Este texto só tem espaços.',
    fix: () => 'Escreva o texto, ou apague o campo.',
  }),
  'text-long': said<{ length: number; limit: number }>({
    what: (p) => `Este texto tem ${p.length} letras; o limite de um texto é ${p.limit}.`,
    fix: () => 'Divida o texto em blocos, ou confira se falta fechar aspas.',
  }),
  'problems-many': said<{ more: number; shown: number }>({
    what: (p) =>
      `Este documento tem pelo menos mais ${p.more} ${p.more === 1 ? 'problema' : 'problemas'}; são mostrados os primeiros ${p.shown}.`,
    fix: () => 'Corrija os que estão acima e confira de novo.',
  }),
  'path-duplicate': said<{ path: string; other: string }>({
    what: (p) => `O endereço "${p.path}" já é de ${p.other}.`,
    fix: () => 'Mude "path" em um dos dois arquivos, ou apague um deles.',
  }),
  'name-duplicate': said<{ name: string; other: string; of: 'region' | 'partial' }>({
    what: (p) =>
      p.of === 'region'
        ? `Já há uma região "${p.name}", o fim do endereço de ${p.other}.`
        : `Já há uma parte "${p.name}": ${p.other}.`,
    fix: (p) =>
      p.of === 'region'
        ? 'Vizinhos e variantes chamam a região por este nome: mude o fim de um dos dois endereços.'
        : 'As páginas chamam a parte por este nome: mude o nome de um dos dois arquivos.',
  }),
  'file-shadows-page': said<{ file: string; path: string }>({
    what: (p) => `O arquivo media/root/${p.file} tomaria o lugar da página "${p.path}".`,
    fix: () => 'Dê outro nome ao arquivo, ou outro endereço à página.',
  }),
  'root-file-reserved': said<{ file: string; why: 'host' | 'engine' | 'folder' }>({
    what: (p) =>
      p.why === 'folder'
        ? `O arquivo media/root/${p.file} ficaria no lugar da pasta de que as páginas abaixo de "/${p.file}" precisam.`
        : p.why === 'host'
          ? `O arquivo ${p.file} é escrito a cada build, com os redirecionamentos e os cabeçalhos do site.`
          : `O endereço "/${p.file}" é de arquivos que o build escreve para as próprias páginas.`,
    fix: (p) =>
      p.why === 'host'
        ? 'Apague o arquivo de media/root; redirecionamentos ficam em "redirects" do site.yaml.'
        : 'Dê outro nome ao arquivo, ou ponha-o em outra pasta de media/root.',
  }),
};
