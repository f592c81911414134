// `portao start` with a mail server: one that hangs holds up nothing, one that takes letters gets what waits.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeEntry } from '../../cli/start/forms/take-entry.ts';
import { runningDataService } from '../../engine/database/open.ts';
import { adminEmail } from '../posts/stands.ts';
import { newPost } from '../posts/new-post.ts';
import { MailStandIn } from './mail-stand-in.ts';
import { portao } from './run-portao.ts';
import { siteToStart, smallBlog } from './started-site.ts';

const secret = 'nao-conte-a-ninguem';
const site = siteToStart(smallBlog);
const server = new MailStandIn();
beforeAll(() => server.listen());
afterAll(() => server.close());

const env = () => ({
  SMTP_URL: `smtp://dona:${secret}@127.0.0.1:${server.port}`,
  MAIL_FROM: 'avisos@exemplo.com.br',
  SITE_URL: 'https://www.exemplo.com.br',
});

test('a server tells its administrators what waits, and a mail server that hangs keeps nobody waiting', async () => {
  server.manner = 'hangs';
  const first = await site.start({ env: env() });
  await site.publish(first.base, 'Um post com o e-mail parado');
  await expect.poll(() => server.calls).toBe(1);
  const running = await runningDataService(site.dataDir);
  await takeEntry(Promise.resolve(running!), {
    path: '/contato',
    form: 'recado',
    heading: 'Peça um orçamento',
    keep_days: 90,
    fields: [{ label: 'Nome', value: 'Teresa Segredo' }],
  });
  const store = await site.store();
  await store.create(newPost({ title: 'Um post entregue', status: 'review' }));
  process.kill(first.pid, 'SIGTERM');
  expect(await first.ended).toBe(0);
  expect(server.letters).toEqual([]);

  server.manner = 'takes';
  const second = await site.start({ env: env() });
  await expect.poll(() => server.letters.length).toBe(3);
  const subjects = server.subjects().map((subject) => /: (.*)$/.exec(subject)?.[1]);
  expect(subjects).toEqual(['os avisos chegam aqui', '1 recado novo', '1 post para aprovar']);
  const [, entry, post] = server.letters;
  expect(entry!.to).toEqual([adminEmail]);
  expect(entry!.text).toContain('Peça um orçamento');
  expect(entry!.text).toContain('https://www.exemplo.com.br/admin/recados');
  expect(post!.text).toContain('Um post entregue');
  expect(server.letters.map(({ raw, text }) => raw + text).join('')).not.toContain('Segredo');
  const said = await portao(['doctor', '--site', site.siteDir], {
    ...site.environment(),
    ...env(),
  });
  expect(said.out).toContain('E-mail: o último aviso saiu em');
  process.kill(second.pid, 'SIGTERM');
  expect(await second.ended).toBe(0);
  const printed = [first.printed(), second.printed(), said.out, said.err].join('');
  expect(printed).toContain('E-mail enviado: 1 recado novo');
  expect(printed).not.toContain(secret);
  expect(printed).not.toContain(adminEmail);
});

test('a wrong setting ends the start in words, in both languages, without its value', async () => {
  const wrong = { ...site.environment(), ...env(), SMTP_URL: `smtp:/dona:${secret}` };
  for (const [language, words] of [
    ['pt-BR', 'SMTP_URL não é o endereço'],
    ['en', 'SMTP_URL is no address'],
  ] as const) {
    const { code, out, err } = await portao(
      ['start', '--site', site.siteDir, '--out', site.outDir, '--lang', language],
      wrong,
    );
    expect(code).toBe(2);
    expect(err).toContain(words);
    expect(out + err).not.toContain(secret);
  }
});
