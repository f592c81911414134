// What the environment says of e-mail: which server, from whom, to whom; and what is said of a wrong value, never the value.
import { describe, expect, test } from 'vitest';
import { mailSettings } from '../../cli/start/mail/mail-settings.ts';

const secret = 'nao-conte-a-ninguem';
const from = { MAIL_FROM: 'avisos@exemplo.com.br' };
const read = (env: Readonly<Record<string, string>>) => mailSettings(env, 'pt-BR');

test('no variable means no e-mail', () => {
  expect(read({ SMTP_URL: ' ' })).toBeNull();
});

test.each([
  ['smtps://u:p@mail.exemplo.com.br', { port: 465, secure: true, isLocal: false }],
  ['smtp://u:p@mail.exemplo.com.br', { port: 587, secure: false, isLocal: false }],
  ['smtp://u:p@mail.exemplo.com.br:2525/', { port: 2525, secure: false, isLocal: false }],
  ['smtp://localhost:25', { port: 25, secure: false, isLocal: true, login: null }],
  ['smtp://127.0.0.1:1025', { port: 1025, isLocal: true }],
  ['smtp://[::1]', { host: '::1', isLocal: true }],
  ['smtp://127.0.0.1.exemplo.com', { isLocal: false }],
  [
    'smtps://dona%40exemplo.com.br:a%2Fb%23c@mail.exemplo.com.br',
    { login: { user: 'dona@exemplo.com.br', pass: 'a/b#c' } },
  ],
])('a server is %s', (SMTP_URL, expected) => {
  expect(read({ SMTP_URL, ...from })).toMatchObject({
    ...expected,
    from: from.MAIL_FROM,
    to: null,
    weekly: true,
  });
});

test('several may get the letters, and that of the week may be left out', () => {
  expect(
    read({
      SMTP_URL: 'smtps://m.exemplo.com',
      ...from,
      MAIL_TO: 'a@b.com, c@d.com',
      MAIL_WEEKLY: 'off',
    }),
  ).toMatchObject({ to: ['a@b.com', 'c@d.com'], weekly: false });
});

describe('a wrong value is told by the name of its variable, in both languages', () => {
  const url = { SMTP_URL: 'smtps://mail.exemplo.com.br', ...from };
  test.each([
    ['SMTP_URL', { ...from, SMTP_URL: `https://u:${secret}@mail.exemplo.com.br` }],
    ['SMTP_URL', { ...from, SMTP_URL: `smtps://u:${secret}@mail.exemplo.com.br/pasta` }],
    ['SMTP_URL', { ...from, SMTP_URL: `smtps://u:${secret}/x@mail.exemplo.com.br` }],
    ['SMTP_URL', { ...from, SMTP_URL: `smtps://:${secret}@mail.exemplo.com.br` }],
    ['SMTP_URL', { ...from, SMTP_URL: `smtps://u:%zz${secret}@mail.exemplo.com.br` }],
    ['SMTP_URL', { ...from, SMTP_URL: secret }],
    ['SMTP_URL', { ...from }],
    ['SMTP_URL', { MAIL_WEEKLY: 'off' }],
    ['MAIL_FROM', { SMTP_URL: url.SMTP_URL }],
    ['MAIL_FROM', { ...url, MAIL_FROM: 'Site <avisos@exemplo.com.br>' }],
    ['MAIL_FROM', { ...url, MAIL_FROM: 'avisos@exemplo.com.br\r\nBcc: x@y.com' }],
    ['MAIL_TO', { ...url, MAIL_TO: 'dona' }],
    ['MAIL_TO', { ...url, MAIL_TO: Array(11).fill('a@b.com').join(',') }],
    ['MAIL_WEEKLY', { ...url, MAIL_WEEKLY: 'sim' }],
  ])('%s: %o', (variable, env: Readonly<Record<string, string>>) => {
    for (const language of ['pt-BR', 'en'] as const) {
      const said = messageOf(() => mailSettings(env, language));
      expect(said).toContain(variable);
      expect(said).not.toContain(secret);
    }
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was wrong';
}
