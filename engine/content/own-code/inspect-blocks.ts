import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blockFiles } from '#schemas/find-own-code';
import type { Problem } from '../../diagnostics/problem.ts';
import type { OwnCodeFault } from '../../words/problems.ts';
import { fileProblem } from '../file-problem.ts';
import type { Schemas } from '../schemas.ts';
import { filesBelow } from '../site-files.ts';
import { askProgram, type ProgramAnswer } from './ask-program.ts';
import { withLines, type CodeLocation } from './code-location.ts';

/** What `inspect.mjs` finds. */
interface Inspection extends ProgramAnswer {
  readonly faults: readonly (CodeLocation & OwnCodeFault & { readonly length: number })[];
}

/**
 * What cannot work in the code of a site's own blocks, told without running it: what only Node or only a browser has, files
 * that are missing, what is no TypeScript. A site without own blocks costs nothing. Errors: `own-code`.
 */
export function inspectBlocks(dir: string, schemas: Schemas): readonly Problem[] {
  const types = schemas.ownTypes;
  if (types.length === 0) return [];
  const clients = types.map((type) => ({ type, client: clientFile(dir, type) }));
  const isIsland = ({ type }: { type: string }) => schemas.block(type)['x-island'] === true;
  const unwanted = clients
    .filter((one) => !isIsland(one) && existsSync(join(dir, one.client)))
    .map(({ client }) =>
      fileProblem(client, 'own-code', { fault: { kind: 'island', detail: '' } }),
    );
  const { faults } = askProgram<Inspection>({
    dir,
    program: 'inspect.mjs',
    args: [
      dir,
      ...types.map((type) => `component:${blockFiles(type).component}`),
      ...clients.filter(isIsland).map(({ client }) => `client:${client}`),
    ],
    sources: codeOfBlocks(dir),
    mayKeep: (answer) => answer.faults.length === 0,
  });
  const refused = faults.map(({ kind, detail, ...location }) =>
    fileProblem(location.file, 'own-code', { fault: { kind, detail } }, withLines(dir, location)),
  );
  return [...unwanted, ...refused];
}

/** The file of what a block does in the browser, relative to the site. */
function clientFile(dir: string, type: string): string {
  const path = `blocks/${type}/${type}.client`;
  return existsSync(join(dir, `${path}.js`)) ? `${path}.js` : `${path}.ts`;
}

/** The modules of a site's own blocks (absolute), sorted. */
export const codeOfBlocks = (dir: string): readonly string[] =>
  filesBelow(join(dir, 'blocks'))
    .files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .map((file) => join(dir, 'blocks', file));
