import type { HostedSettings } from '../../engine/database/settings.ts';
import type { Check, Finding } from './finding.ts';

/** What the API answers, or null where it does not. */
type Ask = (
  path: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly body: unknown } | null>;

/** A finding in the language of whoever asked. */
type Say = (
  check: string,
  level: Finding['level'],
  says: readonly [pt: string, en: string],
  fix?: readonly [pt: string, en: string],
) => Finding;

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
  'view_days',
  'audit_log',
];

/**
 * A hosted project as strangers see it: sign-up closed, schemas and rows that are not theirs out of reach, keys of the
 * present form. What only its owner sees the advisor in the dashboard tells.
 */
export const checkHosted: Check = async ({ settings, language }, signal) => {
  if (settings?.kind !== 'hosted') return [];
  const say: Say = (check, level, [pt, en], fix) => ({
    check,
    level,
    says: language === 'pt' ? pt : en,
    ...(fix ? { fix: language === 'pt' ? fix[0] : fix[1] } : {}),
  });
  const ask = asker(settings, signal);
  const found = await Promise.all([
    checkSignUp(ask, say),
    checkSchemas(ask, say),
    checkRows(ask, say),
  ]);
  return [...checkKeys(settings, say), ...found.flat()];
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
function checkKeys({ publishableKey, secretKey = '' }: HostedSettings, say: Say): Finding[] {
  const old = [publishableKey, secretKey].some((key) => key.startsWith('eyJ'));
  if (!old) return [say('keys', 'ok', ['Chaves: da forma atual', 'Keys: of the present form'])];
  return [
    say(
      'keys',
      'warning',
      [
        'Chaves: são da forma antiga (anon, service_role), que o Supabase vai desligar.',
        'Keys: they are of the old form (anon, service_role), which Supabase will switch off.',
      ],
      [
        'Crie sb_publishable_… e sb_secret_… no painel do Supabase, em Project Settings, API Keys.',
        'Make sb_publishable_… and sb_secret_… in the Supabase dashboard, Project Settings, API Keys.',
      ],
    ),
  ];
}

async function checkSignUp(ask: Ask, say: Say): Promise<Finding[]> {
  const answer = await ask('/auth/v1/settings');
  if (!answer) return [];
  const settings = answer.body as {
    disable_signup?: boolean;
    external?: { anonymous_users?: boolean };
  } | null;
  if (settings?.disable_signup === undefined)
    return [
      say(
        'sign-up',
        'warning',
        [
          'Cadastro: o projeto não disse se está fechado.',
          'Sign-up: the project did not say whether it is closed.',
        ],
        [
          'Veja no painel do Supabase, em Authentication, Sign In / Providers.',
          'See in the Supabase dashboard, Authentication, Sign In / Providers.',
        ],
      ),
    ];
  if (settings.disable_signup && settings.external?.anonymous_users !== true)
    return [say('sign-up', 'ok', ['Cadastro: fechado', 'Sign-up: closed'])];
  return [
    say(
      'sign-up',
      'error',
      [
        'Cadastro: qualquer pessoa pode criar uma conta no projeto.',
        'Sign-up: anybody can make an account in the project.',
      ],
      ['npx supabase config push', 'npx supabase config push'],
    ),
  ];
}

async function checkSchemas(ask: Ask, say: Say): Promise<Finding[]> {
  const answers = await Promise.all(
    closedSchemas.map((schema) => ask('/rest/v1/', { 'Accept-Profile': schema })),
  );
  // What does not answer is told by the check of the service.
  if (answers.includes(null)) return [];
  const open = closedSchemas.filter((_, place) => answers[place]?.status === 200);
  if (open.length === 0)
    return [
      say('schemas', 'ok', [
        'Esquemas: só public está na API',
        'Schemas: only public is in the API',
      ]),
    ];
  return [
    say(
      'schemas',
      'error',
      [`Esquemas: a API mostra ${open.join(', ')}.`, `Schemas: the API shows ${open.join(', ')}.`],
      ['npx supabase config push', 'npx supabase config push'],
    ),
  ];
}

async function checkRows(ask: Ask, say: Say): Promise<Finding[]> {
  const answers = await Promise.all(
    notForVisitors.map((table) =>
      ask(`/rest/v1/${table}${table.includes('?') ? '&' : '?'}limit=1`),
    ),
  );
  if (answers.includes(null)) return [];
  const seen = notForVisitors.filter((_, place) => {
    const body = answers[place]?.body;
    return answers[place]?.status === 200 && Array.isArray(body) && body.length > 0;
  });
  if (seen.length === 0)
    return [
      say('rows', 'ok', [
        'Visitantes: não leem rascunhos, versões, agendador, contatos nem auditoria',
        'Visitors: read no drafts, versions, scheduler, contacts or audit',
      ]),
    ];
  const names = seen.map((table) => table.replace(/\?.*/, '')).join(', ');
  return [
    say(
      'rows',
      'error',
      [
        `Visitantes: leem o que não devem, em ${names}: faltam as regras de acesso.`,
        `Visitors: read what they must not, in ${names}: the policies are missing.`,
      ],
      ['npx supabase db push', 'npx supabase db push'],
    ),
  ];
}
