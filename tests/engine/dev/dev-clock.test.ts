// The moment that the development server shows: that of the clock, or the one that somebody set.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DevState } from '../../../engine/dev/state.ts';
import { page } from '../../mistakes/mistake.ts';
import { FixtureSite } from '../fixture.ts';

const site = new FixtureSite({
  'site.yaml': [
    [
      '  mobile:\n',
      '  mobile:\n    - { label: Natal, link: /dicas, show: { from: "2026-12-01" } }\n',
    ],
  ],
  'pages/index.yaml': [
    [
      'blocks:\n',
      'blocks:\n  - { type: text, body: Boas festas., show: { from: "2026-12-24", until: "2026-12-25" } }\n',
    ],
  ],
  'pages/novo.yaml': page('/novo', 'draft: true\n'),
});
const text = (state: DevState, path = '/') => JSON.stringify(state.page(path));

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T12:00:00Z') }),
);
afterEach(() => void vi.useRealTimers());

describe('the development server', () => {
  it('shows the site as of the moment that is set, menus and blocks, and as of now afterwards', () => {
    const state = new DevState(site.dir, []);
    expect(text(state)).not.toMatch(/Boas festas|Natal/);
    expect(state.setNow('2026-12-24T10:00')).toBe(true);
    expect(text(state)).toMatch(/Natal.*Boas festas/);
    state.setNow('2026-12-26');
    expect(text(state)).toContain('Natal');
    expect(text(state)).not.toContain('Boas festas');
    state.setNow(undefined);
    expect(text(state)).not.toMatch(/Boas festas|Natal/);
  });

  it('takes up what the time changes meanwhile, at the next look', () => {
    const state = new DevState(site.dir, []);
    vi.setSystemTime(new Date('2026-12-01T02:59:59Z'));
    state.keepTime();
    expect(text(state)).not.toContain('Natal');
    vi.setSystemTime(new Date('2026-12-01T03:00:00Z'));
    state.keepTime();
    expect(text(state)).toContain('Natal');
  });

  it('shows a draft at its address', () => {
    const state = new DevState(site.dir, []);
    expect(state.page('/novo')?.path).toBe('/novo');
    expect(state.shown?.summaries.map(({ path }) => path)).not.toContain('/novo');
    expect(state.hidden('/novo')?.document.draft).toBe(true);
    expect(state.hidden('/')).toBeUndefined();
  });
});
