import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { paramsOf, type Problem } from '../../engine/diagnostics/problem.ts';
import type { Site } from '../../engine/content/validate.ts';

/** What an upgrade leaves to a person, with what it is about. */
export type ByHand =
  | { readonly name: 'places'; readonly places: readonly string[] }
  | { readonly name: 'blocks'; readonly types: readonly string[] }
  | { readonly name: 'entry' }
  | { readonly name: 'keyPhrases' };

/** What is left to a person in a site of an earlier version; `refused` are the places that could not be edited, `problems` those of its check. */
export function leftByHand(
  dir: string,
  site: Site | null,
  problems: readonly Problem[],
  refused: readonly string[],
): readonly ByHand[] {
  const types = new Set(
    problems.flatMap((problem) =>
      problem.code === 'block-unknown-type' ? [paramsOf(problem, problem.code).found] : [],
    ),
  );
  const blog = site?.settings.document.blog;
  // Until 0.1.0 every site had this folder, and the engine the phrases.
  const isOld = existsSync(join(dir, 'entry/render.ts'));
  return [
    ...(refused.length > 0 ? [{ name: 'places', places: refused } as const] : []),
    ...(types.size > 0 ? [{ name: 'blocks', types: [...types].sort() } as const] : []),
    ...(isOld && blog && !blog.keyPhrases ? [{ name: 'keyPhrases' } as const] : []),
    ...(isOld ? [{ name: 'entry' } as const] : []),
  ];
}
