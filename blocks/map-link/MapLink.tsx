import { mapSearch } from '#engine/client/map-search';
import type { BlockProps } from '#engine/render/types';
import { useWords } from '#engine/render/use-words';
import { Action } from '../parts/Action.tsx';
import { Prose } from '../parts/text/Prose.tsx';
import css from './map-link.module.css';

/** Where the business is, and a link that opens it in a map: no map is loaded. Nothing where neither is known. */
export function MapLink({
  id,
  heading,
  address: written,
  body,
  button: other,
  company,
}: BlockProps<'map-link'>) {
  const { label } = useWords().contactKinds.map;
  const address = written ?? company.address;
  const button =
    other ??
    (address ? ({ kind: 'find', way: 'map', label, href: mapSearch(address) } as const) : null);
  if (!button) return null;
  return (
    <section className="band plain" id={id}>
      <div className={`hold ${css.hold}`}>
        <div>
          <h2>{heading}</h2>
          {address ? <address className={css.address}>{address}</address> : null}
          <Action button={button} />
        </div>
        {body ? <Prose text={body} /> : null}
      </div>
    </section>
  );
}
