// Jobs done, a document each: one file adds a job to the pages that it concerns, and to no other.
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../engine/check/check-site.ts';
import { FixtureSite, pageAt, propsOf, type Edits } from '../fixture.ts';
import type { Job } from '../../../engine/render/types.ts';

const work = '  - { type: work, heading: Trabalhos }\n';
const paths = ['/barueri', '/osasco', '/'] as const;
const withBlock: Edits = {
  'pages/cidades/barueri.yaml': [['blocks:\n', `blocks:\n${work}`]],
  'pages/cidades/osasco.yaml': [['blocks:\n', `blocks:\n${work}`]],
  'pages/index.yaml': [['blocks:\n', `blocks:\n${work}`]],
};
const job = (place: string, more = '') =>
  `what: Em ${place}\nplace: ${place}\ndate: "2026-01-10"\n${more}`;
const shown = (edits: Edits) => {
  const { pages } = new FixtureSite({ ...withBlock, ...edits }).ready();
  return paths.map((path) =>
    (propsOf(pageAt(pages, path), 'work').jobs as readonly Job[]).map(({ what }) => what),
  );
};

describe('a job', () => {
  it('is on the page of its place, on those of its neighbours and on pages of no place, the newest first', () => {
    expect(
      shown({
        'work/a.yaml': job('barueri'),
        'work/b.yaml': job('osasco', 'took: um dia\n').replace('2026-01-10', '2026-02-10'),
      }),
    ).toEqual([['Em barueri', 'Em osasco'], expect.any(Array), ['Em osasco', 'Em barueri']]);
  });

  it('is on no page where it is a sample', () => {
    expect(shown({ 'work/a.yaml': job('barueri', 'sample: true\n') })).toEqual([[], [], []]);
  });

  it('of a service is on its page', () => {
    const edits = {
      'pages/index.yaml': [['blocks:\n', `service: { name: Conserto }\nblocks:\n${work}`]],
    } as Edits;
    const [, , ofService] = shown({
      ...edits,
      'work/a.yaml': job('barueri'),
      'work/b.yaml': job('osasco', 'service: /\n'),
    });
    expect(ofService).toEqual(['Em osasco']);
  });

  it('that waits for an offer which the site does not have is told of', () => {
    const { dir } = new FixtureSite({
      ...withBlock,
      'work/a.yaml': job('barueri', 'show: { promotion: natal }\n'),
    });
    const { problems } = checkSite(dir, { lints: 'check', schemaDir: null });
    expect(problems.filter(({ file }) => file === 'work/a.yaml').map(({ level }) => level)).toEqual(
      ['error'],
    );
  });
});
