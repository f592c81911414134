// What the page of the panel says of the site's places.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdminPanel } from '../../blocks/admin-panel/AdminPanel.tsx';
import type { PanelData } from '../../engine/panel/data/page-data.ts';
import type { BlockProps } from '../../engine/render/types.ts';

/** What is said of a site with a town and a neighbourhood; `km` is how far the town is from the centre. */
function placesOf(km: number): PanelData['places'] {
  const place = { slug: 'vila-nova', name: 'Vila Nova', href: '/vila-nova' };
  const props = {
    type: 'admin-panel',
    heading: 'Painel',
    intro: 'Entre.',
    emptyText: 'Vazio.',
    quickContact: { chat: null, call: null, number: null },
    contactKinds: ['booking'],
    cityKind: null,
    regionGroups: [{ id: 'one', label: 'Um', places: [place] }],
    map: { places: [{ slug: 'centro', name: 'Centro', distanceKm: km }] },
  } as unknown as BlockProps<'admin-panel'>;
  const html = renderToStaticMarkup(<AdminPanel {...props} />);
  const [, json] = /id="panel-data">(.*?)<\/script>/.exec(html)!;
  return (JSON.parse(json!) as PanelData).places;
}

test('a neighbourhood belongs to the city at the centre', () => {
  expect(placesOf(0)).toEqual({
    home: 'Centro',
    cities: { centro: 'Centro' },
    neighbourhoods: ['vila-nova'],
  });
});

test('a neighbourhood stands for itself where the city at the centre has no page', () => {
  expect(placesOf(7)).toEqual({
    home: null,
    cities: { centro: 'Centro', 'vila-nova': 'Vila Nova' },
    neighbourhoods: [],
  });
});
