// Holds what a build would publish against what its host takes: a host may cut the rest without a word.
import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { hosts, type HostLimits, type HostName } from '../../hosting/hosts.ts';
import type { Output } from '../output/output.ts';

/** Something that is more than the host takes; `where` names the folder, file or line. */
export interface Excess {
  readonly limit: keyof HostLimits;
  readonly found: number;
  readonly most: number;
  readonly where?: string;
}

/** Thrown instead of publishing what the host would refuse or cut. */
export class OverHostLimits extends Error {
  override readonly name = 'OverHostLimits';
  constructor(
    readonly host: HostName,
    readonly excesses: readonly Excess[],
  ) {
    super(`${host} does not take the build: ${excesses.map(({ limit }) => limit).join(', ')}`);
  }
}

type Measure = Omit<Excess, 'most'>;

/** Files in each folder. */
function folderSizes(paths: readonly string[]): Measure[] {
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const folder = posix.dirname(path);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes].map(([where, found]) => ({ limit: 'filesInFolder', found, where }));
}

/** Lines of a file that say something. */
const rulesOf = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('#'));

function redirectSizes(text: string): Measure[] {
  const rules = rulesOf(text);
  const withWildcard = rules.filter((rule) => /[*:]/.test(rule.split(' ', 1)[0]!)).length;
  return [
    { limit: 'redirects', found: rules.length - withWildcard },
    { limit: 'wildcardRedirects', found: withWildcard },
    { limit: 'redirectsBytes', found: Buffer.byteLength(text) },
    ...rules.map((rule): Measure => ({
      limit: 'redirectLength',
      found: rule.length,
      where: rule.split(' ', 1)[0]!,
    })),
  ];
}

function headerSizes(text: string): Measure[] {
  const lines = rulesOf(text);
  return [
    { limit: 'headerRules', found: lines.filter((line) => line.startsWith('/')).length },
    ...lines.map((line): Measure => ({
      limit: 'headerLength',
      found: line.length,
      where: line.trim().split(':', 1)[0]!,
    })),
  ];
}

/** Throws `OverHostLimits` if a host would refuse or cut what `output` is about to publish. */
export function refuseOverLimits(
  host: HostName,
  output: Pick<Output, 'published' | 'locate'>,
): void {
  const limits: HostLimits = hosts[host].limits;
  const paths = output.published();
  const textOf = (path: string) =>
    paths.includes(path) ? readFileSync(output.locate(path), 'utf8') : '';
  const measures: Measure[] = [
    { limit: 'files', found: paths.length },
    ...folderSizes(paths),
    ...paths.map((path): Measure => ({
      limit: 'fileBytes',
      found: limits.fileBytes ? statSync(output.locate(path)).size : 0,
      where: path,
    })),
    ...redirectSizes(textOf('_redirects')),
    ...headerSizes(textOf('_headers')),
  ];
  const excesses = measures.flatMap((measure): Excess[] => {
    const most = limits[measure.limit];
    return most !== undefined && measure.found > most ? [{ ...measure, most }] : [];
  });
  if (excesses.length > 0) throw new OverHostLimits(host, excesses);
}
