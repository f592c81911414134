/** Fragments of the specification that we build otherwise; docs/deviations.md has each of them. */
export const deviations: readonly string[] = [
  'rating 1-5',
  'rating, all 5 stars',
  'Rating 4.9 with 847 reviews (structured data)',
  'Backend client defaults: auth refresh tick 30 s, refresh starts 3 ticks before expiry; key-set cache 10 minutes; realtime heartbeat 25 s, timeout 10 s, reconnect backoff 1, 2, 5, 10 s; storage list default 100 items',
];
