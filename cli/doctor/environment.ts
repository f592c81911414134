import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataSettings, DataSettingsRefused } from '../../engine/database/settings.ts';
import { settingWords } from '../command-line/setting-words.ts';
import { portOf, siteUrl } from '../command-line/arguments.ts';
import { logFormatOf } from '../command-line/server-log.ts';
import { WrongUse } from '../command-line/command-error.ts';
import type { Check, Finding } from './finding.ts';

const secretKey = /sb_secret_/;
/** A token of the old form whose middle part says that it may do everything. */
const isServiceToken = (value: string) =>
  /^eyJ[\w-]*\./.test(value) &&
  Buffer.from(value.split('.')[1] ?? '', 'base64url')
    .toString()
    .includes('"service_role"');

/** The variables: of the data service, SITE_URL, PORT, the first admin, and no secret under a name that is published. Says names, never values. */
export const checkEnvironment: Check = ({ root, env, language }) => {
  const pt = language === 'pt';
  const wrong: Finding[] = [];
  const say = (level: Finding['level'], says: string, fix?: string) =>
    wrong.push({ check: 'environment', level, says, ...(fix ? { fix } : {}) });
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (error instanceof DataSettingsRefused)
        say(
          'error',
          settingWords(error, language),
          pt
            ? 'Veja docs/deploying.md, «Posts, panel and the data service».'
            : 'See docs/deploying.md, «Posts, panel and the data service».',
        );
      else if (error instanceof WrongUse) say('error', error.message);
      else throw error;
    }
  };

  attempt(() => {
    const settings = dataSettings(env, root);
    if (settings.kind === 'hosted' && !settings.secretKey)
      say(
        'warning',
        pt
          ? 'Falta SUPABASE_SECRET_KEY: portao blog não funciona, e a construção lê só o que visitantes leem.'
          : 'SUPABASE_SECRET_KEY is missing: portao blog does not work, and the build reads only what visitors read.',
        pt
          ? 'Copie-a do painel do Supabase, em Project Settings, API Keys.'
          : 'Copy it from the Supabase dashboard, Project Settings, API Keys.',
      );
    if (settings.kind === 'embedded' && env.SUPABASE_SECRET_KEY?.trim())
      say(
        'error',
        pt
          ? 'SUPABASE_SECRET_KEY está definida, e SUPABASE_URL não: vale o serviço embutido, e não o projeto hospedado.'
          : 'SUPABASE_SECRET_KEY is set and SUPABASE_URL is not: the embedded service counts, not the hosted project.',
        pt
          ? 'Defina também SUPABASE_URL e SUPABASE_PUBLISHABLE_KEY, ou nenhuma das três.'
          : 'Set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY too, or none of the three.',
      );
    const word = settings.kind === 'embedded' ? settings.adminPassword : undefined;
    if (word !== undefined && (word.length < 10 || Buffer.byteLength(word) > 72))
      say(
        'error',
        pt
          ? 'ADMIN_PASSWORD precisa de 10 letras a 72 bytes; o serviço de dados não inicia.'
          : 'ADMIN_PASSWORD needs 10 characters to 72 bytes; the data service does not start.',
        pt ? 'Escolha outra senha.' : 'Choose another password.',
      );
  });
  attempt(() => {
    const url = siteUrl(env.SITE_URL, language);
    if (url?.startsWith('http:'))
      say(
        'warning',
        pt
          ? 'SITE_URL começa com http://; os endereços publicados não terão HTTPS.'
          : 'SITE_URL begins with http://; published addresses will lack HTTPS.',
        `SITE_URL=${url.replace('http:', 'https:')}`,
      );
  });
  attempt(() => void portOf(env.PORT, 0, language));
  attempt(() => void logFormatOf(env.LOG_FORMAT, language));

  for (const { name, file } of publishedSecrets(root, env)) {
    const where = file ?? (pt ? 'no ambiente' : 'in the environment');
    say(
      'error',
      pt
        ? `${name} (${where}) tem uma chave secreta, e nomes com VITE_ podem ir parar nas páginas.`
        : `${name} (${where}) holds a secret key, and names with VITE_ may end up in pages.`,
      pt
        ? 'Tire o prefixo VITE_, e troque a chave no serviço.'
        : 'Take the prefix VITE_ off, and change the key at the service.',
    );
  }
  return wrong.length > 0
    ? wrong
    : [
        {
          check: 'environment',
          level: 'ok',
          says: pt
            ? 'Variáveis de ambiente: sem contradições'
            : 'Environment variables: without contradictions',
        },
      ];
};

/** Variables with the prefix that Vite publishes, of the environment and of the `.env` files that it reads, whose value is a secret. */
function publishedSecrets(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): { name: string; file: string | null }[] {
  const own = [env.SUPABASE_SECRET_KEY?.trim(), env.ADMIN_PASSWORD].filter(
    (value) => value !== undefined && value !== '',
  );
  const isSecret = (value: string) =>
    secretKey.test(value) || isServiceToken(value) || own.includes(value);
  const files = readdirSync(root).filter((name) => /^\.env(?:\.|$)/.test(name));
  const written = files.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(
        /^\s*(?:export\s+)?(VITE_\w+)\s*=\s*(["']?)(.*?)\2\s*$/gm,
      ),
      ([, name, , value]) => ({ name: name!, value: value!, file }),
    ),
  );
  const given = Object.entries(env).flatMap(([name, value]) =>
    name.startsWith('VITE_') && value ? [{ name, value, file: null }] : [],
  );
  return [...given, ...written].filter(({ value }) => isSecret(value.trim()));
}
