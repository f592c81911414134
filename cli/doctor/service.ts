import { join } from 'node:path';
import { dataHolder } from '../../engine/database/process/data-lock.mjs';
import { lastShape, shapeOf, waitingMigrations } from '../../engine/database/process/shape.mjs';
import type { EmbeddedSettings, HostedSettings } from '../../engine/database/settings.ts';
import { missingMigrations } from './migrations.ts';
import type { Check, Finding } from './finding.ts';
import { runningService } from './running-service.ts';

/** The data service: that it answers, accepts its keys, and has had every migration as far as that can be seen. */
export const checkService: Check = ({ packageDir, settings, language }, signal) => {
  if (!settings) return [];
  const pt = language === 'pt';
  return settings.kind === 'embedded'
    ? embedded(packageDir, settings, pt, signal)
    : hosted(packageDir, settings, pt, signal);
};

async function embedded(
  packageDir: string,
  { dataDir }: EmbeddedSettings,
  pt: boolean,
  signal: AbortSignal,
): Promise<Finding[]> {
  const holder = dataHolder(dataDir);
  const name = pt ? 'Serviço de dados' : 'Data service';
  const behind = shapeBehind(dataDir, join(packageDir, 'supabase'), pt);
  if (!holder) {
    const says = pt
      ? `${name}: não está rodando; npm start o inicia, e cada comando o abre para si`
      : `${name}: not running; npm start starts it, and each command opens it for itself`;
    return [
      { check: 'service', level: 'ok', says },
      ...migrations(
        behind,
        pt,
        pt
          ? 'o próximo início cuida disso sozinho, e antes guarda uma cópia dos dados'
          : 'the next start sees to it by itself, and makes a backup before',
      ),
    ];
  }
  if (!(await answers(dataDir, signal))) {
    return [
      {
        check: 'service',
        level: 'error',
        says: pt
          ? `${name}: o processo ${holder.pid} tem a pasta aberta e não responde em ${holder.url}.`
          : `${name}: process ${holder.pid} has the folder open and does not answer at ${holder.url}.`,
        fix: pt
          ? `Se ele não estiver iniciando agora: kill ${holder.pid}`
          : `If it is not just starting: kill ${holder.pid}`,
      },
    ];
  }
  const ok: Finding = {
    check: 'service',
    level: 'ok',
    says: pt ? `${name}: responde em ${holder.url}` : `${name}: answers at ${holder.url}`,
  };
  if (!behind) return [ok, ...migrations(behind, pt, '')];
  return [
    ok,
    {
      check: 'migrations',
      level: 'warning',
      says: pt
        ? `Migrações: ${behind}; o serviço foi iniciado antes.`
        : `Migrations: ${behind}; the service was started before.`,
      fix: pt
        ? 'Inicie o servidor de novo: ele faz o que falta, e antes guarda uma cópia dos dados.'
        : 'Start the server again: it does what is missing, and makes a backup before.',
    },
  ];
}

/** What the database of a folder lacks of today's program, in words; '' for nothing, null where the folder does not say: nobody opened it yet. */
function shapeBehind(dataDir: string, folder: string, pt: boolean): string | null {
  const had = lastShape(dataDir);
  if (had === null) return null;
  if (had === shapeOf(folder)) return '';
  const waiting = waitingMigrations(dataDir, folder);
  if (waiting === null) return pt ? 'há novas' : 'there are new ones';
  if (waiting.length > 0) return `${pt ? 'esperam' : 'waiting'}: ${waiting.join(', ')}`;
  return pt
    ? 'nenhuma espera, mas o serviço de dados tem outra versão'
    : 'none waits, but the data service has another version';
}

const migrations = (behind: string | null, pt: boolean, otherwise: string): Finding[] =>
  behind === null
    ? []
    : [
        migrationsOk(
          behind ? `${behind}; ${otherwise}` : pt ? 'todas aplicadas' : 'all applied',
          pt,
        ),
      ];

