import type { Facts } from '#engine/render/types';
import { Drawing } from './Drawing.tsx';

/** Most letters of a name that has two lines in the header of a phone, in the widest letters of a look. */
const shortName = 24;

/** The mark, the name and the tagline of the business, leading home. */
export function Brand({ name, tagline, logo }: Facts['business']) {
  return (
    <a className={name.length > shortName ? 'brand long' : 'brand'} href="/">
      <Drawing name={logo} />
      <span>
        {name}
        <small>{tagline}</small>
      </span>
    </a>
  );
}
