import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  entryAddress,
  formPath,
  readEntry,
  thanksAnchor,
  type FormEntry,
  type OwnForm,
} from '../../../engine/client/form-entry.ts';
import { readBody } from '../../../engine/database/proxy.ts';
import { RateLimit } from '../../../engine/database/rate-limit.ts';
import type { TakenEntry } from './take-entry.ts';
import type { RequestNote } from '../../../engine/server/request-record.ts';
import type { Language } from '../../../engine/words/language.ts';
import { formAnswer, type FormRefusal } from './form-answer.ts';

/** What takes the entries of forms. */
export interface FormParts {
  /** The form of a page by its id; null where there is none. */
  readonly formOf: (page: string, id: string) => OwnForm | null;
  /** Keeps an entry. Rejects where it is not kept. */
  readonly takeEntry: (entry: TakenEntry) => Promise<void>;
  readonly senderOf: (request: IncomingMessage) => string;
}

/** How often one sender may send forms, and how many entries all of them may leave. */
const rates = { ofOne: { count: 10, seconds: 600 }, ofAll: { count: 200, seconds: 3_600 } };
/** Longest body, bytes: twelve messages are not written, one of 4,000 characters beyond Latin takes 36,000. */
const longestBody = 64 * 1024;

/**
 * Takes entries of forms at `formPath`, which come as browsers send them without a script. Whoever sent a good one is led back to
 * the page and its words of thanks; else the answer is a page that says in `language` what to do and holds what was written.
 */
export function answerForm(
  { formOf, takeEntry, senderOf }: FormParts,
  language: Language,
): (request: IncomingMessage, response: ServerResponse, note: RequestNote) => boolean {
  const ofOne = new RateLimit(rates.ofOne);
  const ofAll = new RateLimit(rates.ofAll);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const query = new URL(request.url!, 'http://form').searchParams;
    const [page, id] = [query.get('page') ?? '', query.get('form') ?? ''];
    const refuse = (why: FormRefusal, entry?: FormEntry, form?: OwnForm) =>
      formAnswer(response, language, {
        why,
        ...(form ? { page, form, address: entryAddress(page, form.id) } : {}),
        ...(entry ? { entry } : {}),
      });
    // Nothing is read of what a page of another site sends, or somebody who sent enough.
    if (request.headers['sec-fetch-site'] === 'cross-site') return refuse('elsewhere');
    if (ofOne.take(senderOf(request)) > 0) return refuse('often');
    if (!isForm(request)) return refuse('unreadable');
    const form = formOf(page, id);
    if (!form) return refuse('gone');
    const sent = await readBody(request, longestBody);
    if (sent === null) return refuse('large', undefined, form);
    const entry = readEntry(form, new URLSearchParams(sent.toString()));
    if (entry.unknown.length > 0) return refuse('changed', entry, form);
    const thanks = () =>
      void response
        .writeHead(303, {
          Location: `${page}#${thanksAnchor(id)}`,
          'Cache-Control': 'no-store',
          'Content-Length': 0,
        })
        .end();
    // A program is told that all is well.
    if (entry.isTrapped) return thanks();
    if (entry.fields.some(({ fault }) => fault)) return refuse('faults', entry, form);
    if (ofAll.take('') > 0) return refuse('busy', entry, form);
    try {
      await takeEntry({
        path: page,
        form: id,
        heading: form.heading,
        keep_days: form.keepDays,
        fields: entry.fields
          .filter(({ value }) => value !== '')
          .map(({ field: { label }, value }) => ({ label, value })),
      });
    } catch {
      return refuse('failed', entry, form);
    }
    thanks();
  }

  return (request, response, note) => {
    if (request.method !== 'POST' || !/^\/portao\/form(?:\?|$)/.test(request.url ?? ''))
      return false;
    note.path = formPath;
    // Whoever breaks off is told nothing.
    answer(request, response).catch(() => response.destroy());
    return true;
  };
}

const isForm = ({ headers }: IncomingMessage) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
