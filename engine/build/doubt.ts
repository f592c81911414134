/**
 * Thrown where the quick way through a site meets anything that may be a problem. It says nothing to anybody: the site is
 * then looked at as a whole, which finds and words every problem (`readySite`).
 */
export class Doubt extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'Doubt';
  }
}
