import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDocument } from '../../engine/content/file-snapshot.ts';
import { readQuickly, type QuickYamlReason } from '../../engine/content/quick-yaml/quick-yaml.ts';
import { filesBelow } from '../../engine/content/site-files.ts';
import type { Language } from '../../engine/diagnostics/catalogue.ts';
import type { Check } from './finding.ts';

/** Why a document is left to the library, in words. */
const words: Readonly<Record<QuickYamlReason, Readonly<Record<Language, string>>>> = {
  end: { pt: 'falta a quebra de linha no fim', en: 'no line break at the end' },
  character: { pt: 'tabulação ou outro caractere de controle', en: 'tab or control character' },
  marker: { pt: '--- ou ...', en: '--- or ...' },
  anchor: { pt: 'âncora', en: 'anchor' },
  alias: { pt: 'referência a uma âncora', en: 'alias' },
  tag: { pt: 'etiqueta (!)', en: 'tag (!)' },
  field: { pt: 'nome de campo entre aspas ou repetido', en: 'field name quoted or repeated' },
  indentation: { pt: 'recuo fora do comum', en: 'unusual indentation' },
  depth: { pt: 'níveis demais', en: 'too many levels' },
  flow: { pt: 'lista ou grupo entre colchetes ou chaves', en: 'list or group in brackets' },
  'block-scalar': { pt: 'texto com | ou >', en: 'text with | or >' },
  quotes: { pt: 'texto entre aspas em várias linhas', en: 'quoted text over several lines' },
  'plain-text': { pt: 'texto sem aspas com dois-pontos', en: 'plain text with a colon' },
  number: { pt: 'número fora do comum', en: 'unusual number' },
};

/** Documents that are named for each reason; the others are counted. */
const namedFiles = 2;

/** The documents of a site, below its folder. */
const documentsOf = (siteDir: string): string[] => [
  'site.yaml',
  ...['pages', 'partials'].flatMap((folder) =>
    filesBelow(join(siteDir, folder))
      .files.filter(isDocument)
      .map((file) => `${folder}/${file}`),
  ),
];

/** How many documents the quick reader of YAML takes, and why the library reads the others, which is several times as slow. */
export const checkReading: Check = async ({ siteDir, language }, signal) => {
  const pt = language === 'pt';
  const left = new Map<QuickYamlReason, string[]>();
  let count = 0;
  for (const file of documentsOf(siteDir)) {
    if (signal.aborted) break;
    const text = await readFile(join(siteDir, file), 'utf8').catch(() => null);
    if (text === null) continue;
    count += 1;
    const quick = readQuickly(text);
    if ('value' in quick) continue;
    const same = left.get(quick.left);
    if (same) same.push(file);
    else left.set(quick.left, [file]);
  }
  if (count === 0) return [];
  const others = [...left.values()].flat().length;
  const reasons = [...left].map(([reason, files]) => {
    const named = files.slice(0, namedFiles).map((file) => `${basename(siteDir)}/${file}`);
    const more = files.length > namedFiles ? [`+ ${files.length - namedFiles}`] : [];
    return `${words[reason][language]} (${[...named, ...more].join(', ')})`;
  });
  const all = pt
    ? `Leitura rápida: ${count - others} de ${count} ${count === 1 ? 'documento' : 'documentos'}`
    : `Quick reading: ${count - others} of ${count} ${count === 1 ? 'document' : 'documents'}`;
  const slow = pt ? `${others} pelo leitor completo` : `${others} by the full reader`;
  return [
    {
      check: 'reading',
      level: 'ok',
      says: others === 0 ? all : `${all}; ${slow}: ${reasons.join(', ')}`,
    },
  ];
};
