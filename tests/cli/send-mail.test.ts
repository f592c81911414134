// A letter on its way to the mail server: one that takes it, and those that do not.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { mailReason } from '../../cli/start/mail/open-mail.ts';
import type { MailSettings } from '../../cli/start/mail/mail-settings.ts';
import { MailNotSent, patience, sendMail } from '../../cli/start/mail/send-mail.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { cert, key } from './own-certificate.ts';
import { headerOf, MailStandIn } from './mail-stand-in.ts';

const secret = 'nao-conte-a-ninguem';
const letter = {
  to: ['dona@exemplo.com.br', 'socia@exemplo.com.br'],
  site: 'Casa & Cia. "São Paulo"',
  subject: 'Casa: 1 recado novo — às 10 h',
  text: 'Alguém escreveu.\n.\nhttps://www.exemplo.com.br/admin/recados\n',
  id: 'abc@exemplo.com.br',
};
let server: MailStandIn;
beforeEach(async () => {
  server = new MailStandIn();
  await server.listen();
});
afterEach(() => server.close());

const settings = (): MailSettings => ({
  host: '127.0.0.1',
  port: server.port,
  secure: false,
  isLocal: true,
  login: { user: 'dona', pass: secret },
  from: 'avisos@exemplo.com.br',
  to: null,
  weekly: true,
});
const running = new AbortController().signal;
const failure = async (sending: Promise<void>) => {
  const error = await sending.then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(MailNotSent);
  return error as MailNotSent;
};

test('it arrives as it was written, with the login, in plain text', async () => {
  await sendMail(settings(), letter, running);
  const [{ to, raw, text }] = server.letters as [(typeof server.letters)[number]];
  expect(to).toEqual(letter.to);
  expect(headerOf(raw, 'Subject')).toBe(letter.subject);
  expect(headerOf(raw, 'From')).toContain('<avisos@exemplo.com.br>');
  expect(headerOf(raw, 'Message-ID')).toBe('<abc@exemplo.com.br>');
  expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated');
  expect(headerOf(raw, 'Content-Type')).toContain('text/plain');
  // The line of one dot comes doubled over the wire.
  expect(text.replace('\n..\n', '\n.\n').trim()).toBe(letter.text.trim());
  expect(Buffer.from(server.logins[0]!.split(' ')[2]!, 'base64').toString()).toContain(secret);
});

describe('it does not, and that is told without the password', () => {
  const words = commandWordsOf('pt-BR').mail;

  test('where the login is refused, by its code alone', async () => {
    server.manner = 'refuses-login';
    const error = await failure(sendMail(settings(), letter, running));
    expect([error.code, error.answer]).toEqual(['EAUTH', '535']);
    expect(mailReason(error, words)).toBe(
      'o servidor de e-mail não aceitou usuário e senha. Ele respondeu: 535',
    );
  });

  test('where nobody of the name is known, with what the server says', async () => {
    server.manner = 'refuses-receiver';
    const error = await failure(sendMail(settings(), letter, running));
    expect(mailReason(error, words)).toBe(
      'o servidor de e-mail recusou o remetente ou quem recebe. Ele respondeu: 550 5.1.1 nobody of this name',
    );
  });

  test('where the server read the letter and refuses it: that one for good, and no login or receiver is', async () => {
    server.manner = 'refuses-letter';
    const error = await failure(sendMail(settings(), letter, running));
    expect(mailReason(error, words)).toBe(
      'o servidor de e-mail recusou a mensagem. Ele respondeu: 554 5.7.1 it looks like spam',
    );
    expect(error.isForGood).toBe(true);
    for (const manner of ['refuses-login', 'refuses-receiver', 'breaks-off'] as const) {
      server.manner = manner;
      expect((await failure(sendMail(settings(), letter, running))).isForGood).toBe(false);
    }
  });

  test('where the server breaks off when it has all of it', async () => {
    server.manner = 'breaks-off';
    const error = await failure(sendMail(settings(), letter, running));
    expect(mailReason(error, words)).toContain('a conexão com o servidor de e-mail caiu');
    expect(server.letters).toEqual([]);
  });

  test('where nothing answers at the port', async () => {
    server.close();
    const error = await failure(sendMail(settings(), letter, running));
    expect(mailReason(error, words)).toContain('a conexão com o servidor de e-mail caiu');
  });

  test('where a server of another machine offers no STARTTLS: not even the login is sent', async () => {
    const error = await failure(sendMail({ ...settings(), isLocal: false }, letter, running));
    expect(mailReason(error, words)).toContain('não aceita conexão cifrada');
    expect(server.logins).toEqual([]);
  });

  test('where nobody vouches for the certificate of the server: nothing is said to it', async () => {
    const heard: string[] = [];
    const encrypted = createTlsServer({ cert, key }, (socket) => {
      socket.on('error', () => undefined).write('220 stand-in\r\n');
      socket.on('data', (chunk) => heard.push(chunk.toString()));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void encrypted.close());
    await once(encrypted, 'listening');
    const { port } = encrypted.address() as AddressInfo;
    const secure = { ...settings(), host: 'localhost', port, secure: true };
    const error = await failure(sendMail(secure, letter, running));
    expect(mailReason(error, words)).toContain('o certificado do servidor de e-mail não vale');
    expect(heard).toEqual([]);
  });

  test('where the server is silent, when its time is over, and no connection stays open', async () => {
    server.manner = 'hangs';
    const error = await failure(sendMail(settings(), letter, running, { ...patience, whole: 50 }));
    expect(mailReason(error, words)).toBe('o servidor de e-mail não respondeu a tempo.');
    await expect.poll(() => server.open.size).toBe(0);
  });

  test('where the server goes on talking without an end', async () => {
    const talker = createServer((socket) => {
      socket.on('error', () => undefined);
      const timer = setInterval(() => socket.write('220-still here\r\n'), 1);
      socket.on('close', () => clearInterval(timer));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void talker.close());
    await once(talker, 'listening');
    const { port } = talker.address() as AddressInfo;
    const late = { ...patience, whole: 50 };
    const error = await failure(sendMail({ ...settings(), port }, letter, running, late));
    expect(error.code).toBe('ETIMEDOUT');
  });

  test('where the end of our server cuts it off', async () => {
    server.manner = 'hangs';
    const stop = new AbortController();
    const sending = failure(sendMail(settings(), letter, stop.signal));
    await expect.poll(() => server.calls).toBe(1);
    stop.abort();
    await sending;
    await expect.poll(() => server.open.size).toBe(0);
    await failure(sendMail(settings(), letter, stop.signal));
    expect(server.letters).toEqual([]);
  });
});
