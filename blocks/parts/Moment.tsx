import type { Facts } from '#engine/render/types';

/** Whether the business is open at this moment, all that may be true of it; the script of the page chooses (`data-open`), and without it none is shown. */
export function Moment({ opening }: Pick<Facts, 'opening'>) {
  if (!opening) return null;
  return (
    <p className="moment">
      <span>{opening.open}</span>
      <span>{opening.soon}</span>
      <span>{opening.later}</span>
    </p>
  );
}
