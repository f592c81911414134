// What Vite makes of the blocks: the library's, and those that a site has of its own. Read by vite.config.ts, so it imports
// nothing but Node.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Folders of the blocks of a site: those of the library, then its own. */
export const blockFolders = (root: string, siteDir: string) =>
  [join(root, 'blocks'), join(siteDir, 'blocks')].filter((folder) => existsSync(folder));

/** A block of the library or of a site: its folder and what its schema says. */
interface FoundBlock {
  readonly type: string;
  readonly folder: string;
  readonly schema: { readonly 'x-island'?: boolean; readonly 'x-script'?: string };
}

/** A schema; null for one that is no JSON, which the engine tells. */
function readSchema(file: string): FoundBlock['schema'] | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FoundBlock['schema'];
  } catch {
    return null;
  }
}

/** The files of schemas in a folder, by the types that their names say. */
const schemasIn = (folder: string, fileOf: (name: string) => string): FoundBlock[] =>
  existsSync(folder)
    ? readdirSync(folder).flatMap((name) => {
        const file = join(folder, fileOf(name));
        const schema = file.endsWith('.schema.json') && existsSync(file) && readSchema(file);
        const type = basename(file, '.schema.json');
        return schema ? [{ type, folder: join(folder, name), schema }] : [];
      })
    : [];

/** The own blocks of a site. One that lacks its component is left out, which the engine tells (own-code/inspect-blocks.ts): the others are shown. */
const ownBlocks = (siteDir: string) =>
  schemasIn(join(siteDir, 'blocks'), (name) => `${name}/${name}.schema.json`).filter(
    ({ type, folder }) => existsSync(join(folder, `${componentOf(type)}.tsx`)),
  );

/** The blocks of the library, without those that the site replaces. */
function libraryBlocks(root: string, own: readonly FoundBlock[]): FoundBlock[] {
  const folder = join(root, 'blocks');
  return schemasIn(join(root, 'schemas/blocks'), (name) => name)
    .filter(({ type }) => !own.some((block) => block.type === type))
    .map((block) => ({ ...block, folder: join(folder, block.type) }));
}

/** Types in order of the files of their schemas, as the engine has them (engine/content/schemas.ts). */
const inOrder = (blocks: readonly FoundBlock[]) =>
  [...blocks].sort((a, b) => (`${a.type}.` < `${b.type}.` ? -1 : 1));

/** A script, TypeScript in a checkout and in sites, JavaScript in the package. */
const scriptFile = (path: string) => (existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.js`);

const componentOf = (type: string) =>
  type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A module with the components and styles of the own blocks, by type. */
function componentsModule(own: readonly FoundBlock[]): string {
  const blocks = own.map(({ type, folder }, index) => {
    const styles = readdirSync(folder)
      .filter((file) => file.endsWith('.module.css'))
      .sort();
    return {
      imports: [
        `import { ${componentOf(type)} as component${index} } from ${JSON.stringify(join(folder, `${componentOf(type)}.tsx`))};`,
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

/** A module with the drawings of the site, by name (engine/content/pictures/drawing-faults.ts has judged them). */
function drawingsModule(siteDir: string): string {
  const folder = join(siteDir, 'drawings');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const drawings = files
    .filter((file) => file.endsWith('.svg'))
    .map((file): [string, object] => {
      const text = readFileSync(join(folder, file), 'utf8');
      const [, viewBox = '', markup = ''] =
        /<svg\s[^>]*\bviewBox\s*=\s*"([^"]*)"[^>]*>([^]*)<\/svg>/.exec(text) ?? [];
      return [basename(file, '.svg'), { viewBox, markup: markup.trim().replace(/>\s+</g, '><') }];
    });
  return `export const ownDrawings = ${JSON.stringify(Object.fromEntries(drawings))};\n`;
}

const prefix = 'virtual:portao/';

/**
 * Gives the entries the blocks of a site: `virtual:portao/own-blocks` (components and styles), `virtual:portao/own-drawings`,
 * `virtual:portao/islands/<script>` (client modules) and `virtual:portao/block-types` (all names, as documents have them).
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
      const all = [...libraryBlocks(root, own), ...own];
      const [name, script = ''] = id.slice(prefix.length + 1).split('/');
      if (name === 'own-drawings') return drawingsModule(siteDir);
      if (name === 'own-blocks') return componentsModule(inOrder(own));
      if (name === 'islands') return islandsModule(all, script);
      const types = inOrder(all).map(({ type }) => type);
      return `export const blockTypes = ${JSON.stringify(types)};\n`;
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
