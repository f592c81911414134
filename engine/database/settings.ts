import { resolve } from 'node:path';
import type { SamplePost } from '../blog/sample-post.ts';
import { trustedProxies, type TrustedProxies } from './client-address.ts';

/** The embedded service: the database is a folder of ours. */
export interface EmbeddedSettings {
  readonly kind: 'embedded';
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  /** Absolute path of the folder of backups; `backups` in the data folder if left out. */
  readonly backupDir?: string;
  /** IANA, of the site whose data it is; as in `DataServiceOptions`. */
  readonly timeZone?: string;
  /** As in `DataServiceOptions`. */
  readonly samples?: () => readonly SamplePost[] | Promise<readonly SamplePost[]>;
  readonly adminEmail?: string;
  readonly adminPassword?: string;
  /** Whose `X-Forwarded-For` names a sender; nobody's if left out. */
  readonly trustProxy?: TrustedProxies;
}

/** A Supabase project elsewhere: nothing embedded starts. */
export interface HostedSettings {
  readonly kind: 'hosted';
  /** Without a slash at its end. */
  readonly url: string;
  readonly publishableKey: string;
  /** For command line and build; never for a page. */
  readonly secretKey?: string;
  readonly trustProxy?: TrustedProxies;
}

/** Where the data lives. */
export type DataSettings = EmbeddedSettings | HostedSettings;

/** What is wrong with a variable: it is missing beside another, holds no address, a key of the other kind, or no proxies. */
export type SettingFault =
  'missing' | 'no-address' | 'secret-key' | 'publishable-key' | 'no-proxies';

/** Thrown for variables that contradict each other or cannot be right. `variable` names the one to fix. */
export class DataSettingsRefused extends Error {
  constructor(
    readonly variable: string,
    readonly fault: SettingFault,
    message: string,
  ) {
    super(message);
    this.name = 'DataSettingsRefused';
  }
}

/** A key of the new form, or a token of the old one; `anon` and `service_role` are readable in the latter. */
function refuseWrongKey(variable: string, key: string, form: 'publishable' | 'secret'): void {
  const role = /^eyJ/.test(key) ? tokenRole(key) : null;
  const wrong =
    form === 'publishable'
      ? key.startsWith('sb_secret_') || role === 'service_role'
      : key.startsWith('sb_publishable_') || role === 'anon';
  if (wrong)
    throw new DataSettingsRefused(
      variable,
      form === 'publishable' ? 'secret-key' : 'publishable-key',
      form === 'publishable'
        ? `${variable} is a secret key: it would be published with every page.`
        : `${variable} is a publishable key: it may not write.`,
    );
}

function tokenRole(token: string): unknown {
  try {
    return (
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
        role?: unknown;
      }
    ).role;
  } catch {
    return null;
  }
}

/** `TRUST_PROXY`; nothing where it is not set. */
function proxiesOf(text: string | undefined): Pick<EmbeddedSettings, 'trustProxy'> {
  if (text === undefined) return {};
  const trustProxy = trustedProxies(text);
  if (trustProxy === null)
    throw new DataSettingsRefused(
      'TRUST_PROXY',
      'no-proxies',
      `TRUST_PROXY is neither a number of proxies nor their addresses: ${text}`,
    );
  return { trustProxy };
}

/**
 * Reads where the data lives: `SUPABASE_URL` with `SUPABASE_PUBLISHABLE_KEY` (and `SUPABASE_SECRET_KEY` for command line
 * and build), else the embedded service in `DATA_DIR` (`.data`; its backups in `BACKUP_DIR`), with `ADMIN_EMAIL` and `ADMIN_PASSWORD` for its first
 * admin and `TRUST_PROXY` for the proxies before it. `root` is the project's folder. Throws `DataSettingsRefused`.
 */
export function dataSettings(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): DataSettings {
  const read = (name: string) => env[name]?.trim() || undefined;
  const url = read('SUPABASE_URL')?.replace(/\/+$/, '');
  const publishableKey = read('SUPABASE_PUBLISHABLE_KEY');
  const secretKey = read('SUPABASE_SECRET_KEY');
  if (!url && !publishableKey) {
    const adminEmail = read('ADMIN_EMAIL');
    const adminPassword = env.ADMIN_PASSWORD || undefined;
    const backupDir = read('BACKUP_DIR');
    return {
      kind: 'embedded',
      dataDir: resolve(root, read('DATA_DIR') ?? '.data'),
      ...(backupDir ? { backupDir: resolve(root, backupDir) } : {}),
      ...(adminEmail ? { adminEmail } : {}),
      ...(adminPassword ? { adminPassword } : {}),
      ...proxiesOf(read('TRUST_PROXY')),
    };
  }
  if (!url)
    throw new DataSettingsRefused(
      'SUPABASE_URL',
      'missing',
      'SUPABASE_PUBLISHABLE_KEY is set and SUPABASE_URL is not.',
    );
  if (!publishableKey)
    throw new DataSettingsRefused(
      'SUPABASE_PUBLISHABLE_KEY',
      'missing',
      'SUPABASE_URL is set and SUPABASE_PUBLISHABLE_KEY is not.',
    );
  if (!/^https?:\/\/[^/?#]+(?:\/[^?#]*)?$/.test(url))
    throw new DataSettingsRefused(
      'SUPABASE_URL',
      'no-address',
      `SUPABASE_URL is no address: ${url}`,
    );
  refuseWrongKey('SUPABASE_PUBLISHABLE_KEY', publishableKey, 'publishable');
  if (secretKey) refuseWrongKey('SUPABASE_SECRET_KEY', secretKey, 'secret');
  return {
    kind: 'hosted',
    url,
    publishableKey,
    ...(secretKey ? { secretKey } : {}),
    ...proxiesOf(read('TRUST_PROXY')),
  };
}
