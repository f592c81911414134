import { Composer, CST, type Document, Lexer, LineCounter, Parser, YAMLParseError } from 'yaml';
import { maxAliases, maxDepth, maxMilliseconds, maxTokens } from '../limits.ts';
import { findDuplicates } from './inspect.ts';

/** A limit that a text goes beyond, and the offset at which it does; what lies behind was not read. */
export interface Exceeded {
  readonly limit: 'depth' | 'aliases' | 'time';
  readonly offset: number;
}

/** A text as the full parser reads it. */
export interface BoundedParse {
  /** Empty where a limit was exceeded. */
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  readonly exceeded: Exceeded | null;
}

/** How a text is parsed. */
export interface ParseOptions {
  /** Processor time, ms; that of this process if absent. */
  readonly now?: () => number;
  /** Keeps the tokens of each value with it (`srcToken`): where dashes and colons stand. */
  readonly keepTokens?: boolean;
}

/** Tokens between two looks at the clock. */
const tokensPerLook = 256;
/** More errors than this say nothing more. */
const enoughErrors = 100;
const collections: ReadonlySet<string> = new Set(['block-map', 'block-seq', 'flow-collection']);

/** Where lines begin. The parser tells it too, but not of those inside of what it does not understand. */
function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  for (let start = 0; start >= 0; start = text.indexOf('\n', start) + 1 || -1)
    lines.addNewLine(start);
  return lines;
}

/** Processor time of this process, ms: whether a document is refused must not depend on what else the machine does. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Levels that are open; the parser's stack holds one scalar and the document beside them. */
const levels = (stack: readonly CST.Token[]) =>
  stack.length <= maxDepth ? 0 : stack.filter(({ type }) => collections.has(type)).length;

/**
 * Parses YAML with positions, token by token, and stops at the first limit: nesting, aliases, time or a
 * number of tokens that takes it. Without that the parser recurses as deep as a text is nested. Fields that
 * are written twice are among the document's errors, as the parser's own.
 */
export function parseBounded(
  text: string,
  { now = spent, keepTokens = false }: ParseOptions = {},
): BoundedParse {
  const lines = linesOf(text);
  const until = now() + maxMilliseconds;
  let exceeded: Exceeded | null = null;

  function* tokens(): Generator<CST.Token> {
    const parser = new Parser();
    let [count, aliases, errors, before] = [0, 0, 0, ''];
    for (const lexeme of new Lexer().lex(text)) {
      count += 1;
      // A text comes after a mark of its own.
      if (lexeme.startsWith('*') && before !== CST.SCALAR) aliases += 1;
      before = lexeme;
      for (const token of parser.next(lexeme)) {
        yield token;
        if (token.type === 'error') errors += 1;
      }
      if (errors > enoughErrors) return;
      const limit =
        levels(parser.stack) > maxDepth
          ? 'depth'
          : aliases > maxAliases
            ? 'aliases'
            : count > maxTokens || (count % tokensPerLook === 0 && now() > until)
              ? 'time'
              : null;
      if (limit) {
        exceeded = { limit, offset: parser.offset - lexeme.length };
        return;
      }
    }
    yield* parser.end();
  }

  const composer = new Composer({
    uniqueKeys: false,
    strict: true,
    logLevel: 'error',
    keepSourceTokens: keepTokens,
  });
  let document: Document.Parsed | null = null;
  for (const next of composer.compose(tokens(), true, text.length)) {
    const parsed = next as Document.Parsed;
    if (document) {
      document.errors.push(
        new YAMLParseError(
          [parsed.range[0], parsed.range[1]],
          'MULTIPLE_DOCS',
          'Source contains multiple documents',
        ),
      );
      break;
    }
    document = parsed;
  }
  findDuplicates(document!);
  return { document: document!, lines, exceeded };
}
