// The password that is made up at the first start: on a terminal it is shown, everywhere else it would end up in a log.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { describeEvent } from '../../cli/site/posts-of-build.ts';
import { makeFolder } from '../engine/fixture.ts';

const streams = [process.stdout, process.stderr] as const;
const before = streams.map(({ isTTY }) => isTTY);
const terminal = (...is: readonly boolean[]) =>
  streams.forEach((stream, index) => (stream.isTTY = is[index]!));
afterEach(() => terminal(...before));

const told = (dataDir: string) =>
  describeEvent(
    { type: 'first-admin', email: 'dona@exemplo.com.br', password: 'abcde-fghij', dataDir },
    'pt-BR',
  );

test('the first password is shown on a terminal', () => {
  terminal(true, true);
  expect(told(makeFolder())).toContain('dona@exemplo.com.br, senha abcde-fghij');
});

test.each([
  [false, true],
  [true, false],
])(
  'the first password goes to a file of its owner where words are kept (terminals: %s, %s)',
  (...is) => {
    terminal(...is);
    const dataDir = makeFolder();
    const file = join(dataDir, 'first-password');
    const words = told(dataDir);
    expect(words).toContain(file);
    expect(words).not.toContain('abcde-fghij');
    expect(readFileSync(file, 'utf8')).toBe('abcde-fghij\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);
