// What the command line does for people at a terminal, and leaves alone for programs.
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askYesNo } from '../../cli/command-line/ask-yes-no.ts';
import { coloursOf, mayColour } from '../../cli/output/colour.ts';
import { readableNumber } from '../../cli/output/numbers.ts';
import { withProgress, type ProgressStyle } from '../../cli/output/progress.ts';

describe('progress', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** What is written while work takes `ms`. */
  async function shown(progress: ProgressStyle, ms: number): Promise<string> {
    let said = '';
    const done = withProgress(
      'Esperando…',
      { progress, err: (text) => void (said += text) },
      () => new Promise<void>((resolve) => setTimeout(resolve, ms)),
    );
    await vi.advanceTimersByTimeAsync(ms);
    await done;
    return said;
  }

  it('is not shown for what is done within a second', async () => {
    expect([await shown('line', 900), await shown('moving', 900)]).toEqual(['', '']);
  });

  it('is one line without a terminal', async () =>
    expect(await shown('line', 5000)).toBe('Esperando…\n'));
  it('is nothing where nothing is wanted', async () => expect(await shown('none', 5000)).toBe(''));

  it('moves on a terminal and is gone afterwards', async () => {
    const said = await shown('moving', 1200);
    expect(said.startsWith('\r⠋ Esperando…\r⠙ Esperando…')).toBe(true);
    expect(said.endsWith('\r\x1b[2K')).toBe(true);
  });

  it('is gone after a failure too, which goes on to the caller', async () => {
    let said = '';
    const failing = withProgress(
      'Esperando…',
      { progress: 'moving', err: (text) => void (said += text) },
      () => new Promise<void>((_, reject) => setTimeout(() => reject(new Error('não')), 1500)),
    );
    const failed = expect(failing).rejects.toThrow('não');
    await vi.advanceTimersByTimeAsync(1500);
    await failed;
    expect(said.endsWith('\r\x1b[2K')).toBe(true);
    const after = said;
    await vi.advanceTimersByTimeAsync(5000);
    expect(said).toBe(after);
  });
});

describe('a question', () => {
  /** The answer that is understood from what is typed; null ends the input. */
  async function answered(typed: string | null, language: 'pt-BR' | 'en' = 'pt-BR') {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const asked = askYesNo('Tem certeza?', language, { input, output });
    if (typed === null) input.end();
    else input.write(`${typed}\n`);
    return { yes: await asked, said: String(output.read()) };
  }

  it.each(['s', 'S', 'sim', ' Sim ', 'y', 'yes'])('is answered yes by %j', async (typed) =>
    expect((await answered(typed)).yes).toBe(true),
  );
  it.each(['', 'n', 'não', 'simular', 'talvez', null])('is answered no by %j', async (typed) =>
    expect((await answered(typed)).yes).toBe(false),
  );
  it('says what may be typed, in the language', async () => {
    expect([(await answered('n')).said, (await answered('n', 'en')).said]).toEqual([
      'Tem certeza? [s/N] ',
      'Tem certeza? [y/N] ',
    ]);
  });
});

describe('colour', () => {
  it.each([
    ['is for a terminal', { isTTY: true }, {}, true],
    ['is not for a file or a pipe', {}, {}, false],
    ['is not wanted with NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }, false],
    ['is wanted with an empty NO_COLOR', { isTTY: true }, { NO_COLOR: '' }, true],
    ['is not for a terminal that has none', { isTTY: true }, { TERM: 'dumb' }, false],
  ])('%s', (_, stream, env, wanted) => expect(mayColour(stream, env)).toBe(wanted));

  it('leaves a text alone where there is none', () => {
    expect([coloursOf(true).bad('x'), coloursOf(false).bad('x')]).toEqual([
      '\x1b[31mx\x1b[39m',
      'x',
    ]);
  });
});

describe('a number', () => {
  it('has the comma and the point of its language', () => {
    expect([
      readableNumber(1234567.891, 2, 'pt-BR'),
      readableNumber(1234567.891, 2, 'en'),
      readableNumber(999, 0, 'pt-BR'),
      readableNumber(1000, 0, 'en'),
      readableNumber(0.4567, 2, 'pt-BR'),
    ]).toEqual(['1.234.567,89', '1,234,567.89', '999', '1,000', '0,46']);
  });

  it('is what Intl makes of it', () => {
    for (const value of [0, 0.5, 12.34, 999.99, 1000, 65_432.1, 1e9])
      expect(readableNumber(value, 1, 'pt-BR')).toBe(
        value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      );
  });
});
