// What Vite makes of the blocks: the library's, and those that a site has of its own. Read by vite.config.ts, so it imports
// nothing else of the engine.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { blockFiles, ownBlockTypes, ownDrawings, pascal } from '#schemas/find-own-code';

/** Folders of the blocks of a site: those of the library, then its own. */
export const blockFolders = (root: string, siteDir: string) =>
  [join(root, 'blocks'), join(siteDir, 'blocks')].filter((folder) => existsSync(folder));

/** A block of the library or of a site: its folder and what its schema says. */
interface FoundBlock {
  readonly type: string;
  readonly folder: string;
  readonly schema: { readonly 'x-island'?: boolean; readonly 'x-script'?: string };
}

/** A schema; null where there is none, and for one that is no JSON, which the engine tells. */
function readSchema(file: string): FoundBlock['schema'] | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FoundBlock['schema'];
  } catch {
    return null;
  }
}

/** The own blocks of a site. One that lacks its component is left out, which the engine tells (own-code/inspect-blocks.ts): the others are shown. */
const ownBlocks = (siteDir: string) =>
  ownBlockTypes(siteDir).flatMap((type): FoundBlock[] => {
    const files = blockFiles(type);
    const schema = readSchema(join(siteDir, files.schema));
    return schema && existsSync(join(siteDir, files.component))
      ? [{ type, folder: join(siteDir, 'blocks', type), schema }]
      : [];
  });

/** The blocks of the library, without those that the site replaces. */
const libraryBlocks = (root: string, own: readonly FoundBlock[]) =>
  readdirSync(join(root, 'schemas/blocks')).flatMap((file): FoundBlock[] => {
    const type = basename(file, '.schema.json');
    const schema = readSchema(join(root, 'schemas/blocks', file));
    return schema && !own.some((block) => block.type === type)
      ? [{ type, folder: join(root, 'blocks', type), schema }]
      : [];
  });

/** Types in order of the files of their schemas, as the engine has them (engine/content/schemas.ts). */
const inOrder = (blocks: readonly FoundBlock[]) =>
  [...blocks].sort((a, b) => (`${a.type}.` < `${b.type}.` ? -1 : 1));

/** A script, TypeScript in a checkout and in sites, JavaScript in the package. */
const scriptFile = (path: string) => (existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.js`);

/** A module with the components and styles of the own blocks, by type. */
function componentsModule(own: readonly FoundBlock[]): string {
  const blocks = own.map(({ type, folder }, index) => {
    const styles = readdirSync(folder)
      .filter((file) => file.endsWith('.module.css'))
      .sort();
    return {
      imports: [
        `import { ${pascal(type)} as component${index} } from ${JSON.stringify(join(folder, `${pascal(type)}.tsx`))};`,
        ...styles.map(
          (file, number) =>
            `import style${index}_${number} from ${JSON.stringify(`${join(folder, file)}?inline`)};`,
        ),
      ].join('\n'),
      entry: `  ${JSON.stringify(type)}: { Component: component${index}, styles: [${styles.map((_, number) => `style${index}_${number}`).join(', ')}] },`,
    };
  });
  return `${blocks.map(({ imports }) => imports).join('\n')}\nexport const ownBlocks = {\n${blocks.map(({ entry }) => entry).join('\n')}\n};\n`;
}

/** A module with what starts the client modules of one page script; of any but that of every page, by block type. */
function islandsModule(blocks: readonly FoundBlock[], script: string): string {
  const islands = inOrder(blocks).filter(
    ({ schema }) => schema['x-island'] && (schema['x-script'] ?? 'document') === script,
  );
  const imports = islands.map(
    ({ type, folder }, index) =>
      `import { start as start${index} } from ${JSON.stringify(scriptFile(join(folder, `${type}.client`)))};`,
  );
  // Every page starts all of them: names would be weight.
  const starts = islands.map((_, index) => `start${index}`).join(', ');
  const named = islands.map(({ type }, index) => `${JSON.stringify(type)}: start${index}`);
  const list = script === 'document' ? `[${starts}]` : `{ ${named.join(', ')} }`;
  return `${imports.join('\n')}\nexport const islands = ${list};\n`;
}

/** Names of the drawings of the library. */
const libraryDrawings = (root: string) =>
  (
    JSON.parse(readFileSync(join(root, 'schemas/shared/drawing.schema.json'), 'utf8')) as {
      readonly enum: readonly string[];
    }
  ).enum;

/**
 * A module with the drawings of the site, by name, or with those of `names` (engine/content/pictures/drawing-faults.ts has
 * judged them).
 */
function drawingsModule(siteDir: string, names?: readonly string[]): string {
  const wanted = ownDrawings(siteDir).filter(({ name }) => names?.includes(name) ?? true);
  const drawings = wanted.map(({ name, file }): [string, object] => {
    const text = readFileSync(join(siteDir, file), 'utf8');
    const [, viewBox = '', markup = ''] =
      /<svg\s[^>]*\bviewBox\s*=\s*"([^"]*)"[^>]*>([^]*)<\/svg>/.exec(text) ?? [];
    return [name, { viewBox, markup: markup.trim().replace(/>\s+</g, '><') }];
  });
  return `export const ownDrawings = ${JSON.stringify(Object.fromEntries(drawings))};\n`;
}

const prefix = 'virtual:portao/';

/**
 * Gives the entries the blocks of a site: `virtual:portao/own-blocks` (components and styles), `virtual:portao/own-drawings`,
 * `virtual:portao/islands/<script>` (client modules).
 * To own blocks it gives `portao/blocks`, which a site need not have among its packages.
 */
export function siteBlocks(root: string, siteDir: string): Plugin {
  return {
    name: 'portao:site-blocks',
    resolveId: (id) =>
      id.startsWith(prefix)
        ? `\0${id}`
        : id === 'portao/blocks'
          ? scriptFile(join(root, 'blocks/exports'))
          : null,
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const own = ownBlocks(siteDir);
      const [name, script = ''] = id.slice(prefix.length + 1).split('/');
      // What a document names is drawn on the server; a script draws what its block names, of the library or in its place.
      if (name === 'own-drawings')
        return this.environment.name === 'client'
          ? drawingsModule(siteDir, libraryDrawings(root))
          : drawingsModule(siteDir);
      if (name === 'own-blocks') return componentsModule(inOrder(own));
      return islandsModule([...libraryBlocks(root, own), ...own], script);
    },
    configureServer({ watcher, moduleGraph }) {
      // A block that comes or goes changes what these modules say, and so do another drawing and another schema.
      const isSaid = (event: string, file: string) =>
        file.startsWith(join(siteDir, 'drawings')) ||
        (file.startsWith(join(siteDir, 'blocks')) &&
          (event !== 'change' || file.endsWith('.schema.json')));
      for (const event of ['add', 'change', 'unlink'] as const)
        watcher.on(event, (file) => {
          if (!isSaid(event, file)) return;
          for (const [id, module] of moduleGraph.idToModuleMap)
            if (id.startsWith(`\0${prefix}`)) moduleGraph.invalidateModule(module);
        });
    },
  };
}
