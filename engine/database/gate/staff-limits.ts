import { refusal, type DataAnswer } from '../messages.ts';

/** Longest path and query, characters; most rows with their texts in one answer. */
const [longestAddress, mostTexts] = [4_096, 100];
/** Longest answer, bytes: a hundred texts of ordinary length. */
export const longestStaffAnswer = 16 * 1024 * 1024;

/** Columns that hold a text of a post. */
const texts = new Set(['*', 'content', 'post']);
/** A condition on one, alone or within `or` and `and`. */
const onText = /(?:^|[(,])(?:not\.)?(?:content|post)(?:->>?|\.)/;
const names = /^(?:\*|[a-z_]+(?:,[a-z_]+)*)$/;

const tooLong = () =>
  refusal(414, 'PORTAO_URL', `The address is longer than ${longestAddress} characters.`);
const columns = () =>
  refusal(400, 'PORTAO_COLUMNS', 'Columns are named plainly, and each of them once.');
const search = () => refusal(400, 'PORTAO_SEARCH', 'Texts of posts are not searched here.');
const rows = () =>
  refusal(
    400,
    'PORTAO_ROWS',
    `Texts are read by id or slug, or at most ${mostTexts} at a time (limit).`,
  );
const oneRow = () => refusal(400, 'PORTAO_ROWS', 'Rows are written one at a time: name its id.');

/** What a request names. */
interface Named {
  readonly method: string;
  readonly url: URL;
}

/**
 * Why a request of somebody at the panel would hold everybody up; null if it does not. The panel sends none of these: it
 * names columns once, reads texts one at a time or a page of them, and changes one row.
 */
export function tooMuchForStaff({ method, url }: Named): DataAnswer | null {
  const { pathname, search: query, searchParams } = url;
  if (pathname.length + query.length > longestAddress) return tooLong();
  if (pathname.includes('/rpc/')) return null;
  const chosen = searchParams.getAll('select');
  if (chosen.length > 1 || !chosen.every((list) => names.test(list))) return columns();
  const listed = (chosen[0] ?? '*').split(',');
  if (new Set(listed).size < listed.length) return columns();
  for (const [name, value] of searchParams)
    if (name !== 'select' && name !== 'columns' && onText.test(`${name}.`)) return search();
    else if (/^(?:not\.)?(?:or|and)$/.test(name) && onText.test(value)) return search();
  const one = ['id', 'slug'].some((name) => searchParams.get(name)?.startsWith('eq.'));
  if (method === 'PATCH' || method === 'DELETE' || method === 'PUT')
    return searchParams.get('id')?.startsWith('eq.') ? null : oneRow();
  if (method === 'POST' || one || !listed.some((column) => texts.has(column))) return null;
  if (!pathname.endsWith('_posts') && !pathname.endsWith('_versions')) return null;
  const limit = searchParams.getAll('limit');
  return limit.length === 1 && Number(limit[0]) <= mostTexts ? null : rows();
}

/** True for a body with several rows, as JSON has them. */
export const isList = (body: Uint8Array): boolean =>
  body.find((byte) => byte > 0x20) === '['.charCodeAt(0);

/** Why a body is not written. */
export const severalRows = oneRow;
