// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tip } from '../../engine/panel/ui/Tip.tsx';

let button: HTMLButtonElement;
const tip = () => document.querySelector('[role="tooltip"]');

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  await act(async () =>
    createRoot(element).render(
      <Tip text="Sair de dona@exemplo.com.br">
        <button type="button">Sair</button>
      </Tip>,
    ),
  );
  button = document.querySelector('button')!;
});
afterEach(() => vi.useRealTimers());

const pointer = (type: string, pointerType = 'mouse') =>
  act(async () => {
    const event = new MouseEvent(type, { bubbles: true, relatedTarget: document.body });
    button.dispatchEvent(Object.assign(event, { pointerType }));
  });
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('a tooltip opens after 700 ms under a pointer, describes its button, and closes with the pointer', async () => {
  await pointer('pointerover');
  await pass(699);
  expect(tip()).toBeNull();
  await pass(1);
  expect(tip()?.textContent).toBe('Sair de dona@exemplo.com.br');
  expect(button.getAttribute('aria-describedby')).toBe(tip()!.id);
  await pointer('pointerout');
  expect([tip(), button.hasAttribute('aria-describedby')]).toEqual([null, false]);
});

test('a tooltip opens for no finger, and not once its button was pressed', async () => {
  await pointer('pointerover', 'touch');
  await pass(1000);
  expect(tip()).toBeNull();
  await pointer('pointerover');
  await pointer('pointerdown');
  await pass(1000);
  expect(tip()).toBeNull();
});

test('Escape closes a tooltip', async () => {
  await pointer('pointerover');
  await pass(700);
  expect(tip()).not.toBeNull();
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(tip()).toBeNull();
});
