import type { BlockProps } from '#engine/render/types';
import { Actions } from '../parts/Action.tsx';
import { Drawing, isScene } from '../parts/Drawing.tsx';
import opening from '../parts/opening/opening.module.css';
import { PriceTag } from '../parts/price-tag/PriceTag.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Markdown } from '../parts/text/Markdown.tsx';
import css from './page-heading.module.css';

/** The plain opening of a page without a hero: FAQ, neighbourhoods, variants; a long page names its parts here. */
export function PageHeading({
  heading,
  lead,
  buttons,
  topics,
  drawing,
  priceTag,
  image,
}: BlockProps<'page-heading'>) {
  const scene = !image && drawing && isScene(drawing);
  const hold = [
    'hold',
    css.hold,
    image || scene ? css.pictured : drawing && css.drawn,
    topics && css.listed,
    topics && (image || drawing) && css.both,
  ];
  return (
    <section className={`${css.opening} ${opening.opening}`}>
      <div className={hold.filter(Boolean).join(' ')}>
        <div className={opening.words}>
          <h1>{heading}</h1>
          {lead ? <Markdown className={`lead ${css.lead}`} text={lead} /> : null}
          {priceTag ? <PriceTag tag={priceTag} /> : null}
          <Actions buttons={buttons} />
        </div>
        {topics ? (
          <nav className={css.topics} aria-label={topics.label}>
            <strong>{topics.label}</strong>
            <ul className={css.links}>
              {topics.links.map(({ name, link }) => (
                <li key={link}>
                  <a href={link}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {image ? (
          <Picture image={image} className={css.image} eager />
        ) : drawing ? (
          <Drawing name={drawing} className={scene ? css.scene : css.drawing} />
        ) : null}
      </div>
    </section>
  );
}
