// What `npm start` publishes while somebody writes in the folder of the site.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lockData } from '../../engine/database/process/data-lock.mjs';
import { siteToStart, smallBlog, textAt } from './started-site.ts';

const site = siteToStart(smallBlog);
const home = 'pages/index.yaml';

test('a folder with errors is refused at once where nothing was published before', async () => {
  site.edit(home, 'title:', 'titel:');
  const { ended, printed } = await site.start({ waits: false });
  await expect.poll(printed).toContain('titel');
  // Much longer than an end takes, and half of the time that a process that builds waits for its next task.
  expect(await Promise.race([ended, sleep(60_000, 'still there')])).toBe(1);
  site.edit(home, 'titel:', 'title:');
});

test('a change of a post is published with the last good site, and never with what lies in the folder', async () => {
  const { base, pid, ended } = await site.start();
  const before = await textAt(base);
  site.edit(home, 'title:', 'titel:');
  await site.publish(base, 'Escrito durante o conserto');
  expect(await textAt(base)).toBe(before);

  // Whole, but nobody said that it shall go live.
  site.edit(home, 'titel:', 'title: Novo título #');
  await site.publish(base, 'Escrito depois do conserto');
  expect(await textAt(base)).toBe(before);

  // A build says so, and what is published after it has it too.
  expect((await site.build()).code).toBe(0);
  await expect.poll(() => textAt(base)).toContain('Novo título');
  await site.publish(base, 'Escrito depois da construção');
  expect(await textAt(base)).toContain('Novo título');
  process.kill(pid, 'SIGTERM');
  expect(await ended).toBe(0);
});

test('a second server of the site is refused with the address of the first', async () => {
  const { base, pid, ended } = await site.start();
  const second = await site.start({ waits: false });
  expect(await second.ended).toBe(1);
  expect(second.printed()).toContain(`já está no ar em ${base.replace('127.0.0.1', 'localhost')}`);
  expect((await fetch(base)).status).toBe(200);
  process.kill(pid, 'SIGTERM');
  expect(await ended).toBe(0);
});

test('a start with a broken folder serves and publishes the last good site, and says so', async () => {
  site.edit(home, 'title:', 'titel:');
  const { base, pid, ended, printed } = await site.start();
  expect(await textAt(base)).toContain('Novo título');
  await expect.poll(printed).toMatch(/titel[\s\S]*ATENÇÃO: a pasta do site tem os erros acima/);
  await site.publish(base, 'Escrito sobre o último bom');
  expect(await textAt(base)).toContain('Novo título');
  process.kill(pid, 'SIGTERM');
  expect(await ended).toBe(0);
});

test('a data folder that another process has is told by its number, and nothing is announced', async () => {
  const giveBack = await lockData(site.dataDir, { url: 'http://127.0.0.1:1' });
  const { ended, printed } = await site.start({ waits: false });
  expect(await ended).toBe(1);
  expect(printed()).toContain(`está em uso pelo processo ${process.pid}`);
  expect(printed()).not.toContain('O site está em');
  giveBack();
});
