// Posts that are written while the disk is watched, and what has to be there of them after a power cut.
import { composeState, fates, readRecord, randomFrom } from './states.mjs';
import { startDatabase } from './database.mjs';

const posts = '/rest/v1/blog_posts';
/** Each post is inserted, seen, and changed. */
const requestsOf = (number) => [
  ['POST', posts, { title: 'Antes', slug: `post-${number}`, content: 'Texto. '.repeat(120) }],
  ['POST', '/rest/v1/rpc/count_view', { post_slug: `post-${number}` }],
  ['PATCH', `${posts}?slug=eq.post-${number}`, { title: 'Depois' }],
];

/**
 * Writes posts into the database of a folder, `rounds` times `count`, and writes down in the file `record` what happens on the
 * disk. Rounds end by turns in an orderly way and by SIGKILL, so that what the next start does is in the record too.
 */
export async function recordWrites(dataDir, { record, rounds, count }) {
  for (let round = 0; round < rounds; round++) {
    const database = await startDatabase(dataDir, { record });
    if (database.said.type !== 'ready') throw new Error(database.said.message);
    for (let number = round * count; number < (round + 1) * count; number++)
      for (const [place, request] of requestsOf(number).entries()) {
        const { status, text } = await database.ask(number * 3 + place, ...request);
        if (status >= 300) throw new Error(text);
      }
    await (round % 2 ? database.kill() : database.stop());
  }
}

/** Titles of the posts that were acknowledged in `steps`, by address; of a change that was under way nobody knows. */
function acknowledgedIn(steps) {
  const titles = new Map();
  for (const { step, id } of steps) {
    if (step !== 'answer') continue;
    const slug = `post-${Math.floor(id / 3)}`;
    if (id % 3 === 0) titles.set(slug, null);
    if (id % 3 === 2) titles.set(slug, 'Depois');
  }
  return titles;
}

/** Opens the state of a disk as the service does: what was acknowledged in `steps` and is not there. */
async function lostIn(folder, steps) {
  const acknowledged = acknowledgedIn(steps);
  const database = await startDatabase(folder);
  try {
    if (database.said.type !== 'ready')
      return [`it does not open: ${database.said.reason} ${database.said.message}`];
    const { status, text } = await database.ask(0, 'GET', `${posts}?select=slug,title&limit=1000`);
    if (status !== 200) return [`it cannot be read: ${text}`];
    const there = new Map(JSON.parse(text).map(({ slug, title }) => [slug, title]));
    return [...acknowledged].flatMap(([slug, title]) =>
      there.has(slug) && (title === null || there.get(slug) === title) ? [] : slug,
    );
  } finally {
    await database.kill();
  }
}

/**
 * Composes `times` states of a disk over the folder `base`, as the record says; each is written to `folder`, opened and left
 * there for `onState({ cut, fate, acknowledged, lost })` to look at. The same seed gives the same states.
 */
export async function tryPowerCuts({ record, base, times, seed, folder, onState }) {
  const steps = readRecord(record);
  const random = randomFrom(seed);
  // Behind each write, change of a name, and answer; most flushes are of files to which nothing happened.
  const cuts = steps.flatMap(({ step }, at) => (step === 'flush' ? [] : at));
  const ways = Object.keys(fates);
  for (let time = 0; time < times; time++) {
    const cut = cuts[Math.floor(((time + random()) / times) * cuts.length)];
    const fate = ways[time % ways.length];
    const before = steps.slice(0, cut + 1);
    const place = folder(time);
    composeState({ steps: before, base, folder: place, fate, random });
    const lost = await lostIn(place, before);
    await onState({ cut, fate, place, acknowledged: acknowledgedIn(before).size, lost });
  }
}
