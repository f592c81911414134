import type { PostFile } from '../../engine/content/post-file.ts';
import type { CheckedRule, UnsafeAdvice } from '../../engine/blog/safety/unsafe-advice.ts';
import { unsafePost, type PostTexts } from '../../engine/blog/safety/unsafe-post.ts';
import { catalogue, type Language } from '../../engine/diagnostics/catalogue.ts';
import type { Problem } from '../../engine/diagnostics/problem.ts';
import { CommandError } from '../command-line/command-error.ts';

/** Thrown for a post that is not published because it advises what hurts. */
class UnsafePost extends CommandError {
  constructor(readonly advice: readonly UnsafeAdvice[]) {
    super('The post advises what hurts.');
  }

  override explain(language: Language): string {
    const { what, fix } = catalogue.safety[language];
    const said = this.advice.map((one) => {
      const params = paramsOf(one);
      return `${what(params)}\n${fix(params)}`;
    });
    return [...said, language === 'pt' ? 'Nada foi publicado.' : 'Nothing was published.'].join(
      '\n\n',
    );
  }
}

const paramsOf = ({ rule: { id, rule, why, instead }, sentence }: UnsafeAdvice) => ({
  sentence,
  id,
  rule,
  why,
  instead,
});

/** Throws where a post that is to be published breaks a rule of the site. */
export function refuseUnsafe(rules: readonly CheckedRule[], post: PostTexts): void {
  const advice = unsafePost(rules, post);
  if (advice.length > 0) throw new UnsafePost(advice);
}

/** The same of a file, as problems with their lines. `text` is the whole file. */
export function unsafeLines(
  rules: readonly CheckedRule[],
  { title, description, content }: PostFile,
  { path, text }: { readonly path: string; readonly text: string },
): Problem[] {
  const source = text.split(/\r?\n/);
  return unsafePost(rules, { title, meta_description: description, content }).map(
    (advice): Problem<'safety'> => {
      const found = source.findIndex((line) => line.includes(advice.sentence));
      const line = Math.max(0, found);
      return {
        file: path,
        line: line + 1,
        column: found < 0 ? 1 : source[line]!.indexOf(advice.sentence) + 1,
        length: found < 0 ? 1 : advice.sentence.length,
        code: 'safety',
        level: catalogue.safety.level,
        params: paramsOf(advice),
        source,
      };
    },
  );
}
