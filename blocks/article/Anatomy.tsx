import type { ArticleAnatomy } from '#schemas/types';
import { markup, places, viewBox } from './anatomy-drawing.ts';
import css from './article.module.css';

/** The large drawing of an automatic gate: numbers on its parts, and below it what each one is. */
export function Anatomy({ label, points }: ArticleAnatomy) {
  const lines = points
    .map(({ part }) => `M${places[part].x} ${places[part].y}L${places[part].to.join(' ')}`)
    .join('');
  const dots = points
    .map(
      ({ part }) =>
        `<circle class="k x" cx="${places[part].to[0]}" cy="${places[part].to[1]}" r="4"/>`,
    )
    .join('');
  return (
    <figure className={css.anatomy}>
      <svg className="d" viewBox={viewBox} role="img" aria-label={label}>
        <g dangerouslySetInnerHTML={{ __html: `${markup}<path class="n" d="${lines}"/>${dots}` }} />
        {points.map(({ part, name }, index) => (
          <g
            key={name}
            className={css.number}
            transform={`translate(${places[part].x} ${places[part].y})`}
          >
            <circle />
            <text>{index + 1}</text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol className={css.legend}>
          {points.map(({ name, text }) => (
            <li key={name}>
              <b>{name}</b> {text}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
