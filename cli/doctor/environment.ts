import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordProblem } from '../../engine/database/passwords.mjs';
import { dataSettings, DataSettingsRefused } from '../../engine/database/settings.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { settingWords } from '../command-line/setting-words.ts';
import { indexNowKey, portOf, siteUrl } from '../command-line/arguments.ts';
import { mailSettings } from '../start/mail/mail-settings.ts';
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

/** The variables: of the data service, of e-mail, SITE_URL, PORT, INDEXNOW_KEY, the first admin, and no secret under a name that is published. Says names, never values. */
export const checkEnvironment: Check = ({ root, env, language }) => {
  const words = commandWordsOf(language).doctor.environment;
  const wrong: Finding[] = [];
  const say = (level: Finding['level'], says: string, fix?: string) =>
    wrong.push({ check: 'environment', level, says, ...(fix ? { fix } : {}) });
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      if (error instanceof DataSettingsRefused)
        say('error', settingWords(error, language), words.seeDocs);
      else if (error instanceof WrongUse) say('error', error.message);
      else throw error;
    }
  };

  attempt(() => {
    const settings = dataSettings(env, root);
    if (settings.kind === 'hosted' && !settings.secretKey)
      say('warning', words.secretKeyMissing, words.copySecretKey);
    if (settings.kind === 'embedded' && env.SUPABASE_SECRET_KEY?.trim())
      say('error', words.urlMissing, words.setAllOrNone);
    if (settings.kind !== 'embedded' || settings.adminPassword === undefined) return;
    const problem = passwordProblem(settings.adminPassword, {
      email: settings.adminEmail ?? '',
    });
    if (problem)
      say(
        'error',
        problem === 'length' ? words.passwordLength : words.passwordKnown,
        words.choosePassword,
      );
  });
  attempt(() => {
    const url = siteUrl(env.SITE_URL, language);
    if (url?.startsWith('http:'))
      say('warning', words.withoutHttps, `SITE_URL=${url.replace('http:', 'https:')}`);
  });
  attempt(() => void indexNowKey(env.INDEXNOW_KEY, language));
  attempt(() => void mailSettings(env, language));
  attempt(() => void portOf(env.PORT, 0, language));
  attempt(() => void logFormatOf(env.LOG_FORMAT, language));

  for (const { name, file } of publishedSecrets(root, env)) {
    const where = file ?? words.inEnvironment;
    say('error', words.publishedSecret({ name, where }), words.takePrefixOff);
  }
  return wrong.length > 0
    ? wrong
    : [
        {
          check: 'environment',
          level: 'ok',
          says: words.ok,
        },
      ];
};

/** Variables with the prefix that Vite publishes, of the environment and of the `.env` files that it reads, whose value is a secret. */
function publishedSecrets(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): { name: string; file: string | null }[] {
  const own = [env.SUPABASE_SECRET_KEY?.trim(), env.ADMIN_PASSWORD, env.SMTP_URL?.trim()].filter(
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
