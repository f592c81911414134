import type { PostOrder, PostState } from '../../blog/post-store.ts';
import type { PanelWords } from '../../words/panel.ts';
import type { ListRequest } from '../data/queries.ts';

/** Orders that the list offers; the first is what it opens with. */
export const orders = [
  { value: '', name: 'newest', order: 'created_at', ascending: false },
  { value: 'antigos', name: 'oldest', order: 'created_at', ascending: true },
  { value: 'mudados', name: 'changed', order: 'updated_at', ascending: false },
  { value: 'mais-vistos', name: 'mostViewed', order: 'views', ascending: false },
  { value: 'menos-vistos', name: 'leastViewed', order: 'views', ascending: true },
  { value: 'maior-nota', name: 'bestScore', order: 'seo_score', ascending: false },
  { value: 'menor-nota', name: 'worstScore', order: 'seo_score', ascending: true },
  { value: 'titulo', name: 'title', order: 'title', ascending: true },
] as const satisfies readonly {
  value: string;
  name: keyof PanelWords['posts']['orders'];
  order: PostOrder;
  ascending: boolean;
}[];

/** Words for the state in the address. */
export const states = [
  { value: 'publicados', state: 'published' },
  { value: 'agendados', state: 'scheduled' },
  { value: 'retirados', state: 'withdrawn' },
  { value: 'para-aprovar', state: 'review' },
  { value: 'rascunhos', state: 'draft' },
] as const satisfies readonly { value: string; state: PostState }[];

/** What the address of the list asks for: `?busca=cabo&situacao=rascunhos&ordem=titulo&pagina=2`. What it does not know it leaves out. */
export function listRequest(params: URLSearchParams): ListRequest {
  const chosen = orders.find(({ value }) => value === params.get('ordem')) ?? orders[0];
  const page = Number(params.get('pagina') ?? 1);
  return {
    search: params.get('busca')?.trim() ?? '',
    state: states.find(({ value }) => value === params.get('situacao'))?.state ?? '',
    order: chosen.order,
    ascending: chosen.ascending,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address with a parameter changed; another list begins at its first page. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (name !== 'pagina') next.delete('pagina');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
