import type { Facts } from '#engine/render/types';
import { Drawing } from './Drawing.tsx';

/** The mark, the name and the tagline of the business, leading home. */
export function Brand({ name, tagline, logo }: Facts['business']) {
  return (
    <a className="brand" href="/">
      <Drawing name={logo} />
      <span>
        {name}
        <small>{tagline}</small>
      </span>
    </a>
  );
}
