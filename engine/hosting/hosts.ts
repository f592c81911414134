// What each kind of host takes of a build, and how much of it.

/** Files that one host or another reads. */
export const hostFiles = ['_headers', '_redirects', 'nginx.conf'] as const;

/** How much a host takes; what is left out has no limit. */
export interface HostLimits {
  readonly files?: number;
  readonly filesInFolder?: number;
  /** Bytes of one file. */
  readonly fileBytes?: number;
  /** Rules of `_redirects` without and with `*`. */
  readonly redirects?: number;
  readonly wildcardRedirects?: number;
  /** Bytes of `_redirects`. */
  readonly redirectsBytes?: number;
  /** Characters of a line of `_redirects`. */
  readonly redirectLength?: number;
  /** Rules of `_headers`, and characters of a line of it. */
  readonly headerRules?: number;
  readonly headerLength?: number;
}

/** A kind of host. */
export interface HostProfile {
  readonly reads: readonly (typeof hostFiles)[number][];
  /** True if it sends `.br` and `.gz` that lie beside a file; others compress by themselves. */
  readonly sendsCompressed: boolean;
  /** True if it answers an unknown address with the 404.html nearest to it, and knows no rewrite with status 404. */
  readonly nearestUnknown: boolean;
  /** True if it takes the entries of forms that name no other target. */
  readonly takesForms: boolean;
  readonly limits: HostLimits;
}

/**
 * Sources: developers.cloudflare.com/pages/configuration/redirects, …/headers, …/platform/limits (2026-11; 100 KB of
 * `_redirects` by report of users, cut without a word).
 */
const cloudflare: HostProfile = {
  reads: ['_headers', '_redirects'],
  sendsCompressed: false,
  nearestUnknown: true,
  takesForms: false,
  limits: {
    files: 20_000,
    fileBytes: 25 * 1024 * 1024,
    redirects: 2_000,
    wildcardRedirects: 100,
    redirectsBytes: 100_000,
    redirectLength: 1_000,
    headerRules: 100,
    headerLength: 2_000,
  },
};

/** The hosts that a build can be made for. */
export const hosts = {
  nginx: {
    reads: ['nginx.conf'],
    sendsCompressed: true,
    nearestUnknown: false,
    takesForms: false,
    limits: {},
  },
  cloudflare,
  // Since 2026-01-23, on plans that cost something.
  'cloudflare-paid': { ...cloudflare, limits: { ...cloudflare.limits, files: 100_000 } },
  // Sources: docs.netlify.com/site-deploys/overview, …/manage/routing/redirects/overview (2026-11).
  netlify: {
    reads: ['_headers', '_redirects'],
    sendsCompressed: false,
    nearestUnknown: false,
    takesForms: false,
    limits: { filesInFolder: 54_000, redirects: 10_000 },
  },
  // Our own, `npm start` and `portao serve`, takes headers from engine/hosting/headers.ts.
  server: {
    reads: ['_redirects'],
    sendsCompressed: true,
    nearestUnknown: false,
    takesForms: true,
    limits: {},
  },
} as const satisfies Readonly<Record<string, HostProfile>>;

/** Name of a host. */
export type HostName = keyof typeof hosts;

/** For whoever does not say where the site goes: every file that some host reads. */
export const anyHost: HostProfile = {
  reads: hostFiles,
  sendsCompressed: true,
  nearestUnknown: true,
  takesForms: false,
  limits: {},
};
