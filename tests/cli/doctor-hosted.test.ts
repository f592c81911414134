// `portao doctor --hosted`: a project as strangers see it, on PostgreSQL with PostgREST in the place of Supabase.
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDoctor } from '../../cli/doctor/doctor.ts';
import { checkHosted } from '../../cli/doctor/hosted.ts';
import { type Patient } from '../../cli/doctor/finding.ts';
import { startPostgresStand, type Stand } from '../posts/postgres-stand.ts';
import { root } from '../structure/tree.ts';
import { listening, look, token, wrong } from './doctor-patient.ts';

let stand: Stand;
beforeAll(async () => void (stand = await startPostgresStand()));
afterAll(() => stand.close());

const project = (more: object = {}): Partial<Patient> => ({
  settings: {
    kind: 'hosted',
    url: stand.url,
    publishableKey: stand.publishableKey,
    secretKey: stand.secretKey,
    ...more,
  },
});

/** A project that answers every address with what its path is given. */
async function pretended(answers: Readonly<Record<string, unknown>>): Promise<Partial<Patient>> {
  const server = createServer((request, response) => {
    const path = Object.keys(answers).find((one) => request.url!.startsWith(one));
    response.writeHead(path ? 200 : 404).end(JSON.stringify(path ? answers[path] : {}));
  });
  return project({ url: `http://127.0.0.1:${await listening(server)}` });
}
const bucket = { '/storage/v1/bucket/post-pictures': { public: false } };
const closed = { '/auth/v1/settings': { disable_signup: true, external: {} }, ...bucket };

describe('a hosted project', () => {
  it('that is set up by the migrations and config.toml is well, point by point', async () => {
    const found = await look(checkHosted, project());
    expect(found.map(({ check, level }) => [check, level])).toEqual([
      ['keys', 'ok'],
      ['sign-up', 'ok'],
      ['schemas', 'ok'],
      ['rows', 'ok'],
      ['pictures', 'ok'],
    ]);
  });

  it('whose policies are gone is told, with the tables', async () => {
    await stand.sql`alter table public.blog_posts disable row level security`;
    await stand.sql`insert into public.blog_posts (title, slug, content, status) values ('Rascunho', 'rascunho-do-teste', 'Texto.', 'draft')`;
    const found = await wrong(checkHosted, project());
    await stand.sql`delete from public.blog_posts where slug = 'rascunho-do-teste'`;
    await stand.sql`alter table public.blog_posts enable row level security`;
    expect(found).toEqual([expect.stringMatching(/error.*em blog_posts.*\| npx supabase db push/)]);
  });

  it.each([
    [{ disable_signup: false, external: {} }, /error.*qualquer pessoa.*config push/],
    [{ disable_signup: true, external: { anonymous_users: true } }, /error.*qualquer pessoa/],
    [{}, /warning.*não disse/],
  ])('with the sign-up %j is told', async (settings, words) => {
    const found = await wrong(
      checkHosted,
      await pretended({ ...bucket, '/auth/v1/settings': settings }),
    );
    expect(found).toEqual([expect.stringMatching(words)]);
  });

  it('that shows other schemas is told, and one with keys of the old form', async () => {
    expect(await wrong(checkHosted, await pretended({ ...closed, '/rest/v1/': [] }))).toEqual([
      expect.stringContaining('a API mostra private, auth, supabase_migrations'),
    ]);
    expect(
      await wrong(checkHosted, {
        settings: {
          ...(await pretended(closed)).settings!,
          publishableKey: token('anon'),
        } as Patient['settings'],
      }),
    ).toEqual([expect.stringMatching(/warning.*forma antiga/)]);
  });

  it('without a bucket for pictures is told, and with one that is open to all', async () => {
    const { '/auth/v1/settings': settings } = closed;
    expect(await wrong(checkHosted, await pretended({ '/auth/v1/settings': settings }))).toEqual([
      expect.stringMatching(/warning.*post-pictures.*db push.*post_pictures\.sql/),
    ]);
    await stand.sql`update storage.buckets set public = true`;
    const found = await wrong(checkHosted, project());
    await stand.sql`update storage.buckets set public = false`;
    expect(found).toEqual([expect.stringMatching(/error.*público.*post_pictures\.sql/)]);
    const unseen = await look(checkHosted, project({ secretKey: undefined }));
    expect(unseen.map(({ check }) => check)).not.toContain('pictures');
  });

  it('that does not answer is left to the check of the service', async () => {
    const found = await look(checkHosted, project({ url: 'http://127.0.0.1:9' }));
    expect(found.map(({ check }) => check)).toEqual(['keys']);
  });

  it('is none where the data is embedded', async () => {
    expect(
      await look(checkHosted, { settings: { kind: 'embedded', dataDir: '/nowhere' } }),
    ).toEqual([]);
  });

  it.each(['pt-BR', 'en'] as const)('is all that the command looks at (%s)', async (language) => {
    let said = '';
    const code = await runDoctor(
      {
        root,
        siteDir: root,
        env: {
          SUPABASE_PUBLISHABLE_KEY: stand.publishableKey,
          SUPABASE_SECRET_KEY: stand.secretKey,
        },
        language,
        json: true,
        coloured: false,
        hosted: stand.url,
        limit: 60_000,
      },
      (text) => (said += text),
    );
    const { checks } = JSON.parse(said) as { checks: { check: string; level: string }[] };
    expect([code, checks.map(({ check }) => check)]).toEqual([
      0,
      ['environment', 'service', 'migrations', 'keys', 'sign-up', 'schemas', 'rows', 'pictures'],
    ]);
  });
});
