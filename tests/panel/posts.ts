import { expect } from 'vitest';
import { DataError } from '../../engine/blog/data-error.ts';
import type { CheckedRule } from '../../engine/blog/safety/compile-rules.ts';
import type { BusinessDrafts } from '../../engine/panel/data/business-drafts.ts';
import type { FormEntries } from '../../engine/panel/data/form-entries.ts';
import type { People } from '../../engine/blog/people.ts';
import type { Post, PostStore } from '../../engine/blog/post-store.ts';

/** A post of the tests; what matters to one is given. */
export function postWith(fields: Partial<Post> = {}): Post {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Motor de portão: quando trocar',
    slug: 'motor-de-portao-quando-trocar',
    content: 'Um motor de portão.\n',
    meta_description: 'Quando trocar.',
    tags: ['motor', 'portão', 'troca'],
    seo_score: 60,
    computed_score: null,
    views: 12,
    status: 'published',
    published_at: '2026-11-18T12:34:56.123456+00:00',
    withdrawn_at: null,
    created_at: '2026-11-18T12:00:00+00:00',
    updated_at: '2026-11-18T13:00:00.000001+00:00',
    ...fields,
  };
}

/** A rule of safety that a word breaks. */
export const ruleOf = (word: string): CheckedRule => ({
  id: 'regra',
  rule: 'Diz a regra.',
  why: 'Porque machuca.',
  instead: 'Assim não.',
  within: 'sentence',
  finds: [word],
});

/** Rules as a page hands them out. */
export const rulesOf =
  (...rules: CheckedRule[]) =>
  () =>
    Promise.resolve({ rules });

/** What refuses everything but what a test gives it. */
const refusing = <Whole extends object>(methods: Partial<Whole>): Whole =>
  new Proxy(methods, {
    get: (given, name) =>
      name in given
        ? given[name as keyof Whole]
        : () => Promise.reject(new DataError('unexpected', `no ${String(name)} in this test`)),
  }) as Whole;

/** A store that refuses everything but what a test gives it; it has no post. */
export const storeWith = (methods: Partial<PostStore>) =>
  refusing<PostStore>({
    texts: () => Promise.resolve([]),
    get: () => Promise.resolve(null),
    ...methods,
  });

/** An id that was made for a new post. */
export const someId = expect.stringMatching(
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
) as string;

/** Entries of forms: none, but for what a test gives. */
export const entriesWith = (methods: Partial<FormEntries>) =>
  refusing<FormEntries>({ list: () => Promise.resolve({ items: [], total: 0 }), ...methods });
/** Drafts of which there is none. */
export const draftsWith = (methods: Partial<BusinessDrafts>) =>
  refusing<BusinessDrafts>({ read: () => Promise.resolve(null), ...methods });
/** The same of people. */
export const peopleWith = (methods: Partial<People>) => refusing<People>(methods);
