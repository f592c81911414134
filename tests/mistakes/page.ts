import type { ProblemCode } from '../../engine/diagnostics/catalogue.ts';
import { levelOf } from '../../engine/diagnostics/levels.ts';
import { problemCodes } from '../problem-codes.ts';
import { formatProblem } from '../../engine/diagnostics/format.ts';
import { mistakes, problemsOf, withSite } from './all.ts';
import { goodPost, type Mistake } from './mistake.ts';

const intro = `<!-- Gerado por docs/generate-errors.mjs a partir do código. Não edite: rode npm run generate. -->
# Catálogo de erros

Tudo o que \`npm run portao -- check\`, a construção e o servidor de desenvolvimento podem dizer de um documento, e \`npm run portao -- blog publish\` do arquivo de um post: cada código, um exemplo e como fica depois de corrigido. Os códigos não mudam de uma versão para outra.

Um problema se lê assim: arquivo, linha e coluna; o código; o trecho, com o lugar marcado; o que está errado; o que fazer. «Veja também» é outro lugar que tem a ver com ele. Um **erro** impede a publicação; um **aviso**, não.`;

/** The whole lines of `text` in which `part` stands. */
function linesAt(text: string, part: string): string {
  const start = text.lastIndexOf('\n', text.indexOf(part)) + 1;
  const end = text.indexOf('\n', text.indexOf(part) + part.trimEnd().length);
  return text.slice(start, end < 0 ? undefined : end);
}

/** The lines that a mistake changed, as they are without it; empty where whole files were exchanged. */
function fixed(mistake: Mistake): string {
  if ('post' in mistake) return linesAt(goodPost, mistake.post[0]);
  const edited = Object.entries(mistake.edits).flatMap(([path, edit]) =>
    Array.isArray(edit)
      ? (edit as readonly (readonly [string, string])[]).map(([from]) => ({ path, from }))
      : [],
  );
  return withSite(mistake, (site) =>
    edited.map(({ path, from }) => linesAt(site.read(path), from)).join('\n'),
  );
}

/** The examples of a code that the page shows: those with a caption. */
export const examplesOf = (code: ProblemCode): readonly Mistake[] =>
  mistakes.filter((mistake) => mistake.code === code && mistake.caption !== undefined);

function example(mistake: Mistake): string {
  const output = problemsOf(mistake)
    .map((problem) => formatProblem(problem, 'pt-BR'))
    .join('\n\n');
  const right = fixed(mistake);
  const caption = mistake.caption!.charAt(0).toUpperCase() + mistake.caption!.slice(1);
  return [
    `**${caption}**`,
    `\`\`\`text\n${output}\n\`\`\``,
    ...(right === ''
      ? []
      : [`Certo:\n\n\`\`\`${'post' in mistake ? 'markdown' : 'yaml'}\n${right}\n\`\`\``]),
  ].join('\n\n');
}

/** `docs/errors.md`: every code with its examples and what they are when fixed, in Portuguese, which marketers read. */
export function errorsPage(): string {
  const level = (code: ProblemCode) => (levelOf(code) === 'error' ? 'erro' : 'aviso');
  const captions = (code: ProblemCode) =>
    examplesOf(code)
      .slice(0, 3)
      .map(({ caption }) => caption)
      .join('; ') + (examplesOf(code).length > 3 ? '…' : '');
  const rows = problemCodes.map(
    (code) => `| [\`${code}\`](#${code}) | ${level(code)} | ${captions(code)} |`,
  );
  const sections = problemCodes.map((code) =>
    [`## ${code}`, ...examplesOf(code).map(example)].join('\n\n'),
  );
  return `${[intro, '| Código | Nível | Por exemplo |\n|---|---|---|\n' + rows.join('\n'), ...sections].join('\n\n')}\n`;
}
