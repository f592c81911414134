import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Check } from './finding.ts';

/** Asks tests/find-browser.mjs, which starts what it finds; in a process of its own, that can be ended with its browsers. */
function findBrowser(file: string, signal: AbortSignal): Promise<string | null> {
  const script = `const { findBrowser } = await import(${JSON.stringify(pathToFileURL(file).href)}); process.stdout.write((await findBrowser()) ?? '');`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: dirname(file),
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let path = '';
    child.stdout.on('data', (text: Buffer) => (path += text.toString()));
    child.once('error', reject);
    child.once('close', () => resolve(path || null));
    signal.addEventListener('abort', () => {
      reject(new Error('late'));
      try {
        if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
        else process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It ended meanwhile.
      }
    });
  });
}

/** A Chromium that starts: the tests need one, nothing else does. */
export const checkBrowser: Check = async ({ packageDir, language }, signal) => {
  const script = join(packageDir, 'tests/find-browser.mjs');
  // Tests come with a checkout alone.
  if (!existsSync(script)) return [];
  const words = commandWordsOf(language).doctor.browser;
  const fix = 'npx playwright install chromium';
  const late = {};
  const found = await findBrowser(script, signal).catch((error: Error) =>
    error.message === 'late' ? late : null,
  );
  if (typeof found === 'string')
    return [{ check: 'browser', level: 'ok', says: `Chromium: ${found}` }];
  if (found === late)
    return [
      {
        check: 'browser',
        level: 'warning',
        says: words.late,
        fix: words.tryAgain({ command: fix }),
      },
    ];
  return [
    {
      check: 'browser',
      level: 'warning',
      says: words.none,
      fix,
    },
  ];
};
