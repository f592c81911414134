import { refused } from './data-error.ts';
import type { Page, PageRequest } from './post-store.ts';

/** What supabase-js resolves to. */
export interface Answer<T> {
  readonly data: T;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
  readonly count?: number | null;
}

/** The data of an answer; throws `DataError` for a refusal. */
export async function taken<T>(asked: PromiseLike<Answer<T>>): Promise<Answer<T>> {
  let answer: Answer<T>;
  try {
    answer = await asked;
  } catch (error) {
    // supabase-js rejects where the session cannot be renewed.
    throw refused({ status: 0, message: String(error) });
  }
  if (answer.error)
    throw refused({
      status: answer.status,
      code: answer.error.code,
      message: answer.error.message,
    });
  return answer;
}

/** A part of a list with its length; a part behind the end is empty. */
export async function page<Row, Item>(
  asked: { range(from: number, to: number): PromiseLike<Answer<Row[] | null>> },
  { offset, limit }: PageRequest,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const answer = await asked.range(offset, offset + limit - 1);
  // Of a refusal supabase-js drops the length.
  if (answer.status === 416)
    return { items: [], total: (await taken(Promise.resolve(asked.range(0, 0)))).count ?? 0 };
  const { data, count } = await taken(Promise.resolve(answer));
  return { items: (data ?? []).map(toItem), total: count ?? 0 };
}
