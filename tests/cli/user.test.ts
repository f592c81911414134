// `portao user` against a service that runs: as functions, and once as a process.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkPage } from '../../cli/user/address.ts';
import { runUserInvite, runUserReset } from '../../cli/user/links.ts';
import { runUserList } from '../../cli/user/list.ts';
import { runUserRemove } from '../../cli/user/remove.ts';
import { describeFailure } from '../../cli/command-line/failure.ts';
import type { ServiceContext } from '../../cli/site/with-service.ts';
import type { Language } from '../../engine/words/language.ts';
import { adminEmail, startEmbedded } from '../posts/stands.ts';
import { root } from '../structure/tree.ts';
import { called } from './blog-site.ts';
import { portao } from './run-portao.ts';

const page = new URL('https://www.exemplo.com.br/admin/convite');
const rita = 'rita@exemplo.com.br';

describe('portao user', () => {
  let stand: Awaited<ReturnType<typeof startEmbedded>>;
  const user = (run: (context: ServiceContext) => Promise<void>, language?: Language) =>
    called({ kind: 'embedded', dataDir: stand.dataDir }, run, language);
  const failure = async (run: (context: ServiceContext) => Promise<void>) =>
    describeFailure(
      await user(run).then(
        () => 'it did not fail',
        (error: unknown) => error,
      ),
      'pt-BR',
    );
  const use = async (link: string) => {
    const response = await fetch(`${stand.url}/auth/v1/link`, {
      method: 'POST',
      headers: { apikey: stand.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        token: new URL(link).hash.slice(1),
        password: 'quatro palavras ao acaso',
        name: 'Rita',
      }),
    });
    return (await response.json()) as unknown;
  };

  beforeAll(async () => {
    stand = await startEmbedded();
  });
  afterAll(() => stand?.close());

  it('invites by a link of the site that works', async () => {
    const { out } = await user((context) =>
      runUserInvite({ email: rita, role: 'editor', page }, context),
    );
    expect(out).toContain(`Mande este link para ${rita}. Ele funciona uma vez, até `);
    const link = /https:\S+/.exec(out)![0];
    // The address that a new site has is nobody's yet.
    expect(out).toContain(`http://localhost:5173/admin/convite#${new URL(link).hash.slice(1)}`);
    expect(link).toMatch(/^https:\/\/www\.exemplo\.com\.br\/admin\/convite#[0-9a-f]{64}$/);
    expect((await user((context) => runUserList({ json: false }, context))).out).toMatch(
      /rita@exemplo\.com\.br +redatora +convite até /,
    );
    expect(await use(link)).toEqual({ kind: 'invite', email: rita });
  });

  it.each([
    ['en', 'english', 'https://www.example.org/admin/invitation'],
    ['pt-BR', 'minimal', 'https://www.exemplo.com.br/admin/convite'],
  ] as const)('invites to the page of a site in %s', (language, fixture, href) => {
    expect(linkPage(join(root, 'tests/fixtures/sites', fixture), language).href).toBe(href);
  });

  it('lists who there is', async () => {
    const { out } = await user((context) => runUserList({ json: true }, context));
    expect(JSON.parse(out)).toMatchObject([
      { email: adminEmail, role: 'admin' },
      { email: rita, role: 'editor', name: 'Rita', lastSignIn: null },
    ]);
    expect((await user((context) => runUserList({ json: false }, context), 'en')).out).toMatch(
      /rita@exemplo\.com\.br +Rita +editor +never signed in/,
    );
  });

  it('gives a link to a new password, as a process too', async () => {
    const { out } = await user((context) =>
      runUserReset(
        { email: rita, page: new URL('https://www.portoes.com.br/admin/convite') },
        context,
      ),
    );
    expect(out).not.toContain('localhost');
    expect(await use(/https:\S+/.exec(out)![0])).toEqual({ kind: 'reset', email: rita });
    const ran = await portao(['user', 'reset', rita], {
      DATA_DIR: stand.dataDir,
      SITE_URL: 'https://portao.exemplo.com.br',
    });
    expect(ran.code).toBe(0);
    expect(ran.out).toMatch(/https:\/\/portao\.exemplo\.com\.br\/admin\/convite#[0-9a-f]{64}/);
  });

  it('says what is wrong, and what to do', async () => {
    const failures = [
      await failure((context) => runUserInvite({ email: rita, role: 'admin', page }, context)),
      await failure((context) => runUserReset({ email: 'x@y.z', page }, context)),
      await failure((context) =>
        runUserRemove({ email: 'x@y.z', yes: true, confirm: null }, context),
      ),
      await failure((context) =>
        runUserRemove({ email: rita, yes: false, confirm: null }, context),
      ),
      await failure((context) =>
        runUserRemove({ email: adminEmail, yes: true, confirm: null }, context),
      ),
      await failure((context) =>
        runUserRemove({ email: 'x@y.z', yes: false, confirm: null }, context),
      ),
    ];
    expect(failures).toEqual([
      'Já existe uma conta com este e-mail.',
      'Não há uma conta com este e-mail. Veja quem há com: npm run portao -- user list',
      'Ninguém do painel tem o e-mail x@y.z. Veja quem há com: npm run portao -- user list',
      `Não há um terminal em que perguntar. Se é isto mesmo: npm run portao -- user remove ${rita} --yes`,
      'É preciso que fique ao menos uma administradora.',
      'Ninguém do painel tem o e-mail x@y.z. Veja quem há com: npm run portao -- user list',
    ]);
  });

  it('refuses what is no address before anything is asked of the data service', async () => {
    const said = '"joe" não é um e-mail. Escreva-o inteiro, como joana@exemplo.com.br';
    const nowhere = { kind: 'hosted', url: 'http://127.0.0.1:1', publishableKey: 'x' } as const;
    for (const run of [
      (context: ServiceContext) => runUserInvite({ email: 'joe', role: 'editor', page }, context),
      (context: ServiceContext) => runUserReset({ email: 'joe', page }, context),
      (context: ServiceContext) =>
        runUserRemove({ email: 'joe', yes: true, confirm: null }, context),
    ]) {
      const error: unknown = await called(nowhere, run).then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(describeFailure(error, 'pt-BR')).toBe(said);
    }
  });

  it('removes after the question', async () => {
    const remove = (answer: boolean) =>
      user((context) =>
        runUserRemove(
          { email: ' Rita@exemplo.com.br', yes: false, confirm: () => Promise.resolve(answer) },
          context,
        ),
      );
    expect((await remove(false)).out).toBe('Nada foi feito.\n');
    expect((await remove(true)).out).toBe(`Removido: ${rita}.\n`);
    expect((await user((context) => runUserList({ json: false }, context))).out).not.toContain(
      rita,
    );
  });
});
