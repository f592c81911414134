import { join } from 'node:path';
import { blockFiles } from '#schemas/find-own-code';
import { packageRoot } from '../../files/package-root.ts';
import type { OwnCodeFault } from '../../words/problems.ts';
import { askProgram, type ProgramAnswer } from './ask-program.ts';
import { locationInSite, type BundledCode, type CodeLocation } from './code-location.ts';
import { codeOfBlocks } from './inspect-blocks.ts';
import { loadBundled, type BundleFault } from './read-own-code.ts';

/** What is wrong with code, and where in the site. */
export interface LocatedFault {
  readonly fault: OwnCodeFault;
  readonly location: CodeLocation | null;
}

interface ComponentsAnswer extends ProgramAnswer {
  readonly bundled: BundledCode | { readonly error: BundleFault };
}

/** Bundles the components of a site's own blocks of these types, or takes what was bundled of the same code before; what is wrong where that cannot be. */
export function bundleComponents(
  dir: string,
  types: readonly string[],
): BundledCode | LocatedFault {
  const { bundled } = askProgram<ComponentsAnswer>({
    dir,
    program: 'bundle-components.mjs',
    args: [packageRoot, ...types.map((type) => `${type}:${join(dir, blockFiles(type).component)}`)],
    sources: codeOfBlocks(dir),
    mayKeep: (answer) => 'code' in answer.bundled,
  });
  if ('code' in bundled) return bundled;
  const { message, file, line = 1, column = 1 } = bundled.error;
  return {
    fault: { kind: 'code', detail: message },
    location: file === undefined ? null : locationInSite(dir, { file, line, column }),
  };
}

/** What is wrong where a component threw this. Of one that waits, React's own words speak of a screen that is shown meanwhile. */
export const faultOfThrown = (message: string): OwnCodeFault =>
  message.includes('suspended while responding')
    ? { kind: 'waits', detail: '' }
    : { kind: 'threw', detail: message };

/** Runs bundled components; what they export, each as `loadBundled` says. Throws `OwnCodeThrew`. */
export const loadComponents = <Exports>(dir: string, bundled: BundledCode) =>
  loadBundled<Exports>(dir, join(dir, 'blocks'), bundled);
