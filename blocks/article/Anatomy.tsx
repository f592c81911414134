import type { ArticleAnatomy } from '#schemas/types';
import { useMeasuredDrawing } from '../parts/Drawing.tsx';
import css from './article.module.css';

/** Width of a drawing that the numbers have their size for, SVG user units; on others they grow with it. */
const numbersFit = 640;

/** A large drawing: numbers on its parts, and below it what each one is. */
export function Anatomy({ drawing, label, points }: ArticleAnatomy) {
  const { viewBox, markup } = useMeasuredDrawing(drawing);
  const scale = Number(viewBox.split(' ')[2]) / numbersFit;
  const size = scale === 1 ? '' : ` scale(${scale})`;
  const lines = points.map(({ at, to }) => `M${at.join(' ')}L${to.join(' ')}`).join('');
  const dots = points
    .map(({ to: [x, y] }) => `<circle class="k x" cx="${x}" cy="${y}" r="${4 * scale}"/>`)
    .join('');
  return (
    <figure className={css.anatomy}>
      <svg className="d" viewBox={viewBox} role="img" aria-label={label}>
        <g dangerouslySetInnerHTML={{ __html: `${markup}<path class="n" d="${lines}"/>${dots}` }} />
        {points.map(({ at, name }, index) => (
          <g key={name} className={css.number} transform={`translate(${at.join(' ')})${size}`}>
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
