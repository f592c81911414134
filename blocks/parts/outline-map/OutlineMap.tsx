import type { DrawnMap, MapShape } from '#engine/render/types';
import css from './outline-map.module.css';
import { circleName, placedNames, type PlacedName, type Screen } from './place-names.ts';

/**
 * Where the company works, as land: each place is a link of the shape that it has, the page's own is lit, and a name stands where
 * it fits. `label` names the group of links.
 */
export function OutlineMap({
  map,
  label,
  className,
}: {
  map: DrawnMap;
  label: string;
  className?: string | undefined;
}) {
  const { height, shapes, dots, circle, credit } = map;
  const names = { wide: placedNames(map, 'wide'), small: placedNames(map, 'small') };
  const inCircle = circle && { wide: circleName(map, 'wide'), small: circleName(map, 'small') };
  // The edge of what is lit lies over those of its neighbours.
  const drawn = [
    ...shapes.filter(({ here }) => !here),
    ...shapes.filter(({ here }) => here),
    ...dots,
  ];
  return (
    <div className={[css.hold, className].filter(Boolean).join(' ')}>
      <svg className={css.map} viewBox={`0 0 500 ${height}`} role="group" aria-label={label}>
        {drawn.map((place) => (
          <a
            key={place.slug}
            className={place.here ? css.here : undefined}
            href={place.href}
            aria-current={place.here ? 'location' : undefined}
          >
            <title>{place.name}</title>
            {'rings' in place ? (
              <path d={pathOf(place)} />
            ) : (
              <circle cx={place.x} cy={place.y} r="4.5" />
            )}
          </a>
        ))}
        {circle ? <circle className={css.circle} cx={circle.x} cy={circle.y} r={circle.r} /> : null}
        <g aria-hidden="true">
          {(['wide', 'small'] as const).map((screen) => [
            ...drawn.map((place) => {
              const name = names[screen].get(place.slug);
              return name ? (
                <Name key={place.slug} name={name} screen={screen} isHere={place.here} />
              ) : null;
            }),
            inCircle?.[screen] ? (
              <Name key="circle" name={inCircle[screen]} screen={screen} isQuiet />
            ) : null,
          ])}
        </g>
      </svg>
      {credit ? <p className={css.credit}>{credit}</p> : null}
    </div>
  );
}

/** A name in one line or two around its middle. */
function Name({
  name: { lines, x, y },
  screen,
  isHere,
  isQuiet,
}: {
  name: PlacedName;
  screen: Screen;
  isHere?: boolean;
  isQuiet?: boolean;
}) {
  const look = [css[screen], isHere && css.lit, isQuiet && css.quiet].filter(Boolean).join(' ');
  const [first, second] = lines;
  return (
    <text className={look} x={x} y={y} dy={second ? '-0.16em' : '0.36em'}>
      {first}
      {second ? (
        <tspan x={x} dy="1em">
          {second}
        </tspan>
      ) : null}
    </text>
  );
}

/** Steps from point to point are shorter than places. */
const pathOf = ({ rings }: MapShape) =>
  rings
    .map((ring) => {
      let path = `M${ring[0]} ${ring[1]}l`;
      for (let at = 2; at < ring.length; at += 2) {
        const y = ring[at + 1]! - ring[at - 1]!;
        path += `${at > 2 ? ' ' : ''}${ring[at]! - ring[at - 2]!}${y < 0 ? '' : ' '}${y}`;
      }
      return `${path}z`;
    })
    .join('');
