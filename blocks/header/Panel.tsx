import { Fragment } from 'react';
import type { HeaderItem, PlaceLink } from '#engine/render/types';
import { currentPage } from './current-page.ts';
import css from './header.module.css';

/** Class of each panel width, px; set by the owner. */
const widths = { 400: css.w400, 600: css.w600, 800: css.w800 } as const;

/**
 * A panel of the wide menu: columns of groups. A single group needs no title, the panel bears it. Places beyond a
 * group's `limit` are behind `allLabel`, still links in the HTML.
 */
export function Panel({
  panel,
  allLabel,
  path,
}: {
  panel: Extract<HeaderItem, { kind: 'panel' }>;
  allLabel: string;
  path: string | null;
}) {
  const titled = panel.columns.flat().length > 1;
  return (
    <details className={widths[panel.width]} name="menu">
      <summary>{panel.label}</summary>
      <div>
        {panel.columns.map((column) => (
          <div key={column[0]?.id}>
            {column.map(({ id, label, limit = Infinity, places }) => (
              <Fragment key={id}>
                {titled ? <b>{label}</b> : null}
                <Places places={places.slice(0, limit)} path={path} />
                {places.length > limit ? (
                  <details>
                    <summary>{allLabel}</summary>
                    <Places places={places.slice(limit)} path={path} />
                  </details>
                ) : null}
              </Fragment>
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}

/** A list of places; the second line of a place is its note. */
function Places({ places, path }: { places: readonly PlaceLink[]; path: string | null }) {
  return (
    <ul>
      {places.map(({ slug, name, href, note }) => (
        <li key={slug}>
          <a href={href} aria-current={currentPage(href, path)}>
            {name}
            {note ? <small>{note}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
