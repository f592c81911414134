// Parts of files: players of Apple ask for the first two bytes of a film, and show nothing where they get all of it.
import { describe, expect, it } from 'vitest';
import { ask, makeRoot, serve } from '../web-root.ts';

const small = Buffer.from('0123456789');
/** More than is held in memory. */
const large = Buffer.alloc(9 << 20, 'abcdefghij');

describe.each([
  ['in memory', '/media/a.mp4', small],
  ['on the disk', '/media/b.mp4', large],
])('of a film %s', (_, path, film) => {
  const served = () => serve(makeRoot({ [path.slice(1)]: film }));
  const size = film.length;

  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=4-', 4, size - 1],
    ['bytes=-3', size - 3, size - 1],
    [`bytes=${size - 2}-${size + 99}`, size - 2, size - 1],
    [`bytes=-${size + 9}`, 0, size - 1],
  ])('%s is sent alone', async (range, start, end) => {
    const { status, headers, body } = await ask(await served(), path, {
      headers: { Range: range },
    });
    expect([status, headers['content-range'], headers['content-length']]).toEqual([
      206,
      `bytes ${start}-${end}/${size}`,
      String(end - start + 1),
    ]);
    expect(body.equals(film.subarray(start, end + 1))).toBe(true);
  });

  it.each([`bytes=${size}-`, `bytes=${size + 5}-${size + 9}`, 'bytes=-0'])(
    '%s is not there, and the answer says how much is',
    async (range) => {
      const { status, headers, body } = await ask(await served(), path, {
        headers: { Range: range },
      });
      expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${size}`, 0]);
    },
  );

  it.each(['bytes=3-1', 'bytes=0-1,4-5', 'bytes=', 'lines=0-1', 'bytes=-'])(
    '%s is answered with all of it',
    async (range) => {
      const { status, body } = await ask(await served(), path, { headers: { Range: range } });
      expect([status, body.length]).toEqual([200, size]);
    },
  );

  it('of another version is answered with all of this one', async () => {
    const base = await served();
    const { headers: whole } = await ask(base, path);
    expect(whole['accept-ranges']).toBe('bytes');
    const asked = async (tag: string) =>
      (await ask(base, path, { headers: { Range: 'bytes=0-1', 'If-Range': tag } })).status;
    expect([await asked(whole['etag']!), await asked('"other"')]).toEqual([206, 200]);
  });
});
