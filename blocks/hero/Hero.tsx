import type { ReactNode } from 'react';
import type { BlockProps } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { Actions } from '../parts/Action.tsx';
import { PriceTag } from '../parts/price-tag/PriceTag.tsx';
import { Picture } from '../parts/Picture.tsx';
import { CoverageMap } from '../parts/coverage-map/CoverageMap.tsx';
import css from './hero.module.css';

/** Letters of the longest word that fits the largest type on a phone of 360 px. */
const longWord = 13;

/**
 * The opening of a page: heading, promise, actions, and the coverage map or an image. A block of a site that takes the place of this one may
 * give it another `picture`.
 */
export function Hero({
  id,
  heading,
  lead,
  buttons,
  tiles,
  scene: wanted,
  image,
  sceneLabel,
  map,
  place,
  priceTag,
  picture: ownPicture,
}: BlockProps<'hero'> & { readonly picture?: ReactNode }) {
  const words = useWords();
  const long = heading.some((line) => line.split(' ').some((word) => word.length > longWord));
  const picture = image ? <Picture image={image} className={css.image} eager /> : ownPicture;
  // A site without places has no map.
  const scene = wanted === 'map' && (image || map.places.length === 0) ? 'none' : wanted;
  const look = [
    css.hero,
    scene === 'map' && css.withMap,
    image && css.pictured,
    scene === 'none' && !picture && css.plain,
  ]
    .filter(Boolean)
    .join(' ');
  const mapLabel =
    sceneLabel ?? (place ? words.coverageMapOf({ place: place.name }) : words.coverageMap);
  return (
    <section className={look} id={id}>
      <div className={css.hold}>
        <div className={css.words}>
          <h1 className={long ? css.long : undefined}>
            {heading.map((line, index) => [index > 0 ? ' ' : null, <span key={line}>{line}</span>])}
          </h1>
          <p className="lead">{lead}</p>
          {priceTag ? <PriceTag tag={priceTag} /> : null}
          <Actions buttons={buttons} />
        </div>
        {picture}
        {scene === 'map' ? <CoverageMap className={css.map} map={map} label={mapLabel} /> : null}
        {tiles ? (
          <ul className={css.plates}>
            {tiles.map(({ value, label }) => (
              <li key={label}>
                <b>{value}</b> {label}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
