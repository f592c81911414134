import type { BlockProps } from '#engine/render/types';
import { languages } from '#engine/words/language';
import { zoneName } from '#engine/words/zone-name';
import css from './admin-panel.module.css';
import type { PanelData } from '#engine/panel/data/page-data';

/** JSON that can stand in a script element: no `<`. */
const scriptJson = (value: object) => ({
  __html: JSON.stringify(value).replaceAll('<', '\\u003c'),
});

/** What the app is told of the site: its own texts, the phone for when nothing works, and which page belongs to which city. */
function panelData({
  heading,
  intro,
  otherCities = [],
  regionGroups,
  map,
  quickContact,
  contactKinds,
  cityKind,
}: BlockProps<'admin-panel'>): PanelData {
  const help = quickContact.call ?? quickContact.chat;
  const cities = new Map([...otherCities, ...map.places].map(({ slug, name }) => [slug, name]));
  // Neighbourhoods are no cities of the map: they belong to the city at the centre that distances are counted from. Where
  // that has no page each stands for itself: the next city is another one.
  const [nearest] = [...map.places].sort((a, b) => a.distanceKm - b.distanceKm);
  const home = nearest?.distanceKm === 0 ? nearest : null;
  const neighbourhoods = regionGroups
    .flatMap((group) => group.places)
    .filter(({ slug }) => !cities.has(slug));
  if (!home) for (const { slug, name } of neighbourhoods) cities.set(slug, name);
  return {
    heading,
    intro,
    call: help
      ? { label: help.label, href: help.href }
      : { label: nearest?.name ?? '/', href: '/' },
    contactKinds,
    cityKind,
    clocks: Object.fromEntries(
      languages.map((language) => [language, zoneName(language, import.meta.env.PORTAO_TIME_ZONE)]),
    ) as PanelData['clocks'],
    places: {
      home: home?.name ?? null,
      cities: Object.fromEntries(cities),
      neighbourhoods: home ? neighbourhoods.map(({ slug }) => slug) : [],
    },
  };
}

/** The panel of the blog. It opens its page (`h1`); the app takes the place of heading and introduction with the same ones. */
export function AdminPanel(props: BlockProps<'admin-panel'>) {
  return (
    <section id={props.id}>
      <div id="panel" className={css.door}>
        <img src="/favicon.svg" alt="" width="56" height="56" loading="lazy" />
        <h1>{props.heading}</h1>
        <p className="lead">{props.intro}</p>
        <noscript>
          <p className={css.empty}>{props.emptyText}</p>
        </noscript>
      </div>
      <script
        type="application/json"
        id="panel-data"
        dangerouslySetInnerHTML={scriptJson(panelData(props))}
      />
    </section>
  );
}
