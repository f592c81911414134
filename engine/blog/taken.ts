import { refused } from './data-error.ts';

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
