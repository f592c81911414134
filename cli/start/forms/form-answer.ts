import type { ServerResponse } from 'node:http';
import {
  nameOf,
  type FilledField,
  type FormEntry,
  type OwnForm,
} from '../../../engine/client/form-entry.ts';
import { securityHeaders } from '../../../engine/hosting/headers.ts';
import { escapeHtml } from '../../../engine/render/escape.ts';
import { createInlineHash } from '../../../engine/render/inline-hash.ts';
import type { Language } from '../../../engine/words/language.ts';
import { serverWordsOf } from '../../../engine/words/server.ts';

/** Why an entry was not taken. */
export type FormRefusal = keyof typeof statuses;

const statuses = {
  /** Values that are missing, or are not what is asked for. */
  faults: 422,
  /** The form has other fields by now. */
  changed: 409,
  /** The site has no such form. */
  gone: 404,
  large: 413,
  unreadable: 415,
  elsewhere: 403,
  /** This sender sent enough for the moment, or all of them did. */
  often: 429,
  busy: 429,
  failed: 503,
} as const;

/** What is answered, and with what. */
export interface FormAnswer {
  readonly why: FormRefusal;
  /** Path of the page, the form, and where it is sent; absent where it is not known. */
  readonly page?: string;
  readonly form?: OwnForm;
  readonly address?: string;
  /** What was written; absent where it was not read. */
  readonly entry?: FormEntry;
}

const style = `:root{color-scheme:light dark;--wrong:#b00020;--wrong:light-dark(#b00020,#ff8a80)}
body{max-width:36rem;margin:0 auto;padding:2rem 1rem;font:1.0625rem/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.2}
label{display:grid;gap:.25rem;margin:1.25rem 0}label>span{font-weight:600}strong{color:var(--wrong)}
input,select,textarea,button{box-sizing:border-box;max-width:100%;padding:.6rem;border:1px solid GrayText;border-radius:.25rem;font:inherit}
[aria-invalid]{border:2px solid var(--wrong)}
button{padding:.7rem 1.5rem;background:CanvasText;color:Canvas;font-weight:600;cursor:pointer}`;
const policy = [
  "default-src 'none'",
  `style-src '${createInlineHash()(style)}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends the page that says why an entry was not taken, with a form that holds what was written where it may be sent again. */
export function formAnswer(response: ServerResponse, language: Language, answer: FormAnswer): void {
  const words = serverWordsOf(language).form;
  const { why, page = '/', form, address, entry } = answer;
  const again = form && address !== undefined && entry && why !== 'changed';
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${words.title}</title><style>${style}</style></head><body><main>
<h1>${words.title}</h1><p>${words.reasons[why]}</p>
${again ? formOf(address, form, entry, words) : ''}
<p><a href="${escapeHtml(form ? `${page}#${form.id}` : page)}">${form ? words.back : words.home}</a></p>
</main></body></html>`;
  const body = Buffer.from(html);
  response
    .writeHead(statuses[why], {
      ...Object.fromEntries(securityHeaders),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Content-Length': body.length,
      ...(statuses[why] === 429 ? { 'Retry-After': '600' } : {}),
    })
    .end(body);
}

type Words = ReturnType<typeof serverWordsOf>['form'];

/** The keyboard that a phone shows for a kind of line. */
const keyboards: Readonly<Partial<Record<string, string>>> = {
  email: 'email',
  phone: 'tel',
  number: 'decimal',
};

function formOf(address: string, { trap }: OwnForm, { fields }: FormEntry, words: Words): string {
  const wrong = fields.find(({ fault }) => fault);
  return `<form method="post" action="${escapeHtml(address)}">
${fields.map((one) => fieldOf(one, one === wrong, words)).join('\n')}
<input type="hidden" name="${escapeHtml(trap)}" value="">
<p><button type="submit">${words.again}</button></p></form>`;
}

/** A field with what was written; the one that `isFirst` among those with a fault is where one goes on. */
function fieldOf({ field, value, fault }: FilledField, isFirst: boolean, words: Words): string {
  const { kind = 'text', label, options, hint, required } = field;
  const text = escapeHtml(value);
  const name = [
    `name="${escapeHtml(nameOf(field))}"`,
    ...(required ? ['required'] : []),
    ...(fault ? ['aria-invalid="true"'] : []),
    ...(isFirst ? ['autofocus'] : []),
  ].join(' ');
  const keyboard = keyboards[kind] ? ` inputmode="${keyboards[kind]}"` : '';
  const control = options
    ? `<select ${name}><option value=""></option>${options
        .map((one) => `<option${one === value ? ' selected' : ''}>${escapeHtml(one)}</option>`)
        .join('')}</select>`
    : kind === 'message'
      ? `<textarea ${name} rows="5">\n${text}</textarea>`
      : `<input ${name}${keyboard} value="${text}">`;
  const lines = [
    `<span>${escapeHtml(label)}</span>`,
    ...(fault ? [`<strong>${words.faults[fault]}</strong>`] : []),
    ...(hint ? [`<small>${escapeHtml(hint)}</small>`] : []),
  ];
  return `<label>${lines.join('')}${control}</label>`;
}
