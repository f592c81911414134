import { describe, expect, test, vi } from 'vitest';
import { listRequest, withParam } from '../../engine/panel/posts/list-params.ts';
import { createOnceFetch } from '../../engine/panel/data/once-fetch.ts';
import { createQueryClient, retryDelay } from '../../engine/panel/data/query-client.ts';
import { DataError } from '../../engine/blog/data-error.ts';

const from = (query: string) => listRequest(new URLSearchParams(query));

describe('the list', () => {
  test('begins with the newest rows, of any status', () => {
    expect(from('')).toEqual({
      search: '',
      state: '',
      order: 'created_at',
      ascending: false,
      page: 1,
    });
  });

  test('is asked for as its address says', () => {
    expect(from('busca=cabo+de+aço&situacao=rascunhos&ordem=menos-vistos&pagina=3')).toEqual({
      search: 'cabo de aço',
      state: 'draft',
      order: 'views',
      ascending: true,
      page: 3,
    });
  });

  test.each([
    'pagina=0',
    'pagina=-1',
    'pagina=1.5',
    'pagina=x',
    'ordem=drop+table',
    'situacao=tudo',
  ])('leaves out what it does not know: %s', (query) => {
    expect(from(query)).toEqual(from(''));
  });

  test('begins at its first page when something else is asked for', () => {
    const params = new URLSearchParams('pagina=4&busca=cabo');
    expect(String(withParam(params, 'ordem', 'titulo'))).toBe('busca=cabo&ordem=titulo');
    expect(String(withParam(params, 'pagina', '5'))).toBe('pagina=5&busca=cabo');
    expect(String(withParam(params, 'busca', ''))).toBe('');
  });
});

describe('a request', () => {
  test('is repeated after 1 s, doubling up to 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });

  test('is repeated three times where that may help, and not where the database said no', () => {
    const { queries, mutations } = createQueryClient({
      onFailure: () => undefined,
      onAttempt: () => undefined,
      onSignedOut: () => undefined,
    }).getDefaultOptions();
    const retry = queries!.retry as (count: number, error: Error) => boolean;
    const down = new DataError('unreachable', '');
    expect([0, 1, 2, 3].map((count) => retry(count, down))).toEqual([true, true, true, false]);
    expect(retry(0, new DataError('forbidden', ''))).toBe(false);
    expect(retry(0, new DataError('signed-out', ''))).toBe(false);
    expect(mutations?.retry).toBeUndefined();
    expect([queries!.staleTime, queries!.gcTime]).toEqual([300_000, 300_000]);
  });

  test('that failed for want of a session asks for a new one instead of a toast', async () => {
    const onFailure = vi.fn();
    const onSignedOut = vi.fn();
    const client = createQueryClient({ onFailure, onAttempt: () => undefined, onSignedOut });
    const ask = (error: Error) =>
      client
        .fetchQuery({
          queryKey: [error.message],
          queryFn: () => Promise.reject(error),
          meta: { errorText: 'Erro ao carregar posts.' },
          retry: false,
        })
        .catch(() => undefined);
    await ask(new DataError('signed-out', 'a'));
    expect([onSignedOut.mock.calls.length, onFailure.mock.calls.length]).toEqual([1, 0]);
    await ask(new DataError('unreachable', 'b'));
    expect(onFailure).toHaveBeenCalledWith(
      'Erro ao carregar posts.',
      expect.objectContaining({ kind: 'unreachable' }),
    );
  });

  test('reaches the service once: supabase-js repeats neither what failed nor a 503', async () => {
    const failing = createOnceFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await failing('http://x/rest/v1/blog_posts')).status).toBe(502);
    const down = createOnceFetch(() =>
      Promise.resolve(new Response('{"message":"away"}', { status: 503 })),
    );
    const answer = await down('http://x/rest/v1/blog_posts');
    expect([answer.status, await answer.json()]).toEqual([502, { message: 'away' }]);
    expect((await down('http://x/auth/v1/token')).status).toBe(503);
    await expect(failing('http://x/auth/v1/token')).rejects.toThrow('Failed to fetch');
  });
});
