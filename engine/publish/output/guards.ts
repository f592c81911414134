// What a build refuses to do: to clean a folder that is not its own, and to publish a secret key.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFiles } from '../../hosting/hosts.ts';

/** First line of the files for hosts (`hostFiles`), of which every output has one: a folder that has it is ours to clean. */
export const outputMark = '# Portão: generated, every build replaces this folder';

/** Thrown instead of building over a folder that holds somebody's files. */
export class ForeignOutput extends Error {
  constructor(readonly folder: string) {
    super(`${folder} is not empty and was not written by a build`);
    this.name = 'ForeignOutput';
  }
}

/** Lets an output folder be built into if it is empty or a build wrote it. Throws `ForeignOutput`. */
export function refuseForeign(out: string): void {
  if (!existsSync(out) || readdirSync(out).length === 0) return;
  const bearsMark = (path: string) =>
    existsSync(path) && readFileSync(path, 'utf8').startsWith(outputMark);
  if (!hostFiles.some((name) => bearsMark(join(out, name)))) throw new ForeignOutput(out);
}

/** How a secret key of the data service looks, and its role in the tokens of old, each with a word in it: looking for that takes a tenth of the time. */
const secrets = [
  { word: 'sb_secret_', pattern: /sb_secret_[A-Za-z0-9_-]{8}/ },
  { word: 'service_role', pattern: /"role"\s*:\s*"service_role"/ },
];

/** Thrown instead of publishing a key that may do everything. */
export class SecretInOutput extends Error {
  constructor(readonly path: string) {
    super(`${path} holds a secret key`);
    this.name = 'SecretInOutput';
  }
}

/** Looks for a secret key in what is to be published as text. Throws `SecretInOutput`. */
export function refuseSecret(path: string, content: string | Uint8Array): void {
  if (!/\.(?:html|js|json|css|xml|txt|svg|webmanifest)$/.test(path)) return;
  const text = typeof content === 'string' ? content : Buffer.from(content).toString('latin1');
  if (secrets.some(({ word, pattern }) => text.includes(word) && pattern.test(text)))
    throw new SecretInOutput(path);
}
