import { describe, expect, test, vi } from 'vitest';
import { createToasts, toastDurations } from '../../engine/panel/data/toasts.ts';

const toastsOf = () =>
  createToasts(
    () => 'Erro',
    (error) => `Porque ${String(error)}.`,
  );
const titles = (toasts: ReturnType<typeof toastsOf>) =>
  toasts.current().map(({ title, text }) => [title, text]);

describe('toasts', () => {
  test('stay 4 s for a success, 10 s with something to undo, and a failure for as long as nobody settles it', () => {
    expect(toastDurations).toEqual({ success: 4000, undo: 10_000, error: Infinity });
  });

  test('are three at most: the oldest leaves for a fourth', () => {
    const toasts = toastsOf();
    for (const text of ['um', 'dois', 'três', 'quatro']) toasts.success('Post Publicado!', text);
    expect(titles(toasts).map(([, text]) => text)).toEqual(['dois', 'três', 'quatro']);
  });

  test("are titled 'Erro' where something went wrong", () => {
    const toasts = toastsOf();
    toasts.error('Erro ao carregar posts.');
    expect(toasts.current()).toEqual([
      { id: 1, kind: 'error', title: 'Erro', text: 'Erro ao carregar posts.' },
    ]);
  });

  test('say of a failure what failed, why, and what is safe', () => {
    const toasts = toastsOf();
    toasts.error('Erro ao salvar.', 'encheu', 'O texto está aqui.');
    expect(toasts.current()).toMatchObject([
      { text: 'Erro ao salvar.', why: 'Porque encheu. O texto está aqui.' },
    ]);
  });

  test('of a failure leave when somebody tries again, and no other does', () => {
    const toasts = toastsOf();
    toasts.error('Erro ao salvar.');
    toasts.success('Post Excluído');
    toasts.settle();
    expect(titles(toasts)).toEqual([['Post Excluído', undefined]]);
  });

  test('that say what another says replace it, and begin anew', () => {
    const toasts = toastsOf();
    toasts.error('Erro ao carregar posts.');
    toasts.success('Post Excluído');
    toasts.error('Erro ao carregar posts.');
    expect(titles(toasts)).toEqual([
      ['Post Excluído', undefined],
      ['Erro', 'Erro ao carregar posts.'],
    ]);
  });

  test('with something to undo stand beside each other, even for posts of one title', () => {
    const toasts = toastsOf();
    const undo = () => ({ label: 'Desfazer', altText: 'Desfazer', run: () => undefined });
    toasts.success('Post Excluído', 'Cabo', undo());
    toasts.success('Post Excluído', 'Cabo', undo());
    expect(toasts.current()).toHaveLength(2);
  });

  test('tell who follows them, until they stop', () => {
    const toasts = toastsOf();
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
