import type { PostFile } from '../../engine/content/posts/post-file.ts';
import { printPostFile } from '../../engine/content/posts/post-file.ts';
import type { NewPost, PostStatus } from '../../engine/blog/post-store.ts';
import { meantLink } from '../../engine/check/meant-link.ts';
import { fillClaims, filledPost, type Claims } from '../../engine/blog/post-claims.ts';
import { unsafePost } from '../../engine/blog/safety/unsafe-post.ts';
import {
  unfinishedTexts,
  type UnfinishedText,
  type WrittenPost,
} from '../../engine/blog/unfinished/unfinished-post.ts';
import { formatProblems } from '../../engine/diagnostics/format.ts';
import { levelOf } from '../../engine/diagnostics/levels.ts';
import type { Problem } from '../../engine/diagnostics/problem.ts';
import { contactOf, contactTarget, nearestContact } from '../../engine/resolve/contacts.ts';
import { linkFault } from '../../engine/resolve/links.ts';
import { markdownLinks } from '../../engine/resolve/markdown-text.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { CommandError } from '../command-line/command-error.ts';
import type { PostSite } from './post-site.ts';

/** What keeps a post from being kept so: a problem without its place, the text that it is about, and what stands before that. */
type Reason = Pick<
  Problem<
    UnfinishedText['code'] | 'safety' | 'link-unknown' | 'link-local' | 'contact-number-unknown'
  >,
  'code' | 'params'
> & {
  readonly text: string;
  readonly after?: string;
};

function unfinishedReason({ code, text, write }: UnfinishedText): Reason {
  switch (code) {
    case 'image-in-text':
      return { code, params: { image: text }, text };
    case 'markup-in-text':
      return { code, params: { found: text, write }, text };
    case 'todo':
    case 'post-reference':
      return { code, params: { text }, text };
  }
}

/** What is wrong with a link of a post, by the pages of the site; nobody knows the anchors of its pages here. */
function linkReason(link: string, { settings, paths }: PostSite): Reason | null {
  if (!settings) return null;
  const at = { text: link, after: '](' };
  const contact = contactTarget(link);
  if (contact && contactOf(contact, settings.contacts) === null) {
    const params = {
      link,
      kind: contact.kind,
      nearest: nearestContact(contact, settings.contacts),
    };
    return { code: 'contact-number-unknown', params, ...at };
  }
  const faultOf = (to: string) =>
    linkFault(to, '/blog/', settings, (path) =>
      paths.has(path) ? { has: () => true } : undefined,
    );
  const fault = faultOf(link);
  if (!fault) return null;
  if (fault.kind !== 'local') {
    const meant = meantLink(link, fault.path, paths, (to) => !faultOf(to));
    return { code: 'link-unknown', params: { link, nearest: meant }, ...at };
  }
  const path = paths.has(fault.path.split('#', 1)[0]!) ? fault.path : null;
  return { code: 'link-local', params: { link, path }, ...at };
}

const claimsOf = ({ settings }: PostSite) => settings?.claims ?? {};

/** What keeps a post from being kept with this status; a draft is kept with everything. */
function reasonsAgainst(site: PostSite, post: WrittenPost, status: PostStatus): Reason[] {
  const unfinished = unfinishedTexts(post, status, site.settings?.claims ?? null).map(
    unfinishedReason,
  );
  if (status === 'draft') return unfinished;
  const unsafe = unsafePost(site.rules, filledPost(post, claimsOf(site))).map(
    ({ rule: { id, rule, why, instead, page }, missing, sentence }): Reason => ({
      code: 'safety',
      params: { sentence, id, rule, why, instead, missing, page: page ?? null },
      text: sentence,
    }),
  );
  const links = markdownLinks(post.content).map(({ target }) => target);
  const dead = [...new Set(links)].flatMap((link) => linkReason(link, site) ?? []);
  return [...unsafe, ...unfinished, ...dead];
}

/** Thrown for a post that is not published as it is, and for a file that is no post; nothing was sent. */
export class PostRefused extends CommandError {
  constructor(readonly problems: readonly Problem[]) {
    super('The post is not to be published as it is.');
  }

  override explain(language: Language): string {
    const nothing = commandWordsOf(language).blog.nothingPublished;
    return `${formatProblems(this.problems, language)}\n${nothing}`;
  }
}

/** Throws `PostRefused` where a post that is to be published is not ready for it. Lines are those that `portao blog show` prints. */
export function refuseUnready(site: PostSite, post: Omit<NewPost, 'seo_score'>): void {
  const reasons = reasonsAgainst(site, post, 'published');
  const file = { path: `/blog/${post.slug}`, text: printPostFile(post) };
  if (reasons.length > 0) throw new PostRefused(located(reasons, file, claimsOf(site)));
}

/** What keeps a file from becoming a post, as problems with their lines. `text` is the whole file. */
export function unreadyLines(
  site: PostSite,
  { title, description, tags, content, status = 'published' }: PostFile,
  file: { readonly path: string; readonly text: string },
): Problem[] {
  const post = { title, meta_description: description, tags, content };
  return located(reasonsAgainst(site, post, status), file, claimsOf(site));
}

/** Reasons as problems, where their texts first stand in a file; a sentence that was judged with its figures is found with them. */
function located(
  reasons: readonly Reason[],
  { path, text }: { readonly path: string; readonly text: string },
  claims: Claims,
): Problem[] {
  const source = text.split(/\r?\n/);
  const filled = source.map((line) => fillClaims(line, claims));
  const problems = reasons.map(({ text: about, after = '', ...reason }) => {
    const mark = about.split('\n')[0]!;
    const exact = source.findIndex((line) => line.includes(after + mark));
    const has = (lines: readonly string[]) => lines.findIndex((line) => line.includes(mark));
    const plain = has(source);
    const found = exact >= 0 ? exact : plain >= 0 ? plain : has(filled);
    const line = Math.max(0, found);
    const column =
      exact < 0 ? source[line]!.indexOf(mark) : source[line]!.indexOf(after + mark) + after.length;
    return {
      ...reason,
      file: path,
      line: line + 1,
      column: Math.max(0, column) + 1,
      length: found < 0 ? 1 : mark.length,
      level: levelOf(reason.code),
      source,
    } as Problem;
  });
  return problems.sort((one, other) => one.line - other.line || one.column - other.column);
}
