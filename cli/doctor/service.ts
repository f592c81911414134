import { join } from 'node:path';
import { dataHolder } from '../../engine/database/process/data-lock.mjs';
import { lastShape, shapeOf, waitingMigrations } from '../../engine/database/process/shape.mjs';
import type { EmbeddedSettings, HostedSettings } from '../../engine/database/settings.ts';
import { commandWordsOf, type CommandWords } from '../../engine/words/commands.ts';
import { missingMigrations } from './migrations.ts';
import type { Check, Finding } from './finding.ts';
import { runningService } from './running-service.ts';

type Words = CommandWords['doctor']['service'];

/** The data service: that it answers, accepts its keys, and has had every migration as far as that can be seen. */
export const checkService: Check = ({ packageDir, settings, language }, signal) => {
  if (!settings) return [];
  const words = commandWordsOf(language).doctor.service;
  return settings.kind === 'embedded'
    ? embedded(packageDir, settings, words, signal)
    : hosted(packageDir, settings, words, signal);
};

async function embedded(
  packageDir: string,
  { dataDir }: EmbeddedSettings,
  words: Words,
  signal: AbortSignal,
): Promise<Finding[]> {
  const holder = dataHolder(dataDir);
  const name = words.name;
  const behind = shapeBehind(dataDir, join(packageDir, 'supabase'), words);
  if (!holder) {
    const says = words.notRunning({ name });
    return [{ check: 'service', level: 'ok', says }, ...migrations(behind, words, words.nextStart)];
  }
  if (!(await answers(dataDir, signal))) {
    return [
      {
        check: 'service',
        level: 'error',
        says: words.silent({ name, pid: holder.pid, url: holder.url }),
        fix: words.endIt({ pid: holder.pid }),
      },
    ];
  }
  const ok: Finding = {
    check: 'service',
    level: 'ok',
    says: words.answers({ name, url: holder.url }),
  };
  if (!behind) return [ok, ...migrations(behind, words, '')];
  return [
    ok,
    {
      check: 'migrations',
      level: 'warning',
      says: words.startedBefore({ behind }),
      fix: words.startAgain,
    },
  ];
}

/** What the database of a folder lacks of today's program, in words; '' for nothing, null where the folder does not say: nobody opened it yet. */
function shapeBehind(dataDir: string, folder: string, words: Words): string | null {
  const had = lastShape(dataDir);
  if (had === null) return null;
  if (had === shapeOf(folder)) return '';
  const waiting = waitingMigrations(dataDir, folder);
  if (waiting === null) return words.newOnes;
  if (waiting.length > 0) return `${words.waiting}: ${waiting.join(', ')}`;
  return words.otherVersion;
}

const migrations = (behind: string | null, words: Words, otherwise: string): Finding[] =>
  behind === null
    ? []
    : [migrationsOk(behind ? `${behind}; ${otherwise}` : words.allApplied, words)];

const migrationsOk = (says: string, words: Words): Finding => ({
  check: 'migrations',
  level: 'ok',
  says: `${words.migrations}: ${says}`,
});

async function answers(dataDir: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { url, secretKey } = runningService(dataDir);
    const headers = { apikey: secretKey };
    return (await fetch(`${url}/rest/v1/scheduler?select=id`, { headers, signal })).ok;
  } catch {
    return false;
  }
}

async function hosted(
  packageDir: string,
  { url, publishableKey, secretKey }: HostedSettings,
  words: Words,
  signal: AbortSignal,
): Promise<Finding[]> {
  const name = words.name;
  const ask = (path: string, key: string) =>
    fetch(`${url}/rest/v1/${path}`, { headers: { apikey: key }, signal }).catch(() => null);
  const posts = await ask('blog_posts?select=id&limit=1', publishableKey);
  if (!posts || posts.status >= 500)
    return [
      {
        check: 'service',
        level: 'error',
        says: words.silentProject({ name, url, status: posts?.status ?? null }),
        fix: words.checkNetwork,
      },
    ];
  if (posts.status === 401 || posts.status === 403)
    return [keyRefused('SUPABASE_PUBLISHABLE_KEY', posts.status, words)];
  const isTableMissing = !posts.ok && /PGRST205|42P01/.test(await posts.text().catch(() => ''));
  if (!posts.ok && !isTableMissing)
    return [
      {
        check: 'service',
        level: 'error',
        says: words.notSupabase({ name, url, status: posts.status }),
        fix: words.checkUrl,
      },
    ];
  const found: Finding[] = [
    {
      check: 'service',
      level: 'ok',
      says: words.urlAnswers({ name, url }),
    },
  ];
  if (!secretKey) {
    if (posts.ok) return [...found, unseen(words.withoutKey, words)];
    return [
      ...found,
      {
        check: 'migrations',
        level: 'error',
        says: words.tableMissing,
        fix: 'npx supabase db push',
      },
    ];
  }
  const description = await ask('', secretKey);
  if (description?.status === 401 || description?.status === 403)
    return [...found, keyRefused('SUPABASE_SECRET_KEY', description.status, words)];
  const described = description?.ok
    ? ((await description.json().catch(() => null)) as { paths?: Record<string, unknown> } | null)
    : null;
  if (!described?.paths) return [...found, unseen(words.notDescribed, words)];
  const missing = missingMigrations(join(packageDir, 'supabase'), Object.keys(described.paths));
  if (missing.length === 0) return [...found, unseen(words.allThere, words)];
  const list = missing
    .map(({ migration, lacks }) => `${migration} (${lacks.join(', ')})`)
    .join('; ');
  return [
    ...found,
    {
      check: 'migrations',
      level: 'error',
      says: words.migrationsMissing({ list }),
      fix: 'npx supabase db push',
    },
  ];
}

function keyRefused(variable: string, status: number, words: Words): Finding {
  return {
    check: 'service',
    level: 'error',
    says: words.keyRefused({ variable, status }),
    fix: words.copyKey,
  };
}

const unseen = (says: string, words: Words): Finding =>
  migrationsOk(`${says} (${words.exactList}: npx supabase migration list)`, words);
