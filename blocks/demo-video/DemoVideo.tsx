import type { BlockProps } from '#engine/render/types';
import { Action } from '../parts/Action.tsx';
import { Picture } from '../parts/Picture.tsx';
import css from './demo-video.module.css';

/**
 * The demonstration: a poster in portrait and what it shows, in large type. A click replaces the poster by the
 * player (client module); before it nothing of the video comes. It is a file of the site, else what `videoEmbed` leads to;
 * where both are missing there is a picture.
 */
export function DemoVideo({
  id,
  heading,
  label,
  poster,
  film,
  bullets,
  button,
  linkLabel,
  videoEmbed,
}: BlockProps<'demo-video'>) {
  const address = film ?? videoEmbed;
  return (
    <section className={`band ${css.film}`} id={id}>
      <div className={`hold ${css.hold}`}>
        {address === null ? (
          <div className={css.poster}>
            <Picture image={poster} />
          </div>
        ) : (
          <a
            className={css.poster}
            href={address}
            target={film ? undefined : '_blank'}
            rel={film ? undefined : 'noopener'}
            aria-label={linkLabel}
            data-video={label}
          >
            <Picture image={poster} />
            <span>
              <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M7 4v16l13-8z" />
              </svg>
            </span>
          </a>
        )}
        <div>
          <h2>{heading}</h2>
          <ul className={css.proof}>
            {bullets.map((bullet) => (
              <li key={bullet}>{bullet}</li>
            ))}
          </ul>
          <Action button={button} />
        </div>
      </div>
    </section>
  );
}
