// A data service for the tests of `portao blog`, and the commands called on it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { allPosts } from '../../cli/blog/address.ts';
import type { BlogContext } from '../../cli/blog/posts.ts';
import { describeFailure } from '../../cli/command-line/failure.ts';
import type { Language } from '../../engine/words/language.ts';
import { connect } from '../../engine/blog/client.ts';
import type { NewPost, PostState, PostStore } from '../../engine/blog/post-store.ts';
import { createPostStore } from '../../engine/blog/supabase-store.ts';
import { makeFolder } from '../engine/fixture.ts';
import { startEmbedded } from '../posts/stands.ts';
import { called } from './blog-site.ts';
import { portao } from './run-portao.ts';

export const text = `${'Um motor de portão bem regulado dura mais.\n'.repeat(3)}`;
export const newPost = (fields: Partial<NewPost> = {}): NewPost => ({
  title: 'Portão que não fecha',
  slug: 'portao-que-nao-fecha',
  content: text,
  meta_description: 'Uma frase.',
  tags: ['conserto'],
  seo_score: 30,
  ...fields,
});
/** The fields of a post in the head of a file. */
export const header = 'title: Portão que não fecha\ndescription: Uma frase.\ntags: [conserto]';

/** A service that runs for the tests of a file, emptied before each of them. */
export function blogStand() {
  let stand: Awaited<ReturnType<typeof startEmbedded>>;
  let store: PostStore;
  const folder = makeFolder();

  beforeAll(async () => {
    stand = await startEmbedded();
    store = createPostStore(connect({ url: stand.url, key: stand.secretKey }));
    await portao(['--help']);
  });
  afterAll(() => stand.close());

  beforeEach(async () => {
    for (const { id } of await allPosts(store)) await store.remove(id);
  });

  const blog = (run: (context: BlogContext) => Promise<void>, language?: Language) =>
    called({ kind: 'embedded', dataDir: stand.dataDir }, run, language);
  /** What a command did, without the line that it shows where opening the service takes long. */
  const process = async (...args: string[]) => {
    const { code, out, err } = await portao(['blog', ...args], { DATA_DIR: stand.dataDir });
    return {
      code,
      out,
      err: err.replace(/^(?:Abrindo o serviço|Opening the data service).*\n/m, ''),
    };
  };
  /** What a person reads of a failure. */
  const failure = async (
    run: (context: BlogContext) => Promise<void>,
    language: Language = 'pt-BR',
  ) =>
    describeFailure(
      await blog(run, language).then(
        () => 'it did not fail',
        (error: unknown) => error,
      ),
      language,
    );

  let count = 0;
  function file(header: string, body = text): string {
    const path = join(folder, `post-${(count += 1)}.md`);
    writeFileSync(path, `---\n${header}\n---\n\n${body}`);
    return path;
  }
  const slugs = async (state?: PostState) =>
    (await allPosts(store, state)).map((post) => post.slug).sort();
  return {
    blog,
    process,
    failure,
    file,
    slugs,
    folder,
    get stand() {
      return stand;
    },
    get store() {
      return store;
    },
  };
}
