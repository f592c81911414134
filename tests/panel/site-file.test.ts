import { afterEach, expect, test, vi } from 'vitest';
import { reasonOf } from '../../engine/panel/data/error-text.ts';
import { fileReader } from '../../engine/panel/data/site-file.ts';
import { portuguese } from './spoken.ts';

const json = (value: unknown) => Response.json(value);
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const answering = (...answers: (() => Response)[]) => {
  const send = vi.fn(() =>
    answers.length > 0
      ? Promise.resolve(answers.shift()!())
      : Promise.reject(new TypeError('offline')),
  );
  vi.stubGlobal('fetch', send);
  return send;
};
/** Why a file did not come, in words. */
const reason = (asked: Promise<unknown>) =>
  asked.then(
    () => 'it came',
    (error: unknown) => reasonOf(portuguese.words, error),
  );

afterEach(() => vi.unstubAllGlobals());

test('a file of the site is fetched when it is first asked for, and once', async () => {
  const send = answering(() => json({ rules: [1] }));
  const read = fileReader('/assets/rules.json');
  expect(send).not.toHaveBeenCalled();
  expect([await read(), await read()]).toEqual([{ rules: [1] }, { rules: [1] }]);
  expect(send.mock.calls).toEqual([['/assets/rules.json']]);
});

test('one that does not come is told in words, and asked for again the next time', async () => {
  const read = fileReader('/assets/rules.json');
  answering();
  expect(await reason(read())).toMatch(/^O serviço de dados não respondeu\./);
  answering(page);
  expect(await reason(read())).toMatch(/recarregue a página\.$/);
  answering(() => new Response('', { status: 404 }));
  expect(await reason(read())).toMatch(/recarregue a página\.$/);
  answering(() => json({ rules: [] }));
  expect(await read()).toEqual({ rules: [] });
});
