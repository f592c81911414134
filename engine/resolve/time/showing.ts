// What is shown at a moment.
import type { PageDocument, Show, SiteDocument } from '#schemas/types';
import { always, isOpen, windowOf, type Clock, type Window } from '../../content/time/windows.ts';

/** Windows and promotions of a site, held to a moment. */
export class Showing {
  readonly clock: Clock;
  readonly #promotions: NonNullable<SiteDocument['promotions']>;

  constructor({ promotions = {} }: Pick<SiteDocument, 'promotions'>, clock: Clock) {
    this.clock = clock;
    this.#promotions = promotions;
  }

  /** From when to when a promotion holds; a name that there is not holds always, and is told elsewhere. */
  promotion(name: string): Window {
    const found = Object.hasOwn(this.#promotions, name) ? this.#promotions[name] : undefined;
    return found ? windowOf(found, this.clock.timeZone) : always;
  }

  /** Every window that `show` names. */
  windows(show: Show): readonly Window[] {
    const own = windowOf(show, this.clock.timeZone);
    return show.promotion === undefined ? [own] : [own, this.promotion(show.promotion)];
  }

  isShown(show: Show | undefined): boolean {
    return show === undefined || this.windows(show).every((one) => isOpen(one, this.clock.at));
  }

  isPageShown({ draft, show }: Pick<PageDocument, 'draft' | 'show'>): boolean {
    return draft !== true && this.isShown(show);
  }
}
