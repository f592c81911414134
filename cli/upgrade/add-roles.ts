import { isNode, visit } from 'yaml';
import { withoutRole } from '#schemas/roles';
import { parseWithPositions } from '../../engine/content/source-file.ts';

/** Roles that fields with a name of the site (`x-names`, until 0.1.0) have now; of pages also addresses may be meant. */
const roleOfNames = (kind: unknown) => (kind === 'page' ? 'link' : String(kind));

/** The text of an own block's schema with what every string is: a name of the site where it says so (`x-names`), else a text that people read. */
export function addRoles(text: string): string {
  const named = withRoles(text);
  const { document } = parseWithPositions(named);
  const missing = withoutRole(document.toJS());
  return missing.reduceRight((edited, at) => {
    const node = document.getIn(at, true);
    if (!isNode(node) || !node.range) return edited;
    const start = node.range[0] + 1;
    const gap = /^\s*/.exec(edited.slice(start))![0];
    const role = `"x-role": "text",${gap === '' ? ' ' : gap}`;
    return edited.slice(0, start) + gap + role + edited.slice(start + gap.length);
  }, named);
}

/** `x-names` as the role that it is now. */
function withRoles(text: string): string {
  let edited = text;
  const edits: (readonly [from: number, to: number, written: string])[] = [];
  visit(parseWithPositions(text).document, {
    Pair(_, { key, value }) {
      if (!isNode(key) || !isNode(value) || key.toJSON() !== 'x-names') return;
      const written = `"x-role": ${JSON.stringify(roleOfNames(value.toJSON()))}`;
      edits.push([key.range![0], value.range![1], written]);
    },
  });
  for (const [from, to, written] of edits.reverse())
    edited = edited.slice(0, from) + written + edited.slice(to);
  return edited;
}
