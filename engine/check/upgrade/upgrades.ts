import { withSchemaLine, wrongSchemaLine } from '../lints/schema-line.ts';

/** A document as an upgrade reads it: its path relative to the site's folder, and its text. */
export interface WrittenDocument {
  readonly path: string;
  readonly text: string;
}

/** The site that is upgraded; folders are absolute. */
export interface UpgradedSite {
  readonly dir: string;
  /** The schemas that its documents name for editors. */
  readonly schemaDir: string;
}

/** What a version wants otherwise in documents, and how they get there. */
export interface Upgrade {
  /** Its name in the words of `portao upgrade`, which say what it does. */
  readonly name: UpgradeName;
  /** The version that wants it. */
  readonly since: string;
  /** The text as that version wants it, every other byte as it was; the same text where nothing is to be done. */
  readonly apply: (document: WrittenDocument, site: UpgradedSite) => string;
}

/** Names of the upgrades. */
export type UpgradeName = 'schemaLine';

/** Every upgrade, in the order in which they are done. */
export const upgrades: readonly Upgrade[] = [
  {
    name: 'schemaLine',
    since: '0.1.0',
    apply: ({ path, text }, { dir, schemaDir }) => {
      const line = wrongSchemaLine({ path, text }, dir, schemaDir);
      return line && line.found !== null ? withSchemaLine(text, line) : text;
    },
  },
];
