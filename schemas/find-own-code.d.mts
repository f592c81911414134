/** A file of a site (relative to its folder, with `/`) and the name that it gives to what it holds. */
export interface OwnFile {
  readonly name: string;
  readonly file: string;
}
export const pascal: (name: string) => string;
export const ownFolders: readonly string[];
export const addsToLibrary: (siteDir: string) => boolean;
export const blockFiles: (type: string) => {
  readonly schema: string;
  readonly component: string;
};
export function ownBlockTypes(siteDir: string): readonly string[];
export const ownDrawings: (siteDir: string) => readonly OwnFile[];
export const ownModules: (siteDir: string, folder: 'facts' | 'lints') => readonly OwnFile[];
