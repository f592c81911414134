// `portao new work` as a function, on copies of the fixture site.
import { expect, it } from 'vitest';
import { runNewWork } from '../../cli/new/new-work.ts';
import { FixtureSite } from '../engine/fixture.ts';
import { photograph } from '../engine/photographs.ts';
import { answering, errorsIn, failureOf, settingsFor, withoutFolder } from './new-site.ts';

/** The fixture site with the block that shows jobs on its home page, a photograph, and a page of a service. */
const siteWithWork = async () =>
  new FixtureSite({
    'pages/index.yaml': [
      [
        '  - { type: services-grid',
        '  - { type: work, heading: Trabalhos }\n  - { type: services-grid',
      ],
    ],
    'media/cabo.jpg': await photograph(1600, 1200),
  });
const file = 'work/barueri-cabo-novo.yaml';
const job = { title: 'Cabo novo', place: 'barueri' };

it.each(['pt-BR', 'en'] as const)(
  'writes the job in the language of the site, and says who shows it and what is to be written (%s)',
  async (language) => {
    const site = await siteWithWork();
    const settings = settingsFor(site.dir, { language });
    await runNewWork({
      ...settings,
      ...job,
      service: '/dicas',
      date: '2026-11-10',
      photo: 'cabo.jpg',
    });
    expect(settings.said()).toMatchSnapshot();
    expect(withoutFolder(site.read(file), site.dir))
      .toBe(`# yaml-language-server: $schema=…/schemas/work.schema.json
what: Cabo novo
text: "TODO: conte em duas ou três frases o que havia, o que se fez e como ficou."
place: barueri
service: /dicas
date: "2026-11-10"
photo: { src: "/media/cabo.jpg", alt: "TODO: diga o que se vê na foto" }
`);
    expect(errorsIn(site.dir)).toEqual([]);
  },
);

it('asks for what was not said; what is left empty is left out, and the day is today', async () => {
  const site = await siteWithWork();
  await runNewWork({
    ...settingsFor(site.dir, { ask: answering('barueri', '', '', '') }),
    title: 'Cabo novo',
  });
  const text = site.read(file);
  expect(text).toContain('date: "2026-11-20"\n');
  expect(text).not.toMatch(/service|photo|change/);
});

it('takes two photographs of before and after in place of one', async () => {
  const site = await siteWithWork();
  const two = { before: '/media/cabo.jpg', after: 'site/media/cabo.jpg' };
  await runNewWork({ ...settingsFor(site.dir), ...job, ...two });
  expect(site.read(file)).toMatch(
    /^change: \{ before: \{ src: "\/media\/cabo.jpg", alt: ".*" \}, after: \{ src: "\/media\/cabo.jpg", alt: ".*" \} \}$/m,
  );
});

it.each([
  ['no place, where nobody can be asked', { place: undefined }, 'WrongUse', '--place'],
  [
    'a place that the site has not',
    { place: 'barueiri' },
    'SiteProblems',
    'Você quis dizer "barueri"?',
  ],
  ['a page that the site has not', { service: '/dcas' }, 'SiteProblems', '/dicas'],
  ['no day', { date: 'ontem' }, 'SiteProblems', 'ano-mês-dia'],
  ['a photograph that is not there', { photo: 'gabo.jpg' }, 'SiteProblems', '/media/cabo.jpg'],
  ['half of two photographs', { before: 'cabo.jpg' }, 'WrongUse', '--after'],
  ['three photographs', { photo: 'a.jpg', before: 'a.jpg', after: 'a.jpg' }, 'WrongUse', '--photo'],
])('%s is refused in words, and nothing is written', async (_, options, kind, words) => {
  const site = await siteWithWork();
  const failure = await failureOf(
    () => runNewWork({ ...settingsFor(site.dir), ...job, ...options }),
    site.dir,
  );
  expect(failure).toEqual({ kind, says: expect.stringContaining(words) });
  expect(() => site.read(file)).toThrow('ENOENT');
});

it('never writes over a job, unless it is told to', async () => {
  const site = await siteWithWork();
  await runNewWork({ ...settingsFor(site.dir), ...job });
  const again = () => runNewWork({ ...settingsFor(site.dir), ...job, date: '2026-11-01' });
  expect((await failureOf(again, site.dir)).kind).toBe('Taken');
  await runNewWork({ ...settingsFor(site.dir, { force: true }), ...job, date: '2026-11-01' });
  expect(site.read(file)).toContain('2026-11-01');
});
