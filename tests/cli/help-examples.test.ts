// The examples of `--help` work as they stand, in a copy of the site.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { newSiteCommand } from '../../cli/new/new-site.ts';
import { commands as commandList, createProgram } from '../../cli/program.ts';
import { root } from '../structure/tree.ts';
import { callPortao } from './run-portao.ts';

const folder = mkdtempSync(join(tmpdir(), 'portao-help-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Commands that look at a site or add to it; the others serve, build or ask the data service, and have tests of their own. */
const commands = [
  ['alike'],
  ['blocks'],
  ['check'],
  ['contacts'],
  ['find'],
  ['history'],
  ['routes'],
  ['why'],
  ['new', 'city'],
  ['new', 'neighbourhood'],
  ['new', 'page'],
];

/** What an example may be refused for: what it names is the reader's, or it asks for a site without placeholders and warnings. */
const refused: Readonly<Record<string, RegExp>> = {
  'check --launch': /placeholder/,
  'check --strict --format github': /::warning/,
};

const site = join(folder, 'site');
/** Makes the folder a copy of the site again; what commands remember of its files stays, because they are as before. */
function copySite(): void {
  mkdirSync(site, { recursive: true });
  for (const name of readdirSync(site))
    if (name !== '.portao') rmSync(join(site, name), { recursive: true });
  cpSync(join(root, 'site'), site, { recursive: true, preserveTimestamps: true });
}

/** The words of a line as a shell gives them to a command. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);

const examplesOf = async (command: readonly string[]) => {
  const { out } = await callPortao([...command, '--help']);
  return [...out.matchAll(/^ +npm run portao -- (.*)$/gm)].map(([, line]) => line!);
};

describe.each(commands.map((command) => ({ command, name: command.join(' ') })))(
  'the help of $name',
  ({ command, name }) => {
    test('has examples that work', async () => {
      const examples = await examplesOf(command);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        // What is piped on is not ours.
        const line = example.split(' | ')[0]!;
        copySite();
        const own = name === 'blocks' ? [] : ['--site', site];
        const { code, out, err } = await callPortao([...wordsOf(line), ...own]);
        const reason = refused[line];
        if (reason) expect(`${out}${err}`, line).toMatch(reason);
        else expect({ line, code, err }).toEqual({ line, code: 0, err: '' });
      }
    });
  },
);

test.each([
  ['en', 'npm create portao@latest my-company -- --trade Plumber --name "Clear Water"'],
  ['pt-BR', 'npm create portao@latest minha-empresa -- --trade Encanador --name "Água Certa"'],
] as const)('the help of create-portao shows how it is called, in %s', (language, example) => {
  const out = vi.fn<(text: string) => void>();
  const context = { root, language, exit: vi.fn(), out, err: vi.fn() };
  const command = newSiteCommand(context, true).configureOutput({ writeOut: out });
  expect(() => command.parse(['--help'], { from: 'user' })).toThrow('(outputHelp)');
  const said = out.mock.calls.flat().join('');
  expect(said).toContain(example);
  expect(said).not.toContain('npm run portao');
});

describe.each(['pt-BR', 'en'] as const)('the list of commands in %s', (language) => {
  const context = { root, language, exit: vi.fn(), out: vi.fn(), err: vi.fn() };

  test('says of each command what it says itself', async () => {
    const program = await createProgram(context);
    const help = program.createHelp();
    for (const [name, { load }] of Object.entries(commandList)) {
      const listed = program.commands.find((command) => command.name() === name)!;
      const whole = (await load())(context);
      const said = [listed, whole].map((command) => [
        program.configureHelp().subcommandTerm!(command),
        help.subcommandDescription(command),
      ]);
      expect(said[0], name).toEqual(said[1]);
    }
  });

  test('reads the command that is asked for, and no other', async () => {
    const read: string[] = [];
    const loads = Object.entries(commandList).map(([name, listed]) => {
      const { load } = listed;
      return vi.spyOn(listed, 'load').mockImplementation(() => {
        read.push(name);
        return load();
      });
    });
    await createProgram(context, ['node', 'portao', '--help']);
    expect(read).toEqual([]);
    await createProgram(context, ['node', 'portao', '--lang', language, 'help', 'ping']);
    expect(read).toEqual(['ping']);
    loads.forEach((load) => load.mockRestore());
  });
});
