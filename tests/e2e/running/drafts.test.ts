// What the owner types at the data of the business, on the telephone and on the computer.
import type { BrowserContext, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { desk, phone } from '../site-in-browser.ts';
import { enter, patience, runningSite } from './running-site.ts';

const site = runningSite();
const contexts: BrowserContext[] = [];
afterEach(() => Promise.all(contexts.splice(0).map((one) => one.close())));

/** The data of the business on a device that knows nothing yet. */
async function device(viewport: typeof phone): Promise<Page> {
  const context = await site.browser.newContext({ viewport, locale: 'pt-BR' });
  contexts.push(context);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${site.base}/admin/negocio`);
  await enter(page);
  await openContacts(page);
  return page;
}

async function openContacts(page: Page) {
  await page.locator('#field-contacts').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(
      '#field-contacts, #field-contacts details',
    ))
      fold.open = true;
  });
}
const main = (page: Page) => page.locator('#field-contacts-main-phone');
const saved = (page: Page) => page.getByText(/Rascunho guardado às \d\d:\d\d\./).waitFor();
/** A field that says it at once, or once the draft came. */
const says = (page: Page, value: string) =>
  expect.poll(() => main(page).inputValue(), { timeout: patience }).toBe(value);

test('a telephone number that was begun on a phone is on the computer, in one tab and in the other, and goes for both', async () => {
  const pocket = await device(phone);
  const before = await main(pocket).inputValue();
  await main(pocket).fill('+5511987654321');
  await saved(pocket);
  // What the service has the browser need not keep: nothing is asked on leaving.
  expect(await pocket.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft');
  await pocket.getByRole('button', { name: 'Sair' }).click();
  await pocket.getByLabel('Senha').waitFor();
  await enter(pocket);
  await openContacts(pocket);
  await says(pocket, '(11) 98765-4321');

  const computer = await device(desk);
  await says(computer, '(11) 98765-4321');
  await main(computer).fill('+5511911112222');
  await saved(computer);

  // The phone has not seen that.
  await main(pocket).fill('+5511933334444');
  await pocket.getByText('No rascunho guardado: (11) 91111-2222').waitFor();
  await pocket.getByText('O que você escreveu: (11) 93333-4444').waitFor();
  await pocket.getByRole('button', { name: 'Ficar com o meu' }).click();
  await saved(pocket);

  await computer.reload();
  await openContacts(computer);
  await says(computer, '(11) 93333-4444');
  const gone = computer.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await computer.getByRole('button', { name: 'Descartar' }).click();
  await computer.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await says(computer, before);
  // A moment later the data service has it.
  await gone;
  await pocket.reload();
  await openContacts(pocket);
  await says(pocket, before);
});
