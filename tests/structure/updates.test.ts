// Dependabot proposes every update but those that the README gives a reason against.
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { textOf } from './tree.ts';

interface Updates {
  readonly 'package-ecosystem': string;
  readonly groups?: Readonly<Record<string, { readonly 'update-types': readonly string[] }>>;
  readonly ignore?: readonly {
    readonly 'dependency-name': string;
    readonly versions: readonly string[];
  }[];
}

const { updates } = parse(textOf('.github/dependabot.yml')) as { updates: readonly Updates[] };
const npm = updates.find((one) => one['package-ecosystem'] === 'npm')!;
const held = npm.ignore!.map(
  ({ 'dependency-name': name, versions }) => [name, versions.join(' ')] as const,
);
const manifest = JSON.parse(textOf('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const installed = { ...manifest.dependencies, ...manifest.devDependencies };
const numbers = (version: string) => version.split('.').map(Number);

/** True if a version is at least another one, which may leave out its last numbers. */
function isAtLeast(version: string, least: string): boolean {
  const have = numbers(version);
  for (const [index, wanted] of numbers(least).entries())
    if (have[index] !== wanted) return have[index]! > wanted;
  return true;
}

test('packages and actions are looked at, and what changes no interface comes in one piece', () => {
  expect(updates.map((one) => one['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  expect(Object.values(npm.groups!).flatMap((group) => group['update-types'])).toEqual([
    'minor',
    'patch',
  ]);
});

describe('a version that is held back', () => {
  test.each(held)('of %s (%s) is newer than the one in use', (name, range) => {
    const [, least] = /^>=([\d.]+)$/.exec(range) ?? [];
    expect(least, range).toBeDefined();
    expect(installed[name], name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(isAtLeast(installed[name]!, least!)).toBe(false);
  });

  test('is one of those that the README names', () => {
    const [, section = ''] =
      /## Versions that are held back\n([^]*?)\n## /.exec(textOf('README.md')) ?? [];
    const named = Array.from(section.matchAll(/`([^`]+)` (?:below )?(\d[\d.]*\d|\d)/g), (match) => [
      match[1],
      `>=${match[2]}`,
    ]);
    expect(named.sort()).toEqual([...held].sort());
  });
});
