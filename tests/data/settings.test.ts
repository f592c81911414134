import { describe, expect, test } from 'vitest';
import { dataSettings } from '../../engine/database/settings.ts';
import { signToken } from '../posts/token.ts';

const read = (env: Record<string, string>) => dataSettings(env, '/projeto');
const hosted = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

describe('where the data lives', () => {
  test('is a folder of the project where nothing is said', () => {
    expect(read({})).toEqual({ kind: 'embedded', dataDir: '/projeto/.data' });
    expect(read({ SUPABASE_URL: '', SUPABASE_SECRET_KEY: 'sb_secret_x' })).toEqual({
      kind: 'embedded',
      dataDir: '/projeto/.data',
    });
  });

  test('is another folder with DATA_DIR, with the first admin that is named', () => {
    expect(
      read({
        DATA_DIR: 'dados',
        ADMIN_EMAIL: ' dona@exemplo.com.br ',
        ADMIN_PASSWORD: ' com espaço ',
      }),
    ).toEqual({
      kind: 'embedded',
      dataDir: '/projeto/dados',
      adminEmail: 'dona@exemplo.com.br',
      adminPassword: ' com espaço ',
    });
    expect(read({ DATA_DIR: '/var/lib/portao' })).toMatchObject({ dataDir: '/var/lib/portao' });
  });

  test('is the hosted project that is named, without a slash at its end', () => {
    expect(read({ ...hosted, SUPABASE_URL: 'https://abc.supabase.co/' })).toEqual({
      kind: 'hosted',
      url: 'https://abc.supabase.co',
      publishableKey: 'sb_publishable_x',
    });
    expect(read({ ...hosted, SUPABASE_SECRET_KEY: 'sb_secret_x' })).toMatchObject({
      kind: 'hosted',
      secretKey: 'sb_secret_x',
    });
  });

  test.each<[string, Record<string, string>, string]>([
    ['an address without a key', { SUPABASE_URL: hosted.SUPABASE_URL }, 'SUPABASE_PUBLISHABLE_KEY'],
    ['a key without an address', { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x' }, 'SUPABASE_URL'],
    ['what is no address', { ...hosted, SUPABASE_URL: 'abc.supabase.co' }, 'SUPABASE_URL'],
    [
      'a secret key where every visitor would get it',
      { ...hosted, SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' },
      'SUPABASE_PUBLISHABLE_KEY',
    ],
    [
      'an old secret key there',
      { ...hosted, SUPABASE_PUBLISHABLE_KEY: signToken({ role: 'service_role' }, 'x') },
      'SUPABASE_PUBLISHABLE_KEY',
    ],
    [
      'a publishable key as the secret one',
      { ...hosted, SUPABASE_SECRET_KEY: 'sb_publishable_x' },
      'SUPABASE_SECRET_KEY',
    ],
    [
      'an old publishable key as the secret one',
      { ...hosted, SUPABASE_SECRET_KEY: signToken({ role: 'anon' }, 'x') },
      'SUPABASE_SECRET_KEY',
    ],
  ])('refuses %s', (_what, env, variable) => {
    expect(() => read(env)).toThrow(
      expect.objectContaining({ name: 'DataSettingsRefused', variable }),
    );
  });

  test('knows the proxies that are to be trusted, and refuses what names none', () => {
    expect(read({ TRUST_PROXY: '1' })).toMatchObject({ trustProxy: 1 });
    expect(read({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' })).toHaveProperty('trustProxy.length', 2);
    expect(() => read({ TRUST_PROXY: 'sim' })).toThrow(
      expect.objectContaining({ variable: 'TRUST_PROXY', fault: 'no-proxies' }),
    );
  });

  test('takes keys of the old form', () => {
    expect(
      read({
        ...hosted,
        SUPABASE_PUBLISHABLE_KEY: signToken({ role: 'anon' }, 'x'),
        SUPABASE_SECRET_KEY: signToken({ role: 'service_role' }, 'x'),
      }).kind,
    ).toBe('hosted');
  });
});
