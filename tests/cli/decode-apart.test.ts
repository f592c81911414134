// Photographs of a build that a person starts are decoded in a process of its own; a build without them starts none.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FixtureSite, makeFolder } from '../engine/fixture.ts';
import { pageWith, photograph } from '../engine/photographs.ts';
import { started } from './run-portao.ts';

/** What the processes that a process started were told in their environment, and how they are called; empty where they are gone. */
function childrenOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .flatMap((child) => {
        const [called, told] = ['cmdline', 'environ'].map((of) =>
          readFileSync(`/proc/${child}/${of}`, 'utf8'),
        );
        // One that ended between the two has no environment any more.
        return told ? `${called},${told}` : [];
      });
  } catch {
    return [];
  }
}

/** Builds a site, and gives whatever processes were seen beside it that decode. */
async function decodersOf(site: FixtureSite, out: string) {
  const build = started(['build', '--site', site.dir, '--out', out], { SUPABASE_TOKEN: 'secret' });
  const seen = new Set<string>();
  const look = setInterval(() => {
    for (const child of childrenOf(build.pid!))
      if (child.includes('decoder-process')) seen.add(child);
  }, 2);
  const code = await new Promise((resolve) => build.on('close', resolve));
  clearInterval(look);
  expect(code).toBe(0);
  return [...seen];
}

test.runIf(existsSync(`/proc/${process.pid}/task/${process.pid}/children`))(
  'a build decodes photographs beside itself, with little memory and no secret, and starts nothing where none has changed',
  async () => {
    const site = new FixtureSite({
      'media/a.jpg': await photograph(1600, 1200),
      'pages/x.yaml': pageWith('{ src: /media/a.jpg, alt: Foto }'),
    });
    const out = join(makeFolder(), 'dist');
    const decoders = await decodersOf(site, out);
    expect(decoders.length).toBeGreaterThan(0);
    for (const decoder of decoders) {
      expect(decoder).toContain('MALLOC_ARENA_MAX=2');
      expect(decoder).not.toContain('secret');
    }
    expect(readdirSync(join(out, 'media')).some((name) => name.endsWith('.avif'))).toBe(true);
    expect(await decodersOf(site, out)).toEqual([]);
  },
);
