// docs/tutorial.md, followed literally: every file, every command, and what each is said to print.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync, appendFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runPortao } from '../cli/run-portao.ts';
import { makeFolder } from '../engine/fixture.ts';
import { root, textOf } from '../structure/tree.ts';
import { serveIn } from './installed.ts';

/** A box of the tutorial: what is written into a file, or typed and what it prints. */
type Step =
  | { readonly file: string; readonly how: string; readonly text: string }
  | { readonly commands: readonly string[]; readonly prints: readonly string[] };

/** Commands that end with 1, because something is missing or wrong that the reader is told of. */
const refused = [/check --launch$/, /--release --for netlify$/];

/** The steps of the tutorial, but for what stands in place of a package that is published. */
function stepsOf(paper: string): Step[] {
  const text = paper.replace(/^## Before the package is published\n[^]*?(?=^## )/m, '');
  const boxes = text.matchAll(/^(?:`([^`\n]+)`(?:, (.+))?:\n\n)?```(\w+)\n([^]*?)^```$/gm);
  const steps: Step[] = [];
  for (const [, file, how = '', language, body] of boxes) {
    const last = steps.at(-1);
    if (file !== undefined) steps.push({ file, how, text: body! });
    else if (language === 'sh') steps.push({ commands: body!.trim().split('\n'), prints: [] });
    else if (language === 'text' && last && 'commands' in last)
      steps[steps.length - 1] = { ...last, prints: body!.trim().split('\n') };
    else throw new Error(`a box of ${language} that no step is: ${body}`);
  }
  return steps;
}

/** Replaces the sections of a YAML document that a text has; throws for one that is not there. */
function replaceSections(before: string, text: string): string {
  return text.split(/^(?=\w+:)/m).reduce((document, section) => {
    const [name] = /^\w+:/.exec(section)!;
    const written = new RegExp(String.raw`^${name}\n[^]*?(?=^\S)`, 'm');
    expect(document).toMatch(written);
    return document.replace(written, () => `${section.trimEnd()}\n\n`);
  }, before);
}

function write(path: string, how: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  if (how === '') writeFileSync(path, text);
  else if (how === 'at the end') appendFileSync(path, `\n${text}`);
  else writeFileSync(path, replaceSections(readFileSync(path, 'utf8'), text));
}

/** Runs a line as a shell would; the code it ended with, and what it printed. */
function typed(cwd: string, command: string): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', command], {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'C' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}

const portao = join(root, 'dist-package');
let folder: string;
let project: string;

/** `npm create portao@latest -- <folder> …`, with the package linked instead of installed. */
async function create(args: readonly string[]): Promise<string> {
  const launcher = join(portao, 'cli/packaged.mjs');
  const { code, out, err } = await runPortao(['new', 'site', ...args, '--no-install'], {
    cwd: folder,
    launcher,
  });
  expect([code, err]).toEqual([0, '']);
  project = join(folder, args[0]!);
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true });
  symlinkSync(portao, join(project, 'node_modules/portao'));
  symlinkSync('../portao/cli/packaged.mjs', join(project, 'node_modules/.bin/portao'));
  return out;
}

/** Words of a command line, those in quotes as one. */
const wordsOf = (command: string) =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);

/** Starts a server and asks it for pages that the steps before have written. */
async function serve(command: 'dev' | 'start'): Promise<void> {
  const server = await serveIn(project, command);
  try {
    // A post comes with the build after the first one.
    const shows = (path: string, words: string) =>
      expect
        .poll(async () => {
          const answer = await fetch(server.origin + path, { headers: { accept: 'text/html' } });
          return [path, (await answer.text()).includes(words)];
        })
        .toEqual([path, true]);
    await shows('/', 'Kestrel Pianos');
    if (command === 'dev') return;
    await shows('/clifton', 'Upper floors and old sash windows');
    await shows('/services', '£110');
    await shows('/blog/how-often-should-a-piano-be-tuned', 'What moves the pitch');
  } finally {
    await server.close();
  }
}

/** Does what a line says; what it printed. */
async function follow(command: string): Promise<string> {
  const [, args] = /^npm create portao@latest -- (.*)$/.exec(command) ?? [];
  if (args !== undefined) return create(wordsOf(args));
  if (command.startsWith('cd ')) return '';
  const [, server] = /^npm (?:run )?(dev|start)$/.exec(command) ?? [];
  if (server !== undefined) {
    await serve(server as 'dev' | 'start');
    return '';
  }
  const { code, said } = await typed(project, command);
  const wanted = refused.some((pattern) => pattern.test(command)) ? 1 : 0;
  expect([command, code, said]).toEqual([command, wanted, said]);
  return said;
}

describe('the tutorial', () => {
  const steps = stepsOf(textOf('docs/tutorial.md'));

  beforeAll(() => {
    folder = makeFolder();
  });

  test('is whole: ten places, a drawing, a block, a post, a release', () => {
    const files = steps.flatMap((step) => ('file' in step ? step.file : []));
    expect(files.filter((file) => file.startsWith('pages/places/'))).toHaveLength(7);
    for (const part of ['drawings/', 'blocks/', 'blog/posts/'])
      expect(files.some((file) => file.startsWith(part))).toBe(true);
  });

  test('works as it is written', async () => {
    for (const step of steps) {
      if ('file' in step) {
        write(join(project, step.file), step.how, step.text);
        continue;
      }
      let said = '';
      for (const command of step.commands) said += await follow(command);
      for (const line of step.prints) expect(said).toContain(line);
    }
  });
});
