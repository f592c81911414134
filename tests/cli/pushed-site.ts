// A site that is kept in git as one on a host of files is: a bare repository in the place of the host of its code, a clone where
// `portao data changes` runs, and another one where somebody else works.
import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runChanges } from '../../cli/data/changes.ts';
import { FixtureSite, makeFolder, type Edits } from '../engine/fixture.ts';
import type { Backend } from '../posts/stands.ts';
import { runPortao } from './run-portao.ts';

/** Edits of the fixture site: a price, of which its first page speaks. */
export const withPrice: Edits = {
  'site.yaml': [
    ['claims:\n', 'claims:\n  price: # o da placa\n    value: R$10\n    context: Preço.\n'],
  ],
  'pages/index.yaml': [['heading: Serviços', 'heading: "Serviços por {{claims.price}}"']],
};

/** Makes the repositories; the command asks the data service at `project`. */
export function pushedSite(
  project: Pick<Backend, 'url' | 'publishableKey' | 'secretKey'>,
  edits: Edits,
) {
  const { dir } = new FixtureSite(edits);
  const { url, publishableKey, secretKey } = project;
  const [bare, folder] = [join(makeFolder(), 'site.git'), makeFolder()];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@exemplo.com.br', ...args], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trimEnd();
  git(dir, 'init', '-q', '-b', 'main');
  git(dir, 'add', '.');
  git(dir, 'commit', '-qm', 'first');
  git(folder, 'clone', '-q', '--bare', dir, bare);
  const clone = (name: string, ...how: string[]) => {
    git(folder, 'clone', '-q', ...how, `file://${bare}`, name);
    return join(folder, name);
  };
  const [site, other] = [clone('site'), clone('other')];
  const environment = {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  };
  return {
    site,
    /** Of commands that run there. */
    environment,
    clone,
    git: (...args: string[]) => git(bare, ...args),
    inSite: (...args: string[]) => git(site, ...args),
    /** The command; what it printed, and why it failed. */
    async run({ dryRun = false, siteDir = site } = {}) {
      let [out, failure] = ['', ''];
      await runChanges(
        { dryRun, json: true },
        {
          settings: { kind: 'hosted', url, publishableKey, secretKey },
          siteDir,
          language: 'en',
          timeZone: 'America/Sao_Paulo',
          out: (text) => (out += text),
          err: () => undefined,
          progress: 'none',
        },
      ).catch((error: unknown) => (failure = String(error)));
      return { out: out.trim(), failure };
    },
    /** The command as a process; what ended it. */
    runApart: () => runPortao(['data', 'changes', '--site', site], { env: environment }),
    /** Somebody else replaces a text of a document and pushes. */
    push(from: string, to: string, file = 'site.yaml') {
      git(other, 'pull', '-q');
      const text = git(other, 'show', `HEAD:${file}`);
      expect(text).toContain(from);
      writeFileSync(join(other, file), `${text.replace(from, to)}\n`);
      git(other, 'commit', '-qam', 'by hand');
      git(other, 'push', '-q');
    },
    /** What the repository does when it is pushed to: lines of a shell. */
    hook(name: 'pre-receive' | 'post-receive', lines: string) {
      const file = join(bare, 'hooks', name);
      writeFileSync(file, `#!/bin/sh\n${lines}\n`);
      chmodSync(file, 0o755);
      return () => rmSync(file);
    },
    /** How often it wrote into `asked`. */
    asked: () => readFileSync(join(bare, 'asked'), 'utf8').length / 2,
    /** The document as it is public. */
    document: () => git(bare, 'show', 'main:site.yaml'),
    commits: () => Number(git(bare, 'rev-list', '--count', 'main')),
  };
}
