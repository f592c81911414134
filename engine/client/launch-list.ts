/** What is missing before the site may be public, as a build saw it: what it is, what to do, and where it is written. */
export interface LaunchList {
  readonly missing: readonly {
    /** Relative to the folder of the site. */
    readonly file: string;
    readonly line: number;
    readonly message: string;
    readonly fix: string;
  }[];
}

/** Where a build leaves it for the panel; the development server has nothing there. */
export const launchPath = '/launch.json';
