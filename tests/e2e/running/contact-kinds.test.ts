// Clicks on contacts of every kind, from the page to the report of the panel.
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { connect } from '../../../engine/blog/client.ts';
import { createPostStore } from '../../../engine/blog/supabase-store.ts';
import { sameOriginData } from '../../../engine/database/same-origin.ts';
import { createDataService } from '../../../engine/database/service.ts';
import { prepareBundle } from '../../../engine/publish/bundle.ts';
import { serveSite } from '../../../engine/server/serve.ts';
import { BuiltSite } from '../../engine/fake-bundle.ts';
import { FixtureSite } from '../../engine/fixture.ts';
import { freshDataDir } from '../../posts/stands.ts';
import { root } from '../../structure/tree.ts';
import { siteInBrowser } from '../site-in-browser.ts';

/** The buttons of the page, by what a click on each is counted as. */
const buttons = [
  ['Zap', 'chat'],
  ['Telegram', 'chat'],
  ['Ligar', 'call'],
  ['Agenda', 'book'],
  ['Carta', 'write'],
  ['Mapa', 'find'],
] as const;

const withEveryKind = () =>
  new FixtureSite(
    {
      'site.yaml': [
        [
          'contacts:\n',
          `contacts:
  zap: { kind: whatsapp, phone: "+5511900000000" }
  telegrama: { kind: telegram, user: atelie_modelo }
  fone: { kind: telephone, phone: "+551130000000" }
`,
        ],
      ],
      'pages/index.yaml': [
        [
          '    scene: none\n',
          `    scene: none
  - type: call-to-action
    heading: Fale conosco
    tone: night
    buttons:
      - { label: Zap, reach: zap }
      - { label: Telegram, reach: telegrama }
      - { label: Ligar, reach: fone }
  - type: call-to-action
    heading: Marque ou venha
    tone: wall
    buttons:
      - { label: Agenda, reach: agenda }
      - { label: Carta, reach: correio }
      - { label: Mapa, reach: mapa }
`,
        ],
      ],
    },
    'booking',
  );

const dataDir = await freshDataDir();
const service = createDataService({ dataDir, log: () => undefined });
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const site = siteInBrowser(async () => {
  const built = new BuiltSite(withEveryKind());
  await built.build({ bundle: await prepareBundle(root) });
  return serveSite({
    root: built.outDir,
    port: 0,
    host: '127.0.0.1',
    handle: sameOriginData(service),
  });
});

test('are counted as what the contact is for', async () => {
  const { url, secretKey } = await service.ready;
  const store = createPostStore(connect({ url, key: secretKey }));
  await store.setContactPlaces(['/'], ['call-to-action']);
  const { page } = await site.visit('/');
  // Nothing is opened: no application of this machine answers.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  for (const [label, kind] of buttons) {
    const asked = page.waitForRequest((request) => request.url().endsWith('/count_contact'));
    await page.locator('main a', { hasText: label }).first().click();
    expect((await asked).postDataJSON()).toEqual({
      page: '/',
      kind,
      block: 'call-to-action',
    });
  }
  const counted = async () =>
    Object.fromEntries((await store.contactReport(1)).map(({ kind, clicks }) => [kind, clicks]));
  await expect.poll(counted).toEqual({ chat: 2, call: 1, book: 1, write: 1, find: 1 });
});
