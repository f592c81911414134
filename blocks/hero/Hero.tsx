import type { ReactNode } from 'react';
import type { BlockProps } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { Actions } from '../parts/Action.tsx';
import { Drawing } from '../parts/Drawing.tsx';
import { MessageForm } from '../parts/message-form/MessageForm.tsx';
import { PriceTag } from '../parts/price-tag/PriceTag.tsx';
import { Picture } from '../parts/Picture.tsx';
import { CoverageMap } from '../parts/coverage-map/CoverageMap.tsx';
import css from './hero.module.css';

/** Letters of the longest word that fits the largest type on a phone of 360 px. */
const longWord = 13;

type HeroProps = Omit<BlockProps<'hero'>, 'drawing'> & {
  /** One of the library, or of the site. */
  readonly drawing?: string;
  readonly picture?: ReactNode;
};

/** The photograph: its own, else that of the page's place in the place of map and façade. */
const photoOf = ({ image, scene, place }: Pick<HeroProps, 'image' | 'scene' | 'place'>) =>
  image ?? (scene === 'map' || scene === 'facade' ? place?.photo : undefined);

/** What stands beside the words instead of the map; nothing where it is the map, or nothing at all. */
function Beside({ id, form, image, scene, drawing, place, sceneLabel, picture }: HeroProps) {
  if (form)
    return (
      <div className={css.form}>
        <p>{form.title}</p>
        <MessageForm {...form} id={id} label={form.title} />
      </div>
    );
  const photo = photoOf({ image, scene, place });
  if (photo) return <Picture image={photo} className={css.image} eager />;
  const drawn = scene === 'drawing' ? drawing : scene === 'facade' ? place?.facade : undefined;
  return drawn ? <Drawing name={drawn} label={sceneLabel} className={css.drawn} /> : picture;
}

/**
 * The opening of a page: heading, promise, actions, and beside them a short form, an image, a drawing or the coverage map. A
 * block of a site that takes the place of this one may give it another `picture`.
 */
export function Hero(props: HeroProps) {
  const { id, heading, lead, buttons, tiles, form, sceneLabel, map, place, priceTag } = props;
  const words = useWords();
  const long = heading.some((line) => line.split(' ').some((word) => word.length > longWord));
  const picture = Beside(props);
  // A site without places has no map.
  const withMap = !picture && ['map', 'facade'].includes(props.scene) && map.places.length > 0;
  const look = [
    css.hero,
    withMap && css.withMap,
    form && css.withForm,
    photoOf(props) && !form && css.pictured,
    !withMap && !picture && css.plain,
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
        {withMap ? <CoverageMap className={css.map} map={map} label={mapLabel} /> : null}
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
