import { storagePaths } from '../../engine/blog/pictures/storage-answer.ts';
import type { HostedSettings } from '../../engine/database/settings.ts';
import { commandWordsOf, type CommandWords } from '../../engine/words/commands.ts';
import type { Check, Finding } from './finding.ts';

/** What the API answers, or null where it does not. */
type Ask = (
  path: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly body: unknown } | null>;

type Words = CommandWords['doctor']['hosted'];

const say = (check: string, level: Finding['level'], says: string, fix?: string): Finding => ({
  check,
  level,
  says,
  ...(fix ? { fix } : {}),
});

/** Schemas that must not be reached through the API: who may do what stands in them. */
const closedSchemas = ['private', 'auth', 'supabase_migrations'] as const;

/** What a visitor must not get a single row of. */
const notForVisitors = [
  'blog_posts?status=eq.draft',
  'deleted_posts',
  'post_versions',
  'scheduler',
  'scheduler_runs',
  'contact_clicks',
  'form_entries',
  'business_drafts',
  'business_sets',
  'business_states',
  'view_days',
  'audit_log',
];

/**
 * A hosted project as strangers see it: sign-up closed, schemas and rows that are not theirs out of reach, keys of the
 * present form; and, with its secret key, that it keeps pictures of posts, for staff alone. What only its owner sees the advisor in the dashboard tells.
 */
export const checkHosted: Check = async ({ settings, language }, signal) => {
  if (settings?.kind !== 'hosted') return [];
  const words = commandWordsOf(language).doctor.hosted;
  const ask = asker(settings, signal);
  const found = await Promise.all([
    checkSignUp(ask, words),
    checkSchemas(ask, words),
    checkRows(ask, words),
    checkPictures(settings, ask, words),
  ]);
  return [...checkKeys(settings, words), ...found.flat()];
};

/** Asks as a visitor does. */
function asker({ url, publishableKey }: HostedSettings, signal: AbortSignal): Ask {
  return async (path, headers = {}) => {
    const answer = await fetch(url + path, {
      headers: { apikey: publishableKey, ...headers },
      signal,
    }).catch(() => null);
    return answer && { status: answer.status, body: await answer.json().catch(() => null) };
  };
}

/** Keys of the old form are tokens; Supabase ends them. */
function checkKeys({ publishableKey, secretKey = '' }: HostedSettings, words: Words): Finding[] {
  const old = [publishableKey, secretKey].some((key) => key.startsWith('eyJ'));
  if (!old) return [say('keys', 'ok', words.keysOk)];
  return [say('keys', 'warning', words.keysOld, words.makeKeys)];
}

async function checkSignUp(ask: Ask, words: Words): Promise<Finding[]> {
  const answer = await ask('/auth/v1/settings');
  if (!answer) return [];
  const settings = answer.body as {
    disable_signup?: boolean;
    external?: { anonymous_users?: boolean };
  } | null;
  if (settings?.disable_signup === undefined)
    return [say('sign-up', 'warning', words.signUpUnknown, words.seeSignUp)];
  if (settings.disable_signup && settings.external?.anonymous_users !== true)
    return [say('sign-up', 'ok', words.signUpClosed)];
  return [say('sign-up', 'error', words.signUpOpen, 'npx supabase config push')];
}

async function checkSchemas(ask: Ask, words: Words): Promise<Finding[]> {
  const answers = await Promise.all(
    closedSchemas.map((schema) => ask('/rest/v1/', { 'Accept-Profile': schema })),
  );
  // What does not answer is told by the check of the service.
  if (answers.includes(null)) return [];
  const open = closedSchemas.filter((_, index) => answers[index]?.status === 200);
  if (open.length === 0) return [say('schemas', 'ok', words.schemasOk)];
  return [
    say(
      'schemas',
      'error',
      words.schemasOpen({ schemas: open.join(', ') }),
      'npx supabase config push',
    ),
  ];
}

async function checkRows(ask: Ask, words: Words): Promise<Finding[]> {
  const answers = await Promise.all(
    notForVisitors.map((table) =>
      ask(`/rest/v1/${table}${table.includes('?') ? '&' : '?'}limit=1`),
    ),
  );
  if (answers.includes(null)) return [];
  const seen = notForVisitors.filter((_, index) => {
    const body = answers[index]?.body;
    return answers[index]?.status === 200 && Array.isArray(body) && body.length > 0;
  });
  if (seen.length === 0) return [say('rows', 'ok', words.rowsOk)];
  const names = seen.map((table) => table.replace(/\?.*/, '')).join(', ');
  return [say('rows', 'error', words.rowsOpen({ tables: names }), 'npx supabase db push')];
}

/** The bucket of pictures of posts, which strangers cannot see: it takes the secret key. */
async function checkPictures(
  { secretKey }: HostedSettings,
  ask: Ask,
  words: Words,
): Promise<Finding[]> {
  if (!secretKey) return [];
  const answer = await ask(storagePaths.bucket, {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
  });
  if (!answer) return [];
  if (answer.status !== 200) return [say('pictures', 'warning', words.noBucket, words.makeBucket)];
  const { public: isOpen } = answer.body as { public?: boolean };
  if (isOpen === false) return [say('pictures', 'ok', words.bucketOk)];
  return [say('pictures', 'error', words.bucketOpen, words.closeBucket)];
}
