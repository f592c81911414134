// People of the panel, from the invitation to the second factor, in a real browser over the embedded service.
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { faultsInEveryWindow } from '../look-sweep.ts';
import { enter, patience, runningSite, toast } from './running-site.ts';

const site = runningSite();
const rita = { email: 'rita@exemplo.com.br', password: 'quatro palavras ao acaso' };
let owner: Page;
let hers: Page;

const newPage = async () => {
  const context = await site.browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'pt-BR',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
};
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Abas' }).getByRole('link', { name });
const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
};

beforeAll(async () => {
  [owner, hers] = [await newPage(), await newPage()];
  await owner.goto(`${site.base}/admin/pessoas`);
  await enter(owner);
});

test('an administradora invites somebody, whose link opens an account once', async () => {
  await fill(owner, { 'E-mail de quem é convidada': rita.email });
  await owner.getByRole('button', { name: 'Criar convite' }).click();
  const link = await owner.getByLabel('Link do convite').inputValue();
  expect(link.startsWith(`${site.base}/admin/convite#`)).toBe(true);
  await hers.goto(link);
  await fill(hers, { Nome: 'Rita', Senha: rita.password });
  await hers.keyboard.press('Enter');
  await tab(hers, 'Minha conta').waitFor({ timeout: patience });
  const again = await newPage();
  await again.goto(link);
  await again.getByText('Este link já foi usado ou não vale mais.').waitFor();
  await again.context().close();
});

test('a redatora writes a draft and hands it in, and has no way to publish', async () => {
  expect(await tab(hers, 'Pessoas').count()).toBe(0);
  await hers.goto(`${site.base}/admin/posts/novo`);
  await fill(hers, { Título: 'O post de Rita', Descrição: 'Uma frase.', Texto: 'Um texto.' });
  await hers.getByRole('button', { name: 'Salvar rascunho' }).click();
  await toast(hers, 'Post Salvo');
  // The editor of the post that it has become.
  await hers.waitForURL(/\/posts\/[0-9a-f-]{36}$/);
  await hers.getByRole('button', { name: 'Entregar para aprovação' }).click();
  await hers.getByText('Tudo salvo.').waitFor();
  expect(await site.status('/blog/o-post-de-rita')).toBe(404);
  // Past the panel, with her own session.
  const refused = await hers.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'))!;
    const { access_token } = JSON.parse(localStorage.getItem(key)!) as { access_token: string };
    const { key: apikey } = JSON.parse(document.getElementById('data-settings')!.textContent) as {
      key: string;
    };
    const response = await fetch('/rest/v1/rpc/publish_post', {
      method: 'POST',
      headers: {
        apikey,
        authorization: `Bearer ${access_token}`,
        'content-type': 'application/json',
      },
      body: '{"post":{"title":"Agora","slug":"agora","content":"x"}}',
    });
    return response.status;
  });
  expect(refused).toBe(403);
});

/** Her recovery codes, as she saw them. */
let recovery: string[] = [];

/** Leaves, and signs in again with this code; waits so long (ms) for the panel. */
async function signInByKeyboard(code: string, timeout = patience): Promise<void> {
  await hers.getByRole('button', { name: 'Sair' }).click();
  await hers.getByLabel('E-mail').focus();
  await hers.keyboard.type(rita.email);
  await hers.keyboard.press('Tab');
  await hers.keyboard.type(rita.password);
  await hers.keyboard.press('Enter');
  await hers.getByLabel('Código de 6 números').focus();
  await hers.keyboard.type(code);
  await hers.keyboard.press('Enter');
  await tab(hers, 'Minha conta').waitFor({ timeout });
}

test('she switches a second factor on, and signs in with it by keyboard alone', async () => {
  await hers.goto(`${site.base}/admin/conta`);
  await hers.getByRole('button', { name: 'Ligar o segundo fator' }).click();
  await hers.getByRole('img', { name: 'Desenho para o aplicativo de códigos' }).waitFor();
  const secret = (await hers.locator('code').innerText()).replace(/\s/g, '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await fill(hers, { 'Código de 6 números': totp.generate() });
  await hers.getByRole('button', { name: 'Ligar', exact: true }).click();
  await hers.getByText('Ligado desde').waitFor();
  await hers.getByText('Guarde estes códigos agora').waitFor();
  recovery = await hers.getByRole('status').locator('code').allInnerTexts();
  expect(recovery).toHaveLength(10);
  expect(await faultsInEveryWindow(hers)).toEqual([]);
  // The code of the next step: that of this one was taken.
  await signInByKeyboard(totp.generate({ timestamp: Date.now() + 30_000 }));
});

test('without her telephone a recovery code lets her in, once, and she sees how many are left', async () => {
  await signInByKeyboard(recovery[0]!);
  await hers.goto(`${site.base}/admin/conta`);
  await hers.getByText('Restam 9 códigos de recuperação').waitFor();
  await expect(signInByKeyboard(recovery[0]!, 2000)).rejects.toThrow('Minha conta');
  await hers.getByText('O código não confere ou já foi usado').waitFor();
  await hers.getByLabel('Código de 6 números').fill(recovery[1]!);
  await hers.keyboard.press('Enter');
  await tab(hers, 'Minha conta').waitFor({ timeout: patience });
});

test('the history says what was done, and a removal ends her session at once', async () => {
  await tab(owner, 'Histórico').click();
  const history = owner.getByRole('table', { name: 'Histórico' });
  await history.getByText('Entregou para aprovação O post de Rita').waitFor();
  await history.getByText(`Convidou como redatora ${rita.email}`).waitFor();
  await tab(owner, 'Pessoas').click();
  await owner.getByRole('button', { name: /^Remover.*Rita/ }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await toast(owner, 'Pessoa Removida');
  await hers.reload();
  await hers.getByLabel('Senha').waitFor({ timeout: patience });
});
