import type { AnswerSource, SearchSource } from '#schemas/types';
import type { Schemas } from '../../content/schemas.ts';
import type { SearchAnswer } from '../../client/search.ts';
import type { ResolvedBlock } from '../../render/resolved-page.ts';
import { plainText } from '../markdown-text.ts';

/** What a block adds to the search; `id` is its anchor on the page, if it has one. */
export interface SearchItem {
  readonly kind: SearchSource['kind'];
  readonly title: string;
  readonly text: string;
  readonly id?: string;
  readonly answer?: SearchAnswer;
}

/** An item of such a list. */
type ListItem = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a block adds to the search: the items of the list that its schema names (`x-search`). */
export function searchItemsOf(
  { type, props }: Pick<ResolvedBlock, 'type' | 'props'>,
  schemas: Schemas,
): SearchItem[] {
  const schema = schemas.block(type);
  const source = schema['x-search'];
  if (!source) return [];
  const fields = schema.properties?.[source.items]?.items?.properties;
  const textOf = (item: ListItem, name: string) => {
    const text = item[name];
    return fields?.[name]?.format === 'markdown' ? plainText(String(text)) : (text ?? []);
  };
  return (props[source.items] as ListItem[]).map((item) => ({
    kind: source.kind,
    title: String(item[source.title]),
    text: source.text.flatMap((name) => textOf(item, name)).join('. '),
    ...(typeof item.id === 'string' ? { id: item.id } : {}),
    ...withAnswer(source.answer, item, props),
  }));
}

/** The answer of an item that says what to do. */
function withAnswer(
  source: AnswerSource | undefined,
  item: ListItem,
  props: ResolvedBlock['props'],
): { readonly answer?: SearchAnswer } {
  const steps = source && item[source.steps];
  if (!source || typeof steps !== 'object') return {};
  const text = (name: string) => {
    const value = item[name];
    return typeof value === 'string' ? value : undefined;
  };
  const mark = text(source.mark);
  return {
    answer: {
      steps,
      mark: mark && `${String(props[source.label])}: ${mark}`,
      note: text(source.note),
      drawing: text(source.drawing),
    },
  };
}
