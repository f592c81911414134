import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemCode } from '../../diagnostics/catalogue.ts';
import type { BlockPart, PageRecord } from './page-record.ts';
import { codeSignature } from '../file-snapshot.ts';

/** Raised when the meaning of the file changes: older ones are not read. */
const version = 1;
/** Letters that are written at once. */
const writeSize = 1 << 20;

/** What the last build remembered of its pages. */
export interface Records {
  /** Hash of everything beside the pages' own documents that they were made from. */
  readonly surroundings: string;
  /** Warnings that are of no page: the file and the code of each. */
  readonly warnings: readonly { readonly file: string; readonly code: ProblemCode }[];
  /** By source. */
  readonly pages: ReadonlyMap<string, PageRecord>;
}

const file = (state: string) => join(state, 'pages.jsonl');

/** Nothing remembered. */
export const noRecords: Records = { surroundings: '', warnings: [], pages: new Map() };

/** What the last build remembered; nothing where there is no such file, or one that is cut short, of another version or of another engine. */
export function readRecords(state: string): Records {
  try {
    const [head = '', ...lines] = readFileSync(file(state), 'utf8').split('\n');
    const {
      version: found,
      engine,
      count,
      surroundings,
      warnings,
    } = JSON.parse(head) as Pick<Records, 'surroundings' | 'warnings'> & {
      version: number;
      engine: string;
      count: number;
    };
    if (found !== version || engine !== codeSignature()) return noRecords;
    const parts: BlockPart[] = [];
    const pages = new Map<string, PageRecord>();
    for (const line of lines) {
      if (line === '') continue;
      const one = JSON.parse(line) as
        BlockPart | (Omit<PageRecord, 'parts'> & { parts: readonly number[] });
      if (!('source' in one)) parts.push(one);
      else pages.set(one.source, { ...one, parts: one.parts.map((index) => parts[index]!) });
    }
    return pages.size === count && lines.at(-1) === ''
      ? { surroundings, warnings, pages }
      : noRecords;
  } catch {
    return noRecords;
  }
}

/** Replaces what is remembered. A disk that takes no more costs the memory alone: the site is published. */
export function writeRecords(state: string, { surroundings, warnings, pages }: Records): void {
  const fresh = `${file(state)}.new`;
  try {
    const handle = openSync(fresh, 'w');
    try {
      const known = new Map<BlockPart, number>();
      let text = `${JSON.stringify({ version, engine: codeSignature(), count: pages.size, surroundings, warnings })}\n`;
      for (const { parts, ...page } of pages.values()) {
        for (const part of parts) {
          if (known.has(part)) continue;
          known.set(part, known.size);
          text += `${JSON.stringify(part)}\n`;
        }
        text += `${JSON.stringify({ ...page, parts: parts.map((part) => known.get(part)) })}\n`;
        if (text.length > writeSize) {
          writeSync(handle, text);
          text = '';
        }
      }
      writeSync(handle, text);
    } finally {
      closeSync(handle);
    }
    renameSync(fresh, file(state));
  } catch {
    rmSync(fresh, { force: true });
  }
}
