// Puts figures into docs/reports/, each script into its own section, and nothing that was not measured.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const prefaces = {
  benchmarks: `# Benchmarks

Every section is written by the script that it names, which prints the same figures; run it again and they are today's.
Wall-clock times depend on what else the machine does: compare within a section, and trust ratios and processor seconds.
"Before" is what the last commit before the engine had one way through a site reached (bench/before.mjs).
`,
  'data-service': `# Data service and installation

Every section is written by the script that it names; run it again and the figures are today's.
`,
};
const opening = (name) => `<!-- ${name}: written by a script, by hand it is lost -->`;
const closing = (name) => `<!-- end of ${name} -->`;

/** A Markdown table; the first row is its head. */
export function table([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map((_, index) => (index === 0 ? '---' : '---:'))),
    ...rows.map(line),
  ].join('\n');
}

/** Prints `text` and replaces the section `name` of a document of docs/reports/ by it; a new section goes to the end. */
export function report(name, text, document = 'benchmarks') {
  process.stdout.write(`\n${text}\n`);
  const file = join(root, `docs/reports/${document}.md`);
  const section = `${opening(name)}\n${text}\n${closing(name)}`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : prefaces[document];
  const start = before.indexOf(opening(name));
  const end = before.indexOf(closing(name));
  mkdirSync(dirname(file), { recursive: true });
  if (start < 0 || end < start) writeFileSync(file, `${before.trimEnd()}\n\n${section}\n`);
  else
    writeFileSync(
      file,
      before.slice(0, start) + section + before.slice(end + closing(name).length),
    );
}
