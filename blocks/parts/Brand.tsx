import type { Facts } from '#engine/render/types';
import { Drawing } from './Drawing.tsx';

/** Most letters of a name that has two lines in the header of a phone, in the widest letters of a look. */
const shortName = 24;
/** Most letters of a tagline that has one line there. */
const shortTagline = 26;

/** The mark, the name and the tagline of the business, leading home. */
export function Brand({ name, tagline, logo }: Facts['business']) {
  const size = name.length > shortName ? ' long' : tagline.length > shortTagline ? ' wordy' : '';
  return (
    <a className={`brand${size}`} href="/">
      <Drawing name={logo} />
      <span>
        {name}
        <small>{tagline}</small>
      </span>
    </a>
  );
}
