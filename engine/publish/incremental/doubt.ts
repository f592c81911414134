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

/** What `work` reads of the site `what`. Throws `Doubt` where the system refuses, as for a file that was removed meanwhile. */
export function readOrDoubt<Result>(work: () => Result, what: string): Result {
  try {
    return work();
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === undefined ? error : new Doubt(what);
  }
}

/** Thrown where a site changed each time while it was built. */
export class SiteInMotion extends Error {
  constructor() {
    super('the site changed while it was built');
    this.name = 'SiteInMotion';
  }
}
