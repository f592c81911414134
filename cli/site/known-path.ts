import type { Language } from '../../engine/words/language.ts';
import { nearest } from '../../engine/diagnostics/suggest.ts';
import { anyPostPath } from '../../engine/provenance/any-post.ts';
import { commandWordsOf } from '../../engine/words/commands.ts';
import { pathOf, type SiteView } from './site-view.ts';
import { WrongUse } from '../command-line/command-error.ts';

/** The path of a page of the site, from what a person wrote or copied. A post is looked at as the sample post, where there is one. Throws `WrongUse` with the nearest path, or with where a redirect leads. */
export function knownPath(
  text: string,
  {
    site,
    pages,
  }: Pick<SiteView, 'site'> & { readonly pages: readonly { readonly path: string }[] },
  language: Language,
): string {
  const path = pathOf(text);
  const paths = pages.map((page) => page.path);
  if (paths.includes(path)) return path;
  if (path.startsWith('/blog/') && paths.includes(anyPostPath)) return anyPostPath;
  const words = commandWordsOf(language).shared;
  const redirect = site.settings.document.redirects?.find(({ from }) => from === path);
  if (redirect) throw new WrongUse(words.isRedirect({ path, to: redirect.to }));
  const slug = path.slice(path.lastIndexOf('/'));
  const near = paths.find((candidate) => candidate === slug) ?? nearest(path, paths);
  throw new WrongUse(words.noPageAt({ path, near }));
}
