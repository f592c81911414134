// Changes of the data of the business from the panel of a site on a host of files: sent as rows to a stand-in of the hosted
// project, committed by `portao data changes`, and pushed to a bare repository that stands in for the host of the code.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FieldChange, FieldPath } from '../../engine/client/business.ts';
import { createBusinessSets, type BusinessSets } from '../../engine/panel/data/business-sets.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { backends, type Backend } from '../posts/stands.ts';
import { pushedSite, withPrice } from './pushed-site.ts';
import { started } from './run-portao.ts';

let backend: Backend;
let sets: BusinessSets;
beforeAll(async () => {
  backend = await backends.find(({ hasSql }) => hasSql)!.start();
  sets = createBusinessSets(backend.clients.admin);
});
afterAll(() => backend?.close());
beforeEach(async () => {
  await backend.clients.service.from('business_sets').delete().neq('language', '');
  await backend.clients.service.from('business_states').delete().neq('language', '');
});

const [price, phrase]: readonly FieldPath[] = [
  ['claims', 'price', 'value'],
  ['claims', 'price', 'context'],
];
const priced = (before: string, after: string): FieldChange => ({ at: price!, before, after });

const repositories = () => pushedSite(backend, withPrice);

/** Kills the command that pushes: the nearest of those that called the hook which is neither git nor a shell. */
const killer = `
pid=$PPID
while grep -qE '^(git|sh$)' /proc/$pid/comm; do pid=$(cut -d' ' -f4 /proc/$pid/stat); done
kill -9 $pid`;

