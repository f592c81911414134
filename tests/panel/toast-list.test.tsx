// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showPanel } from './panel-in-test.tsx';
import { storeWith } from './posts.ts';

const show = async (toast: (toasts: Awaited<ReturnType<typeof showPanel>>['toasts']) => void) => {
  const panel = await showPanel({
    routes: [{ path: '/', element: <p>Painel</p> }],
    at: '/',
    store: storeWith({}),
  });
  vi.useFakeTimers();
  await act(async () => toast(panel.toasts));
  return panel;
};
const list = () => document.querySelector<HTMLElement>('section[aria-live]')!;
const item = () => list().querySelector<HTMLElement>('[tabindex="0"]');
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const send = (target: EventTarget, event: Event, more: object = {}) =>
  act(async () => void target.dispatchEvent(Object.assign(event, more)));
const pointer = (type: string, clientX: number) =>
  send(item()!, new MouseEvent(type, { bubbles: true, button: 0, clientX }), { pointerId: 1 });

test('a success goes after 4 s in which nobody pointed at it', async () => {
  await show((toasts) => toasts.success('Post Salvo'));
  await pass(3000);
  await send(
    list(),
    new MouseEvent('pointerover', { bubbles: true, relatedTarget: document.body }),
  );
  await pass(10_000);
  expect(item()?.textContent).toContain('Post Salvo');
  await send(list(), new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
  await pass(999);
  expect(item()).not.toBeNull();
  await pass(1);
  expect(item()).toBeNull();
  vi.useRealTimers();
});

test('a failure is read at once and stays; F8 leads to it, and Escape closes it', async () => {
  await show((toasts) => toasts.error('Erro ao salvar'));
  expect([list().getAttribute('aria-live'), item()!.getAttribute('role')]).toEqual([
    'polite',
    'alert',
  ]);
  await pass(3_600_000);
  await send(window, new KeyboardEvent('keydown', { key: 'F8' }));
  expect(document.activeElement === list()).toBe(true);
  item()!.focus();
  await send(item()!, new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([item(), document.activeElement === list()]).toEqual([null, true]);
  vi.useRealTimers();
});

test('a swipe to the right closes a toast, a short one leaves it', async () => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  await show((toasts) => toasts.error('Erro ao salvar'));
  await pointer('pointerdown', 10);
  await pointer('pointermove', 50);
  expect(item()!.style.transform).toBe('translateX(40px)');
  await pointer('pointerup', 50);
  expect(item()!.style.transform).toBe('');
  await pointer('pointerdown', 10);
  await pointer('pointermove', 70);
  await pointer('pointerup', 70);
  expect(item()).toBeNull();
  vi.useRealTimers();
});
