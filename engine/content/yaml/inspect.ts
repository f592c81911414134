import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  YAMLParseError,
  type Document,
  type Node,
} from 'yaml';
import { maxAliases, maxDepth, maxDocumentBytes } from '../limits.ts';

/** What the parser lets pass and no document may have, with its offset. */
export interface Flaw {
  readonly kind: 'depth' | 'aliases' | 'alias-unknown' | 'alias-circle' | 'tag';
  readonly offset: number;
  /** Of a tag: the tag as it is written, most often; it stands before the offset. */
  readonly tag?: string;
}

const yamlTags = 'tag:yaml.org,2002:';
/** Tags that say what a value is anyway. Others bring bytes, dates, sets: values that no document of ours has. */
const ownTags: ReadonlySet<string> = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'seq', 'map'].map((name) => yamlTags + name),
);

/** How much a node is with its aliases resolved: UTF-16 units of its texts and one for each value, aliases, and levels below it. */
interface Extent {
  readonly size: number;
  readonly aliases: number;
  readonly depth: number;
}

class Found extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw.kind);
  }
}

const stop = (kind: Flaw['kind'], node: { range?: readonly number[] | null }): never => {
  throw new Found({ kind, offset: node.range?.[0] ?? 0 });
};

/** Most fields written twice that are told of one document. */
const enough = 100;

/** Adds an error of the parser's own kind for fields that are written twice; the parser would compare each with all before it. */
export function findDuplicates(document: Document.Parsed): void {
  let found = 0;
  const look = (node: unknown) => {
    const names = new Set<string>();
    for (const item of isMap(node) || isSeq(node) ? node.items : []) {
      const key = isPair(item) ? item.key : null;
      if (isScalar(key)) {
        const name = String(key.value);
        const [start, end] = key.range!;
        if (names.has(name) && (found += 1) <= enough)
          document.errors.push(
            new YAMLParseError([start, end], 'DUPLICATE_KEY', 'Map keys must be unique'),
          );
        names.add(name);
      } else look(key);
      look(isPair(item) ? item.value : item);
    }
  };
  look(document.contents);
  if (found > 0) document.errors.sort((one, other) => one.pos[0] - other.pos[0]);
}

/** The first flaw of a parsed document, in its order; null if it has none, and its value is then a tree of bounded size. */
export function inspect(document: Document.Parsed): Flaw | null {
  try {
    if (document.contents) new Inspection().extentOf(document.contents, 0);
    return null;
  } catch (error) {
    if (error instanceof Found) return error.flaw;
    throw error;
  }
}

class Inspection {
  /** By name, the node that the name stands for here; null while it is being read, when an alias would be a circle. */
  readonly #anchors = new Map<string, Extent | null>();
  #size = 0;
  #aliases = 0;

  extentOf(node: Node, level: number): Extent {
    if (isAlias(node)) return this.#aliased(node.source, node, level);
    if (node.tag !== undefined && !ownTags.has(node.tag))
      throw new Found({
        kind: 'tag',
        offset: node.range?.[0] ?? 0,
        tag: node.tag.replace(yamlTags, '!!'),
      });
    const anchor = isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined;
    if (anchor !== undefined) this.#anchors.set(anchor, null);
    const extent = this.#own(node, level);
    if (anchor !== undefined) this.#anchors.set(anchor, extent);
    return extent;
  }

  #aliased(name: string, node: Node, level: number): Extent {
    const extent = this.#anchors.get(name);
    if (extent === undefined) return stop('alias-unknown', node);
    if (extent === null) return stop('alias-circle', node);
    this.#size += extent.size;
    this.#aliases += extent.aliases + 1;
    if (this.#size > maxDocumentBytes || this.#aliases > maxAliases) stop('aliases', node);
    if (level + extent.depth > maxDepth) stop('depth', node);
    return { ...extent, aliases: extent.aliases + 1 };
  }

  #own(node: Node, level: number): Extent {
    if (!isMap(node) && !isSeq(node)) {
      const size = 1 + (isScalar(node) && typeof node.value === 'string' ? node.value.length : 0);
      this.#size += size;
      return { size, aliases: 0, depth: 0 };
    }
    if (level >= maxDepth) stop('depth', node);
    let [size, aliases, depth] = [1, 0, 0];
    const add = (child: unknown) => {
      const extent = this.extentOf(child as Node, level + 1);
      size += extent.size;
      aliases += extent.aliases;
      depth = Math.max(depth, extent.depth);
    };
    for (const item of node.items) {
      if (!isPair(item)) {
        add(item);
        continue;
      }
      if (item.key) add(item.key);
      if (item.value) add(item.value);
    }
    return { size, aliases, depth: depth + 1 };
  }
}
