// The examples that the tests of posts share, and the templates of the site.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { KeyPhrases } from '#schemas/types';
import { grammarOf } from '../../engine/words/grammar.ts';
import { loadPostTemplates } from '../../engine/resolve/generator/load-post-templates.ts';
import type { ScoredPost, Scoring, SeoRuleId } from '../../engine/blog/seo-score.ts';
import type { Claims } from '../../engine/blog/post-claims.ts';
import type { PostTemplates } from '../../engine/blog/generator/templates.ts';

const here = dirname(fileURLToPath(import.meta.url));
/** Folder of the site that we deliver. */
export const siteDir = join(here, '..', '..', 'site');

const read = (path: string): unknown => parse(readFileSync(path, 'utf8'));

/** `rules.examples.yaml`: what each rule makes of a value. */
export const rules = read(join(here, 'rules.examples.yaml')) as {
  readonly slug: readonly { readonly title: string; readonly slug: string }[];
  readonly slugCut: readonly {
    readonly text: string;
    readonly times: number;
    readonly length: number;
  }[];
  readonly readingTime: readonly { readonly words: number; readonly minutes: number }[];
  readonly words: readonly { readonly text: string; readonly words: number }[];
  readonly keywords: readonly { readonly text: string; readonly matches: readonly string[] }[];
  readonly seoBoundaries: readonly {
    readonly rule: SeoRuleId;
    readonly points: number;
    readonly value: number;
    readonly passes: boolean;
  }[];
  readonly seoScore: readonly {
    readonly name: string;
    readonly post: ScoredPost;
    readonly score: number;
  }[];
  readonly markdown: readonly {
    readonly name: string;
    readonly text: string;
    readonly html: string;
  }[];
};

/** A text that tries to run script. */
export interface Payload {
  readonly name: string;
  readonly text: string;
}

/** `hostile.yaml`: `texts` for any field of a post, `markdown` for its content. */
export const hostile = read(join(here, 'hostile.yaml')) as {
  readonly texts: readonly Payload[];
  readonly markdown: readonly Payload[];
};

/** Figures of the site that we deliver, what its SEO score looks for, and what the titles of its posts end with. */
export const {
  claims,
  blog: { keyPhrases, titleSuffix },
} = read(join(siteDir, 'site.yaml')) as {
  claims: Claims;
  blog: { keyPhrases: KeyPhrases; titleSuffix: string };
};

/** What posts of the site that we deliver are scored with. */
export const scoring: Scoring = { keyPhrases, claims };

/** What the generator knows of its language. */
export const grammar = grammarOf('pt-BR');

/** The generator's templates of the site that we deliver; throws with the problems where they are wrong. */
export function siteTemplates(): PostTemplates {
  const { templates, problems } = loadPostTemplates(siteDir, claims);
  if (!templates)
    throw new Error(
      JSON.stringify(
        problems.map(({ file, line, code, params }) => ({ file, line, code, params })),
      ),
    );
  return templates;
}
