import type { Show } from '#schemas/types';

/** A window as the name of an input, `2026-12-01/2026-12-24`; moments have neither slashes nor spaces. */
export const windowName = ({ from = '', until = '' }: Show) => `${from}/${until}`;

/** The window that a name names. */
export function shownBetween(name: string): Show {
  const [from = '', until = ''] = name.split('/');
  return { ...(from === '' ? {} : { from }), ...(until === '' ? {} : { until }) };
}
