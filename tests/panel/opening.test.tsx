// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionState } from '../../engine/panel/data/session.ts';
import { Gate } from '../../engine/panel/frame/Gate.tsx';
import { DataError } from '../../engine/blog/data-error.ts';
import type { Account, PostStore } from '../../engine/blog/post-store.ts';
import { button, sessionOf, showPanel, shownText } from './panel-in-test.tsx';
import { storeWith } from './posts.ts';

const signedIn = { status: 'signed-in', userId: 'user-1', email: 'dona@exemplo.com.br' } as const;
/** Opens the panel. The clock moves only where a test moves it: here by less than a second. */
async function open(account: PostStore['account'], state: SessionState = signedIn) {
  const opened = showPanel({
    routes: [{ path: '/admin', Component: Gate }],
    at: '/admin',
    store: storeWith({ account }),
    session: sessionOf(state),
  });
  let isOpen = false;
  void opened.then(() => (isOpen = true));
  for (let turn = 0; !isOpen && turn < 40; turn += 1) await vi.advanceTimersByTimeAsync(20);
  await opened;
}
/** A data service that fails each call after so many ms. */
const failsAfter = (delay: number) =>
  vi.fn(
    () =>
      new Promise<Account>((_, reject) =>
        setTimeout(() => reject(new DataError('unreachable', 'aborted')), delay),
      ),
  );
/** Lets time go by, which React is told of. */
const wait = async (ms: number) => {
  for (let left = ms; left > 0; left -= 100)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)));
};
const phone = 'a[href="tel:+5511900000000"]';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

describe('a panel whose data service fails slowly', () => {
  test('says after the first try that it tries again, with a button and the phone', async () => {
    const account = failsAfter(3000);
    await open(account);
    expect(shownText()).toContain('Abrindo…');
    expect(shownText()).not.toContain('não respondeu');
    await wait(3000);
    expect(shownText()).toContain('O serviço de dados não respondeu.Estamos tentando de novo.');
    expect(document.querySelector(phone)).not.toBeNull();
    await act(async () => button('Tentar de novo').click());
    await wait(100);
    expect(account.mock.calls.length).toBeGreaterThanOrEqual(2);
  });

  test('gives up after three slow tries, and opens once it is asked again', async () => {
    const account = failsAfter(3000);
    await open(account);
    await wait(12_500);
    expect(account).toHaveBeenCalledTimes(3);
    expect(shownText()).toContain('Não foi possível abrir o painel.');
    account.mockImplementation(() =>
      Promise.resolve({ role: null, name: '', lacksSecondFactor: false }),
    );
    await act(async () => button('Tentar de novo').click());
    await wait(500);
    expect(shownText()).toContain('Esta conta não é do painel.');
  });

  test('makes all of its tries where they fail at once', async () => {
    const account = failsAfter(0);
    await open(account);
    await wait(7500);
    expect(account).toHaveBeenCalledTimes(4);
    expect(shownText()).toContain('Não foi possível abrir o painel.');
  });

  test('says so where no answer comes at all, and goes on waiting', async () => {
    const account = vi.fn(() => new Promise<Account>(() => undefined));
    await open(account);
    await wait(4100);
    expect(shownText()).toContain('O serviço de dados está demorando a responder.');
    expect(document.querySelector(phone)).not.toBeNull();
    expect(account).toHaveBeenCalledTimes(1);
  });
});

test('a session that is still looked for says so after a while, with the same way out', async () => {
  await open(failsAfter(0), { status: 'opening' });
  expect(shownText()).not.toContain('demorando');
  await wait(4100);
  expect(shownText()).toContain('O serviço de dados está demorando a responder.');
  expect(button('Tentar de novo')).toBeTruthy();
});
