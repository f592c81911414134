// What the tests of `portao doctor` share: a patient, what a check says of it, and projects to look at.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Check, type Patient } from '../../cli/doctor/finding.ts';
import { fixtureDir, makeFolder } from '../engine/fixture.ts';
import { root } from '../structure/tree.ts';
import { steady } from './blog-site.ts';

export const token = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;
export const patient = (fields: Partial<Patient> = {}): Patient => ({
  root,
  packageDir: fields.root ?? root,
  siteDir: fixtureDir('minimal'),
  env: {},
  settings: null,
  language: 'pt-BR',
  ...fields,
});
/** What a check says that is given all the time it needs. */
export const look = async (check: Check, fields?: Partial<Patient>, limit = 150_000) =>
  check(patient(fields), AbortSignal.timeout(limit));
/** What is wrong, without what is well. */
export const wrong = async (check: Check, fields?: Partial<Patient>, limit?: number) =>
  (await look(check, fields, limit))
    .filter(({ level }) => level !== 'ok')
    .map(({ level, says, fix }) => steady([level, says, ...(fix ? [fix] : [])].join(' | ')));
export const inBoth = async (check: Check, fields?: Partial<Patient>, limit?: number) => ({
  'pt-BR': await wrong(check, fields, limit),
  en: await wrong(check, { ...fields, language: 'en' }, limit),
});
/** A limit for what never answers, ms. */
export const short = 500;

/** A project with everything that the checks of the installation look at. */
export function project(files: Readonly<Record<string, string>> = {}): string {
  const folder = makeFolder();
  const lock = JSON.stringify({
    packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha-a' } },
  });
  const all: Record<string, string> = {
    'package.json': '{"engines":{"node":">=20.19"}}',
    'package-lock.json': lock,
    'node_modules/.package-lock.json': lock,
    'tests/find-browser.mjs': 'export const findBrowser = async () => "/bin/chromium";',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(root, 'supabase'), join(folder, 'supabase'));
  return folder;
}

export async function listening<S extends Server>(server: S, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
