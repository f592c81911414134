import { parseWithPositions } from '../../engine/content/source-file.ts';
import type { Pointer } from '../../engine/diagnostics/problem.ts';

/** A field and its value as they were typed: `image.alt=Fresh bread`. */
export interface TypedField {
  readonly pointer: Pointer;
  readonly text: string;
}

/** Null for a word that is no field with a value. */
export function fieldIn(word: string): TypedField | null {
  const [, name, text] = /^([A-Za-z][\w-]*(?:\.[\w-]+)*)=(.*)$/s.exec(word) ?? [];
  if (name === undefined || text === undefined) return null;
  const pointer = name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return { pointer, text };
}

/** What a typed value is: YAML where that says a list, a group, a number or yes and no, and nothing else stood there; else the text itself, whatever YAML would make of `a: b` or of `{{…}}`. */
export function valueOf(text: string, before: unknown): unknown {
  if (/^\s*(?:\{\{|$)/.test(text)) return text;
  const { document } = parseWithPositions(text);
  if (document.errors.length > 0) return text;
  const value: unknown = document.toJS();
  if (typeof value === 'string') return /^\s*["']/.test(text) ? value : text;
  if (value === null)
    return /^\s*(?:null|~)\s*$/.test(text) && typeof before !== 'string' ? null : text;
  if (typeof value === 'object') return /^\s*[[{]/.test(text) ? value : text;
  return typeof before === 'string' ? text : value;
}

/** Whether a page is meant by `bairros/*`, `pages/index.yaml` (its file) or `/bairros/*` (its path); `**` stands for folders, too. */
export function isMeant(pattern: string, page: { readonly file: string; readonly path: string }) {
  const bare = (file: string) =>
    file.replace(/^(?:.*\/)?pages\//, '').replace(/\.(?:ya?ml|json)$/, '');
  const isPath = pattern.startsWith('/') && !/\.(?:ya?ml|json)$/.test(pattern);
  const wanted = (isPath ? pattern : bare(pattern))
    .replace(/[\\^$.+?()[\]{}|]/g, '\\$&')
    .replace(/\*\*|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${wanted}$`).test(isPath ? page.path : bare(page.file));
}