const migrationsOk = (says: string, pt: boolean): Finding => ({
  check: 'migrations',
  level: 'ok',
  says: `${pt ? 'Migrações' : 'Migrations'}: ${says}`,
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
  pt: boolean,
  signal: AbortSignal,
): Promise<Finding[]> {
  const name = pt ? 'Serviço de dados' : 'Data service';
  const ask = (path: string, key: string) =>
    fetch(`${url}/rest/v1/${path}`, { headers: { apikey: key }, signal }).catch(() => null);
  const posts = await ask('blog_posts?select=id&limit=1', publishableKey);
  if (!posts || posts.status >= 500)
    return [
      {
        check: 'service',
        level: 'error',
        says: pt
          ? `${name}: ${url} não respondeu${posts ? ` (${posts.status})` : ''}.`
          : `${name}: ${url} did not answer${posts ? ` (${posts.status})` : ''}.`,
        fix: pt
          ? 'Confira a internet e SUPABASE_URL; um projeto gratuito parado volta pelo painel do Supabase.'
          : 'Check the network and SUPABASE_URL; a free project that was paused is restored in the Supabase dashboard.',
      },
    ];
  if (posts.status === 401 || posts.status === 403)
    return [keyRefused('SUPABASE_PUBLISHABLE_KEY', posts.status, pt)];
  const isTableMissing = !posts.ok && /PGRST205|42P01/.test(await posts.text().catch(() => ''));
  if (!posts.ok && !isTableMissing)
    return [
      {
        check: 'service',
        level: 'error',
        says: pt
          ? `${name}: ${url} respondeu ${posts.status}, e não como um projeto do Supabase.`
          : `${name}: ${url} answered ${posts.status}, and not like a Supabase project.`,
        fix: pt ? 'Confira SUPABASE_URL.' : 'Check SUPABASE_URL.',
      },
    ];
  const found: Finding[] = [
    {
      check: 'service',
      level: 'ok',
      says: pt ? `${name}: ${url} responde` : `${name}: ${url} answers`,
    },
  ];
  if (!secretKey) {
    if (posts.ok)
      return [
        ...found,
        unseen(
          pt
            ? 'sem SUPABASE_SECRET_KEY só se vê que a tabela dos posts existe'
            : 'without SUPABASE_SECRET_KEY all that can be seen is that the table of posts exists',
          pt,
        ),
      ];
    return [
      ...found,
      {
        check: 'migrations',
        level: 'error',
        says: pt
          ? 'Migrações: falta a tabela dos posts.'
          : 'Migrations: the table of posts is missing.',
        fix: 'npx supabase db push',
      },
    ];
  }
  const description = await ask('', secretKey);
  if (description?.status === 401 || description?.status === 403)
    return [...found, keyRefused('SUPABASE_SECRET_KEY', description.status, pt)];
  const described = description?.ok
    ? ((await description.json().catch(() => null)) as { paths?: Record<string, unknown> } | null)
    : null;
  if (!described?.paths)
    return [
      ...found,
      unseen(
        pt ? 'o serviço não descreve o que tem' : 'the service does not describe what it has',
        pt,
      ),
    ];
  const missing = missingMigrations(join(packageDir, 'supabase'), Object.keys(described.paths));
  if (missing.length === 0)
    return [
      ...found,
      unseen(
        pt
          ? 'as tabelas e funções de todas estão lá; regras e gatilhos não se veem pela API'
          : 'the tables and functions of all are there; policies and triggers cannot be seen through the API',
        pt,
      ),
    ];
  const list = missing
    .map(({ migration, lacks }) => `${migration} (${lacks.join(', ')})`)
    .join('; ');
  return [
    ...found,
    {
      check: 'migrations',
      level: 'error',
      says: pt ? `Migrações: faltam ${list}.` : `Migrations: missing ${list}.`,
      fix: 'npx supabase db push',
    },
  ];
}

function keyRefused(variable: string, status: number, pt: boolean): Finding {
  return {
    check: 'service',
    level: 'error',
    says: pt
      ? `O serviço de dados não aceitou ${variable} (${status}).`
      : `The data service did not accept ${variable} (${status}).`,
    fix: pt
      ? 'Copie a chave de novo do painel do Supabase, em Project Settings, API Keys.'
      : 'Copy the key again from the Supabase dashboard, Project Settings, API Keys.',
  };
}

const unseen = (says: string, pt: boolean): Finding =>
  migrationsOk(
    `${says} (${pt ? 'a lista exata' : 'the exact list'}: npx supabase migration list)`,
    pt,
  );
