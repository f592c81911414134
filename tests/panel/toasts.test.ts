import { describe, expect, test, vi } from 'vitest';
import { createToasts, toastDurations } from '../../engine/panel/data/toasts.ts';

const titles = (toasts: ReturnType<typeof createToasts>) =>
  toasts.current().map(({ title, text }) => [title, text]);

describe('toasts', () => {
  test('stay 4 s for a success and 5 s for an error', () => {
    expect(toastDurations).toEqual({ success: 4000, error: 5000 });
  });

  test('are three at most: the oldest leaves for a fourth', () => {
    const toasts = createToasts(() => 'Erro');
    for (const text of ['um', 'dois', 'três', 'quatro']) toasts.success('Post Publicado!', text);
    expect(titles(toasts).map(([, text]) => text)).toEqual(['dois', 'três', 'quatro']);
  });

  test("are titled 'Erro' where something went wrong", () => {
    const toasts = createToasts(() => 'Erro');
    toasts.error('Erro ao carregar posts.');
    expect(toasts.current()).toEqual([
      { id: 1, kind: 'error', title: 'Erro', text: 'Erro ao carregar posts.' },
    ]);
  });

  test('that say what another says replace it, and begin anew', () => {
    const toasts = createToasts(() => 'Erro');
    toasts.error('Erro ao carregar posts.');
    toasts.success('Post Excluído');
    toasts.error('Erro ao carregar posts.');
    expect(titles(toasts)).toEqual([
      ['Post Excluído', undefined],
      ['Erro', 'Erro ao carregar posts.'],
    ]);
  });

  test('with something to undo stand beside each other, even for posts of one title', () => {
    const toasts = createToasts(() => 'Erro');
    const undo = () => ({ label: 'Desfazer', altText: 'Desfazer', run: () => undefined });
    toasts.success('Post Excluído', 'Cabo', undo());
    toasts.success('Post Excluído', 'Cabo', undo());
    expect(toasts.current()).toHaveLength(2);
  });

  test('tell who follows them, until they stop', () => {
    const toasts = createToasts(() => 'Erro');
    const listener = vi.fn();
    const stop = toasts.subscribe(listener);
    toasts.success('Post Publicado!');
    toasts.dismiss(1);
    stop();
    toasts.success('Post Publicado!');
    expect(listener).toHaveBeenCalledTimes(2);
    expect(toasts.current()).toHaveLength(1);
  });
});
