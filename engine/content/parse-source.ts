import { flawOfValue, mayHaveFlaw } from './bounded-value.ts';
import type { ProblemCode, ProblemParams } from '../diagnostics/catalogue.ts';
import { levelOf } from '../diagnostics/levels.ts';
import type { Problem } from '../diagnostics/problem.ts';
import { fileProblem } from '../diagnostics/file-problem.ts';
import { maxAliases, maxDepth, maxItems, maxMilliseconds, maxTextLength } from './limits.ts';
import { parseWithPositions, problemAt, type SourceFile } from './source-file.ts';
import { syntaxFaults } from './yaml-errors/diagnose.ts';
import type { SyntaxFault } from './yaml-errors/fault.ts';
import { strayAlias } from './yaml-errors/hidden.ts';
import { inspect } from './yaml/inspect.ts';
import { readQuickly } from './quick-yaml/quick-yaml.ts';

function syntaxProblem(
  file: string,
  { params, line, column, length, related }: SyntaxFault,
  source: readonly string[],
): Problem<'syntax'> {
  return {
    file,
    line,
    column,
    length,
    code: 'syntax',
    level: levelOf('syntax'),
    params,
    related: related && { file, ...related },
    source,
  };
}

/** A document that was parsed, or what is wrong with its text. */
export interface ParsedSource {
  readonly file: SourceFile | null;
  readonly problems: readonly Problem[];
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Text of one document to its value. Errors: `file-encoding`, `file-empty`, `syntax`, those of the limits
 * (`document-deep`, `document-aliases`, `document-slow`, `document-long`), `document-tag`, `text-character`,
 * `text-blank`, `text-long`.
 */
export function parseSource(path: string, bytes: Uint8Array): ParsedSource {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return { file: null, problems: [fileProblem(path, 'file-encoding', {})] };
  }
  const quick = readQuickly(text);
  if ('value' in quick) {
    const file = { path, text, value: quick.value };
    return mayHaveFlaw(text, quick.value) ? withoutFlaw(file) : { file, problems: [] };
  }
  if (text.includes('\0'))
    return { file: null, problems: [fileProblem(path, 'file-encoding', {})] };
  const { document, lines, exceeded } = parseWithPositions(text);
  const source = text.split('\n');
  const refuse = <Code extends ProblemCode>(
    offset: number,
    code: Code,
    params: ProblemParams[Code],
  ) => {
    const at = lines.linePos(offset);
    return {
      file: null,
      problems: [
        fileProblem(path, code, params, { line: Math.max(1, at.line), column: at.col, source }),
      ],
    };
  };
  if (exceeded?.limit === 'depth')
    return refuse(exceeded.offset, 'document-deep', { limit: maxDepth });
  if (exceeded?.limit === 'aliases')
    return refuse(exceeded.offset, 'document-aliases', { limit: maxAliases });
  if (exceeded)
    return refuse(exceeded.offset, 'document-slow', { seconds: maxMilliseconds / 1000 });
  const faults = syntaxFaults(text, { document, lines });
  if (faults.length > 0)
    return { file: null, problems: faults.map((fault) => syntaxProblem(path, fault, source)) };
  if (document.contents === null)
    return { file: null, problems: [fileProblem(path, 'file-empty', {})] };
  const flaw = inspect(document);
  switch (flaw?.kind) {
    case undefined:
      return withoutFlaw({ path, text, value: document.toJS({ maxAliasCount: -1 }) });
    case 'depth':
      return refuse(flaw!.offset, 'document-deep', { limit: maxDepth });
    case 'aliases':
    case 'alias-circle':
      return refuse(flaw!.offset, 'document-aliases', { limit: maxAliases });
    case 'alias-unknown':
      return {
        file: null,
        problems: [syntaxProblem(path, strayAlias(text, lines, flaw!.offset), source)],
      };
    case 'tag': {
      const { tag = '!', offset } = flaw!;
      return refuse(Math.max(0, text.lastIndexOf(tag, offset)), 'document-tag', { tag });
    }
  }
}

/** A document whose value has no flaw; errors `text-character`, `text-blank`, `text-long` and `document-long` at the first. */
function withoutFlaw(file: SourceFile): ParsedSource {
  const flaw = flawOfValue(file.value);
  if (!flaw) return { file, problems: [] };
  if (flaw.kind === 'blank')
    return { file: null, problems: [problemAt(file, flaw.pointer, 'text-blank', {})] };
  if (flaw.kind === 'long-text')
    return {
      file: null,
      problems: [
        problemAt(file, flaw.pointer, 'text-long', { length: flaw.count, limit: maxTextLength }),
      ],
    };
  const problem =
    flaw.kind === 'character'
      ? problemAt(
          file,
          flaw.pointer,
          'text-character',
          { character: flaw.character },
          { part: flaw.part },
        )
      : problemAt(
          file,
          flaw.pointer,
          'document-long',
          { count: flaw.count, limit: maxItems },
          { part: 'key' },
        );
  return { file: null, problems: [problem] };
}
