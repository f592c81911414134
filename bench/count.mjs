// How much code the engine is: lines in all, and lines that hold code (no blank line, no comment).
//   node bench/count.mjs [folder ...]
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { codeBefore } from './before.mjs';
import { report, root, table } from './report.mjs';

const scripts = new Set(['.ts', '.tsx', '.mjs', '.mts']);
const counted = new Set([...scripts, '.css']);

/** What of it is to be left at most. */
const aim = 5 / 6;

/** Numbers of the lines of a script that hold a token: the parser knows a comment from a text that looks like one. */
function linesWithTokens(name, text) {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lines = new Set();
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node) => {
    if (ts.isJSDoc(node) || node.kind === ts.SyntaxKind.EndOfFileToken) return;
    const children = node.getChildren(source);
    if (children.length > 0) return children.forEach(visit);
    if (node.getWidth(source) === 0) return;
    for (let line = lineOf(node.getStart(source)); line <= lineOf(node.getEnd()); line += 1)
      lines.add(line);
  };
  visit(source);
  return lines.size;
}

const linesOfStyle = (text) =>
  text
    .replace(/\/\*.*?\*\//gs, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** Scripts and styles below `folder`, without generated ones and those below the folders of `others`: number of `files`, `lines` and lines of `code`. */
export function countCode(folder, others = []) {
  const sum = { files: 0, lines: 0, code: 0 };
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!counted.has(extname(file)) || others.some((other) => file.startsWith(`${other}/`)))
      continue;
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.startsWith('// Generated')) continue;
    sum.files += 1;
    sum.lines += text.trimEnd().split('\n').length;
    sum.code += scripts.has(extname(file)) ? linesWithTokens(file, text) : linesOfStyle(text);
  }
  return sum;
}

/** Reports the code of `folders`, of which the engine's stands beside what it was. */
export function reportCode(folders = ['engine', 'engine/panel', 'cli', 'blocks']) {
  const rows = folders.map((folder) => {
    // The panel was not the engine's when that was counted.
    const { files, lines, code } = countCode(
      resolve(root, folder),
      folder === 'engine' ? ['panel'] : [],
    );
    return folder === 'engine'
      ? [
          folder,
          files,
          lines,
          code,
          codeBefore.code,
          share(code),
          `at most ${share(codeBefore.code * aim)}`,
        ]
      : [folder, files, lines, code, '', '', ''];
  });
  report(
    'code',
    `## Lines of code

\`npm run bench -- --only code\`: formatted scripts and styles, without tests and generated files. A line of code is one that holds more than a comment.

${table([['folder', 'files', 'lines', 'lines of code', 'before one way', 'of that', 'aim'], ...rows])}`,
  );
}

const share = (code) => `${((100 * code) / codeBefore.code).toFixed(0)} %`;

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href)
  reportCode(argv.length > 2 ? argv.slice(2) : undefined);
