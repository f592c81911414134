import type { PostFile } from '../../engine/content/post-file.ts';
import type { PostStatus } from '../../engine/blog/post-store.ts';
import type { CheckedRule } from '../../engine/blog/safety/unsafe-advice.ts';
import { unsafePost } from '../../engine/blog/safety/unsafe-post.ts';
import { unfinishedTexts, type WrittenPost } from '../../engine/blog/unfinished-post.ts';
import { levels } from '../../engine/diagnostics/levels.ts';
import type { Problem } from '../../engine/diagnostics/problem.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import type { Language } from '../../engine/words/language.ts';
import { problemWordsOf } from '../../engine/words/problems.ts';
import type { Wording } from '../../engine/words/wording.ts';
import { CommandError } from '../command-line/command-error.ts';

/** What keeps a post from being kept so: a problem without its place, and the text that it is about. */
type Reason = Pick<Problem<'safety' | 'image-in-text' | 'todo'>, 'code' | 'params'> & {
  readonly text: string;
};

/** What keeps a post from being kept with this status: advice that hurts, a picture, a text that is still to be written. */
function reasonsAgainst(
  rules: readonly CheckedRule[],
  post: WrittenPost,
  status: PostStatus,
): Reason[] {
  const unsafe = status === 'draft' ? [] : unsafePost(rules, post);
  return [
    ...unsafe.map(({ rule: { id, rule, why, instead }, sentence }): Reason => ({
      code: 'safety',
      params: { sentence, id, rule, why, instead },
      text: sentence,
    })),
    ...unfinishedTexts(post, status).map(({ code, text }): Reason =>
      code === 'todo' ? { code, params: { text }, text } : { code, params: { image: text }, text },
    ),
  ];
}

/** Thrown for a post that is not published as it is. */
class UnreadyPost extends CommandError {
  constructor(readonly reasons: readonly Reason[]) {
    super('The post is not to be published as it is.');
  }

  override explain(language: Language): string {
    const said = this.reasons.map(({ code, params }) => {
      const { what, fix } = problemWordsOf(language).sentences[code] as Wording<unknown>;
      return `${what(params)}\n${fix(params)}`;
    });
    return [...said, commandWordsOf(language).blog.nothingPublished].join('\n\n');
  }
}

/** Throws where a post that is to be published is not ready for it. */
export function refuseUnready(rules: readonly CheckedRule[], post: WrittenPost): void {
  const reasons = reasonsAgainst(rules, post, 'published');
  if (reasons.length > 0) throw new UnreadyPost(reasons);
}

/** What keeps a file from becoming a post, as problems with their lines. `text` is the whole file. */
export function unreadyLines(
  rules: readonly CheckedRule[],
  { title, description, tags, content, status = 'published' }: PostFile,
  { path, text }: { readonly path: string; readonly text: string },
): Problem[] {
  const source = text.split(/\r?\n/);
  const post = { title, meta_description: description, tags, content };
  const problems = reasonsAgainst(rules, post, status).map(({ text: about, ...reason }) => {
    const mark = about.split('\n')[0]!;
    const found = source.findIndex((line) => line.includes(mark));
    const line = Math.max(0, found);
    return {
      ...reason,
      file: path,
      line: line + 1,
      column: found < 0 ? 1 : source[line]!.indexOf(mark) + 1,
      length: found < 0 ? 1 : mark.length,
      level: levels[reason.code],
      source,
    } as Problem;
  });
  return problems.sort((one, other) => one.line - other.line);
}
