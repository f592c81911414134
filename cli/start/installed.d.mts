/** Paths of packages that are missing or of another version; null if nothing can be said. */
export declare function missingPackages(root: string, dev: boolean): string[] | null;
/** True if npm installed the project without the packages for development. */
export declare function isPruned(root: string): boolean;
