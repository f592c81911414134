// Strangers who try passwords: they slow down an account, and never close it, nor anybody else's.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBudgets } from '../../engine/database/gate/budgets.ts';
import { signInMemory } from '../../engine/database/sign-in-memory.ts';
import { makeFolder } from '../engine/fixture.ts';

type Gate = ReturnType<typeof createBudgets>;
const owner = 'dona@exemplo.com.br';
const home = 'casa';

let over: AbortController;
beforeEach(() => (over = new AbortController()));
afterEach(() => over.abort());

/** Somebody tries a password: 'looked-at' at once, 'waits', or refused for so many seconds. */
async function attempt(gate: Gate, account: string, client: string): Promise<string | number> {
  const { wait } = gate.take('signIn', client, account);
  if (wait > 0) return wait;
  let outcome: string | number = 'waits';
  gate.pause(account, client, over.signal).then(
    (full) => (outcome = full || 'looked-at'),
    () => undefined,
  );
  await setImmediate();
  return outcome;
}

/** A wrong password, from so many addresses: what became of each try. */
async function attack(gate: Gate, tries: number, clientOf: (count: number) => string) {
  const outcomes = [];
  for (let count = 0; count < tries; count++) {
    const client = clientOf(count);
    const outcome = await attempt(gate, owner, client);
    if (typeof outcome === 'string') gate.settle(owner, client, 400);
    outcomes.push(outcome);
  }
  return outcomes;
}

describe('560 tries from 70 networks', () => {
  const networks = (count: number) => `rede-${count % 70} endereco-${count % 70}`;

  test('refuse the owner nowhere: not at home, not at an address that is new', async () => {
    const gate = createBudgets({});
    expect(await attempt(gate, owner, home)).toBe('looked-at');
    gate.settle(owner, home, 200);
    await attack(gate, 560, networks);
    expect(await attempt(gate, owner, home)).toBe('looked-at');
    expect(await attempt(gate, owner, 'viagem')).toBe('waits');
  });

  test('cost another account nothing', async () => {
    const gate = createBudgets({});
    await attack(gate, 560, networks);
    expect(await attempt(gate, 'outra@exemplo.com.br', 'escritorio')).toBe('looked-at');
  });

  test('come before the owner’s own in no queue', async () => {
    const gate = createBudgets({});
    gate.settle(owner, home, 200);
    const known = gate.take('signIn', home, owner).priority;
    expect(known).toBeLessThan(gate.take('signIn', 'estranho', owner).priority - 1_000);
  });
});

test('the 65,536 networks of one customer have three times the tries of one, and take none from whoever is known there', async () => {
  const gate = createBudgets({});
  const neighbour = 'rede casa';
  gate.settle(owner, neighbour, 200);
  const outcomes = await attack(gate, 300, (count) => `rede endereco-${count}`);
  expect(outcomes.filter((outcome) => typeof outcome === 'string').length).toBeLessThanOrEqual(30);
  expect(await attempt(gate, owner, neighbour)).toBe('looked-at');
});

test('strangers who try ten thousand names make no known address forgotten', async () => {
  const gate = createBudgets({});
  gate.settle(owner, home, 200);
  for (let count = 0; count < 11_000; count++) gate.settle(`nome-${count}`, 'estranho', 400);
  for (let count = 0; count < 10; count++) gate.settle(owner, 'estranho', 400);
  expect(await attempt(gate, owner, home)).toBe('looked-at');
});

describe('a server that starts again', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => void vi.useRealTimers());

  /** What the next process reads: the last one was killed some seconds later. */
  function restarted(file: string): Gate {
    vi.advanceTimersByTime(5_000);
    return createBudgets({}, signInMemory(file));
  }

  test('gives nobody new tries, and knows who signed in', async () => {
    const file = join(makeFolder(), 'sign-ins.json');
    const gate = createBudgets({}, signInMemory(file));
    gate.settle(owner, home, 200);
    const before = await attack(gate, 12, () => 'rede endereco');
    expect(before.slice(10)).toEqual([expect.any(Number), expect.any(Number)]);
    const next = restarted(file);
    expect(await attempt(next, owner, 'rede endereco')).toEqual(expect.any(Number));
    expect(await attempt(next, owner, 'outro')).toBe('waits');
    expect(await attempt(next, owner, home)).toBe('looked-at');
  });

  test('keeps no account and no address, for itself alone', async () => {
    const file = join(makeFolder(), 'sign-ins.json');
    await attack(createBudgets({}, signInMemory(file)), 5, () => 'endereco');
    restarted(file);
    expect(readFileSync(file, 'utf8')).not.toContain('dona');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});
