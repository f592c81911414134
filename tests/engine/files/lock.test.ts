import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockData } from '../../../engine/database/process/data-lock.mjs';
import { holderOf, LockBusy, takeLock, withLock } from '../../../engine/files/lock.mjs';
import { root } from '../../structure/tree.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'portao-lock-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'lock');
const take = (url = 'http://127.0.0.1:1') => takeLock(file(), { url, patience: 0 });
const leave = (holder: object, age = 0) => {
  writeFileSync(
    file(),
    JSON.stringify({
      pid: process.pid,
      start: null,
      host: hostname(),
      url: 'http://127.0.0.1:9',
      ...holder,
    }),
  );
  utimesSync(file(), new Date(Date.now() - age), new Date(Date.now() - age));
};
const busy = expect.any(LockBusy);

/** A process that takes the lock, says so, and holds it until it is killed. */
async function holder(): Promise<ReturnType<typeof spawn>> {
  const script = `import { takeLock } from ${JSON.stringify(join(root, 'engine/files/lock.mjs'))};
    await takeLock(${JSON.stringify(file())}, { url: 'http://127.0.0.1:7', patience: 0 }); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

describe('a lock', () => {
  test('says who holds it and where that answers, to this user alone', async () => {
    const giveBack = await take('http://127.0.0.1:4321');
    expect(holderOf(file())).toMatchObject({
      pid: process.pid,
      host: hostname(),
      url: 'http://127.0.0.1:4321',
    });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    giveBack();
    expect(holderOf(file())).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is refused to a second process, which is told who has it', async () => {
    const child = await holder();
    await expect(take()).rejects.toEqual(
      expect.objectContaining({
        name: 'LockBusy',
        holder: expect.objectContaining({ pid: child.pid, url: 'http://127.0.0.1:7' }) as object,
      }),
    );
    child.kill('SIGKILL');
  });

  test('of a process that was killed is taken over', async () => {
    const child = await holder();
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(holderOf(file())).toBeNull();
    (await take())();
  });

  test.skipIf(process.platform !== 'linux')(
    'of a process whose number another one has now is taken over',
    async () => {
      leave({ start: '1' });
      (await take())();
    },
  );

  test.skipIf(process.platform !== 'linux')(
    'of a process that had our number before us is taken over',
    async () => {
      leave({ pid: process.pid, start: '1' });
      (await take())();
    },
  );

  test.each([
    ['cut short', '{"pid": 12'],
    ['empty', ''],
    ['of something else', '"hello"'],
  ])('%s is taken over', async (_what, text) => {
    writeFileSync(file(), text);
    (await take())();
  });

  test('of another machine counts while it shows signs of life', async () => {
    leave({ host: 'outra-maquina', pid: 1 }, 5_000);
    await expect(take()).rejects.toEqual(busy);
    leave({ host: 'outra-maquina', pid: 1 }, 60_000);
    (await take())();
  });

  test('of another container of the same name counts while it shows signs of life', async () => {
    leave({ pid: 1, start: '1', pidSpace: 'another' }, 5_000);
    await expect(take()).rejects.toEqual(busy);
    leave({ pid: process.pid, pidSpace: 'another' }, 60_000);
    (await take())();
  });

  // Where the kernel lets nobody make a namespace (or knows none) there is nothing to try it with.
  const separate = ['unshare', '--pid', '--fork', '--mount-proc'] as const;
  const maySeparate = spawnSync(separate[0], [...separate.slice(1), 'true']).status === 0;
  test.skipIf(!maySeparate)('is refused to a process of another pid namespace', async () => {
    const giveBack = await take();
    const script = `import { takeLock } from ${JSON.stringify(join(root, 'engine/files/lock.mjs'))};
      await takeLock(${JSON.stringify(file())}, { url: '', patience: 0 }).then(() => console.log('held'), ({ name }) => console.log(name));
      process.exit();`;
    const { stdout } = spawnSync(
      separate[0],
      [...separate.slice(1), process.execPath, '--input-type=module', '-e', script],
      { encoding: 'utf8' },
    );
    expect(stdout.trim()).toBe('LockBusy');
    giveBack();
  });

  test('that somebody removed is put back, and one that another has is told as lost', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const lost = vi.fn();
      const giveBack = await takeLock(file(), { patience: 0, onLost: lost });
      rmSync(file());
      vi.advanceTimersByTime(5_000);
      expect([holderOf(file())?.pid, lost.mock.calls.length]).toEqual([process.pid, 0]);
      leave({ pid: 1, host: 'outra-maquina' });
      vi.advanceTimersByTime(20_000);
      expect([holderOf(file())?.host, lost.mock.calls.length]).toEqual(['outra-maquina', 1]);
      rmSync(folder, { recursive: true });
      giveBack();
    } finally {
      vi.useRealTimers();
    }
  });

  test('that is given back is waited for', async () => {
    const giveBack = await take();
    setTimeout(giveBack, 300);
    (await takeLock(file(), { url: '', patience: 5_000 }))();
  });

  test('tells once who is waited for', async () => {
    const giveBack = await take();
    setTimeout(giveBack, 350);
    const told: number[] = [];
    (await takeLock(file(), { onWait: (pid) => told.push(pid) }))();
    expect(told).toEqual([process.pid]);
  });

  test('lasts as long as the work, and ends with its failure too', async () => {
    expect(
      await withLock(file(), async () => {
        await expect(take()).rejects.toEqual(busy);
        return 'done';
      }),
    ).toBe('done');
    await expect(withLock(file(), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that another one took over meanwhile is not given back', async () => {
    const giveBack = await take();
    leave({ pid: 1, host: 'outra-maquina' });
    giveBack();
    expect(holderOf(file())).toMatchObject({ host: 'outra-maquina' });
  });

  test('left behind goes to one of many who find it at once', async () => {
    for (let round = 0; round < 10; round++) {
      leave({ pid: 2 ** 22 + 1 });
      const won = (await Promise.allSettled(Array.from({ length: 20 }, () => take()))).filter(
        (one) => one.status === 'fulfilled',
      );
      expect(won).toHaveLength(1);
      expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
      won[0]!.value();
    }
  });

  test('left behind goes to one of many processes', async () => {
    leave({ pid: 2 ** 22 + 1 });
    const script = `import { takeLock } from ${JSON.stringify(join(root, 'engine/files/lock.mjs'))};
      try { await takeLock(${JSON.stringify(file())}, { url: '', patience: 0 }); console.log('held'); setInterval(() => {}, 1000); } catch { console.log('refused'); }`;
    const children = Array.from({ length: 5 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
    const said = await Promise.all(
      children.map(
        (child) =>
          new Promise<string>((resolve) =>
            child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim())),
          ),
      ),
    );
    for (const child of children) child.kill('SIGKILL');
    expect(said.sort()).toEqual(['held', 'refused', 'refused', 'refused', 'refused']);
  });
});

test('a data folder is made for its user alone, and locked', async () => {
  const dataDir = join(folder, 'data');
  const giveBack = await lockData(dataDir, { url: '', patience: 0 });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  await expect(lockData(dataDir, { url: '', patience: 0 })).rejects.toEqual(busy);
  giveBack();
  expect(readdirSync(dataDir)).toEqual([]);
});