/** A way to the data service that tells of each request that was done, before whoever asked knows. */
async function openDoor(to: string, onDone: (request: IncomingMessage) => void) {
  const server = createServer((request, response) => {
    const { method, headers, url } = request;
    const onward = httpRequest(`${to}${url}`, { method, headers }, (answer) => {
      onDone(request);
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => (server.close(), server.closeAllConnections()),
  };
}

const answers = async () => (await sets.list()).map(({ answer }) => answer);

test('sets of different fields are commits of their authors, and the panel is told what the site says then', async () => {
  const { run, git, document, site, inSite } = repositories();
  const before = document();
  await sets.send([priced('R$10', 'R$12')], 'pt-BR');
  await sets.send([{ at: phrase!, before: 'Preço.', after: 'Preço de um.' }], 'pt-BR');
  expect((await run({ dryRun: true })).out).toBe('{"waiting":2}');
  expect(await answers()).toEqual([null, null]);

  expect((await run()).out).toBe('{"published":2,"wrong":0,"conflict":0,"failed":0}');
  expect(await answers()).toEqual([{ is: 'published' }, { is: 'published' }]);
  expect(document()).toBe(before.replace('R$10', 'R$12').replace('Preço.', 'Preço de um.'));
  const [first] = await sets.list();
  expect(git('log', '-1', '--format=%an: %s%n%b', 'main~1').trim()).toBe(
    `admin@exemplo.com.br: claims.price.value\n` +
      `claims.price.value: "R$10" → "R$12"\n\nPortao-Set: ${first!.id}`,
  );
  const state = await sets.state('pt-BR');
  expect(state?.value).toMatchObject({ claims: { price: { value: 'R$12' } } });
  expect((await sets.state('en'))?.sections.length).toBe(state?.sections.length);
  // Whoever works in the clone finds it as it was.
  expect(inSite('status', '--porcelain', '--untracked-files=no')).toBe('');
  expect(inSite('branch', '--format=%(refname:short)')).toBe('main');
  expect(readdirSync(join(site, '.portao')).filter((name) => name.startsWith('changes'))).toEqual(
    [],
  );
});

test('the same field twice is a conflict with the value that is there; what is wrong is told', async () => {
  const { run, document, commits } = repositories();
  await sets.send([priced('R$10', 'R$12')], 'pt-BR');
  await sets.send([priced('R$10', 'R$13')], 'pt-BR');
  await sets.send([{ at: price!, before: 'R$12', after: 14 }], 'en');
  expect((await run()).failure).toBe('');
  const [first, second, third] = await answers();
  expect(first).toEqual({ is: 'published' });
  expect(second).toEqual({
    is: 'conflict',
    where: 'public',
    changes: [{ at: price, present: 'R$12' }],
  });
  expect(third).toMatchObject({ is: 'wrong', problems: [{ at: price }] });
  expect(document()).toContain('value: R$12');
  expect(commits()).toBe(2);
});

test('what others pushed meanwhile stays, and a push that is refused once is tried again on top of it', async () => {
  const { run, push, hook, document, commits } = repositories();
  await sets.send([priced('R$10', 'R$12')], 'pt-BR');
  push('Preço.', 'Preço do pão.');
  hook('pre-receive', '[ -e refused ] || { touch refused; exit 1; }');
  expect((await run()).failure).toBe('');
  expect(await answers()).toEqual([{ is: 'published' }]);
  expect(document()).toContain('value: R$12\n    context: Preço do pão.');
  expect(commits()).toBe(3);
});

test('a remote that takes nothing is asked five times; the set waits, and nothing of it is anywhere', async () => {
  const { run, hook, asked, commits } = repositories();
  const open = hook('pre-receive', 'echo x >> asked; exit 1');
  await sets.send([priced('R$10', 'R$12')], 'pt-BR');
  expect((await run()).failure).toContain('pre-receive hook declined');
  expect(asked()).toBe(5);
  expect([await answers(), commits()]).toEqual([[null], 1]);
  open();
  expect((await run()).failure).toBe('');
  expect([await answers(), commits()]).toEqual([[{ is: 'published' }], 2]);
});

describe.each([
  ['between its commit and the push', 'pre-receive' as const, 1],
  ['between the push and the answer', 'post-receive' as const, 2],
])('a command that is killed %s', (_, name, left) => {
  test('leaves the set for the next one, which does it once', async () => {
    const { run, runApart, hook, push, document, commits } = repositories();
    const open = hook(name, `${killer}${name === 'pre-receive' ? '\nexit 1' : ''}`);
    await sets.send([priced('R$10', 'R$12')], 'pt-BR');
    expect((await runApart()).signal).toBe('SIGKILL');
    expect([await answers(), commits()]).toEqual([[null], left]);
    open();
    // It is known again by its commit, not by a value that somebody may have changed since.
    if (left === 2) push('R$12', 'R$20');
    expect((await run()).failure).toBe('');
    expect(await answers()).toEqual([{ is: 'published' }]);
    expect(document()).toContain(left === 2 ? 'R$20' : 'R$12');
    expect(commits()).toBe(left === 2 ? 3 : 2);
  });
});

describe.each([
  ['what the panel shows, and before the first answer', 'POST', 'business_states', 0],
  ['an answer, and before the next one', 'PATCH', 'business_sets', 1],
])('a command that is killed after it wrote %s,', (_, method, table, known) => {
  test('leaves the others for the next one, which answers them as they are, and does nothing again', async () => {
    const { run, site, environment, push, document, commits } = repositories();
    await sets.send([priced('R$10', 'R$12')], 'pt-BR');
    await sets.send([priced('R$10', 'R$13')], 'pt-BR');
    await sets.send([{ at: phrase!, before: 'Preço.', after: 'Preço de um.' }], 'pt-BR');
    const door = await openDoor(backend.url, (done) => {
      if (done.method === method && done.url?.startsWith(`/rest/v1/${table}?`))
        command.kill('SIGKILL');
    });
    const command = started(['data', 'changes', '--site', site], {
      ...environment,
      SUPABASE_URL: door.url,
    });
    const [, signal] = (await once(command, 'close')) as [number | null, string | null];
    door.close();
    expect(signal).toBe('SIGKILL');
    expect((await answers()).map((answer) => answer !== null)).toEqual([known > 0, false, false]);
    // The panel has what was published, beside what waits for its answer.
    const value = { claims: { price: { value: 'R$12', context: 'Preço de um.' } } };
    expect((await sets.state('pt-BR'))?.value).toMatchObject(value);
    expect(commits()).toBe(3);

    push('R$12', 'R$20');
    expect((await run()).out).toBe(`{"published":${2 - known},"wrong":0,"conflict":1,"failed":0}`);
    expect(await answers()).toEqual([
      { is: 'published' },
      { is: 'conflict', where: 'public', changes: [{ at: price, present: 'R$20' }] },
      { is: 'published' },
    ]);
    expect(document()).toContain('value: R$20\n    context: Preço de um.');
    expect(commits()).toBe(4);
  });
});

test('a clone of the last commit alone knows older sets all the same', async () => {
  const { run, runApart, hook, push, clone, document } = repositories();
  const open = hook('post-receive', killer);
  await sets.send([priced('R$10', 'R$12')], 'pt-BR');
  await runApart();
  open();
  push('R$12', 'R$20');
  expect((await run({ siteDir: clone('shallow', '--depth', '1') })).failure).toBe('');
  expect(await answers()).toEqual([{ is: 'published' }]);
  expect(document()).toContain('R$20');
});

test('a set that names another one in its values is not taken for it', async () => {
  const { run, document } = repositories();
  const id = '00000000-0000-4000-8000-000000000001';
  await sets.send([priced('R$10', `R$12\n\nPortao-Set: ${id}\n`)], 'pt-BR');
  const { service } = backend.clients;
  const changes = [{ at: [...phrase!], before: 'Preço.', after: 'Preço novo.' }];
  await service.from('business_sets').insert({ id, language: 'en', changes });
  await run();
  expect((await answers()).at(-1)).toEqual({ is: 'published' });
  expect(document()).toContain('Preço novo.');
});

test('what no panel sends is refused, and keeps nothing else from its answer', async () => {
  const { run, commits } = repositories();
  const { service } = backend.clients;
  const hostile = [
    [{ at: ['claims', '__proto__', 'value'], after: 'x' }],
    [{ at: ['url'], before: 'x', after: 'y' }],
    [{ at: ['blocks', 'hero', '../../../etc/passwd', 'items'], after: 'x' }],
    [{}],
  ];
  for (const changes of hostile)
    await service
      .from('business_sets')
      .insert({ id: crypto.randomUUID(), language: 'pt-BR', changes })
      .throwOnError();
  await sets.send([priced('R$10', 'R$12')], 'pt-BR');
  expect((await run()).failure).toBe('');
  const kinds = (await answers()).map((answer) => answer?.is);
  expect(kinds).toEqual(['wrong', 'conflict', 'conflict', 'wrong', 'published']);
  expect(commits()).toBe(2);
});

test('a folder that is in no repository, or follows none, is told so', async () => {
  const { run } = repositories();
  const { dir } = new FixtureSite();
  expect((await run({ siteDir: dir })).failure).toContain('follows one of a remote');
});
