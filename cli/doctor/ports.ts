import { createServer } from 'node:net';
import { securityHeaders } from '../../engine/hosting/headers.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { devPort, servePort } from '../command-line/arguments.ts';
import type { Check, Finding } from './finding.ts';

/** True if nothing listens on a port of this machine. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** True if what listens is `npm start`, `portao serve` (known by their headers) or `npm run dev` (by its gallery). */
async function isOurs(port: number, signal: AbortSignal): Promise<boolean> {
  const ask = (path: string) =>
    fetch(`http://localhost:${port}${path}`, { signal }).catch(() => null);
  const home = await ask('/');
  await home?.body?.cancel();
  if (home && securityHeaders.every(([name, value]) => home.headers.get(name) === value))
    return true;
  const gallery = await ask('/_blocks');
  return gallery?.ok === true && (await gallery.text().catch(() => '')).includes('src="/_blocks/');
}

/** Checks that `ports` are free or used by a server of this program; by default those of `npm start` and `npm run dev`. */
export const checkPorts =
  (
    ports: readonly { readonly port: number; readonly command: string }[] = [
      { port: servePort, command: 'PORT=4174 npm start' },
      { port: devPort, command: 'PORT=5174 npm run dev' },
    ],
  ): Check =>
  ({ language }, signal) => {
    const words = commandWordsOf(language).doctor.ports;
    return Promise.all(
      ports.map(async ({ port, command }): Promise<Finding> => {
        const name = `${words.name} ${port}`;
        if (await isFree(port)) return { check: 'ports', level: 'ok', says: words.free({ name }) };
        if (await isOurs(port, signal))
          return {
            check: 'ports',
            level: 'ok',
            says: words.ours({ name }),
          };
        return {
          check: 'ports',
          level: 'warning',
          says: words.taken({ name }),
          fix: words.chooseOther({ command }),
        };
      }),
    );
  };
