import type { Article, BlogPosting, Person } from 'schema-dts';
import { lastChange } from '../../blog/post-state.ts';
import { localeOf } from '../../words/locale.ts';
import { pageWordsOf } from '../../words/pages.ts';
import type { StructuredDataInput } from './head-input.ts';
import { idOf } from './services.ts';

/** The post of a page, or the article that its document says it is; none of other pages. */
export function articles(input: StructuredDataInput): (Article | BlogPosting)[] {
  const { post, page, description, canonical } = input;
  const { blog } = input.facts.site.settings.document;
  if (post)
    return [
      {
        '@type': 'BlogPosting',
        '@id': `${canonical}#post`,
        headline: post.title,
        description: post.meta_description,
        datePublished: post.published_at,
        dateModified: lastChange(post),
        keywords: post.tags.join(', '),
        ...signed(input, blog?.author),
      },
    ];
  if (!page.article) return [];
  const { published, author } = page.article;
  return [
    {
      '@type': 'Article',
      '@id': `${canonical}#article`,
      headline: headlineOf(input),
      description,
      datePublished: published,
      // Nothing changes before it is there.
      dateModified: page.updated > published ? page.updated : published,
      ...signed(input, author),
    },
  ];
}

/** What posts and articles have in common: page, language, picture, who wrote it and who publishes it. */
function signed(input: StructuredDataInput, author: string | undefined) {
  const { url, canonical, imageHref, facts } = input;
  const { language, tag } = localeOf(facts.site.settings.document);
  const { marks } = pageWordsOf(language);
  const business = { '@id': idOf(url, marks.business) };
  return {
    inLanguage: tag,
    mainEntityOfPage: { '@id': `${canonical}#${marks.page}` },
    author: personOf(input, author, business) ?? business,
    publisher: business,
    ...(imageHref ? { image: imageHref } : {}),
  };
}

/** The person of a name in `site.yaml`; null where it is nobody's. */
function personOf(
  { url, facts }: StructuredDataInput,
  author: string | undefined,
  business: { readonly '@id': string },
): Person | null {
  const { authors = {} } = facts.site.settings.document;
  if (author === undefined || !Object.hasOwn(authors, author)) return null;
  const { name, jobTitle, link } = authors[author]!;
  return {
    '@type': 'Person',
    name,
    ...(jobTitle === undefined ? {} : { jobTitle }),
    ...(link === undefined ? {} : { url: new URL(link, url).href }),
    worksFor: business,
  };
}

/** The main heading of a page, else its title. */
function headlineOf({ blocks, facts, title }: StructuredDataInput): string {
  const { schemas } = facts.site;
  for (const { type, props } of blocks) {
    const field = schemas.openingField(type);
    const heading = field === null ? undefined : props[field];
    if (typeof heading === 'string') return heading;
    if (Array.isArray(heading)) return heading.join(' ');
  }
  return title;
}
