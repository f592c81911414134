import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PostVersion, WrittenPost } from '../../blog/post-store.ts';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import { changeSummary } from '../post/change-summary.ts';

/** Versions whose texts are read at a time. */
const atOnce = 25;

/** What each version of a list (latest first) changed, in a few words; empty where that is not known. The texts of the latest are read at once, `more` reads on. */
export function useVersionChanges(list: readonly PostVersion[]): {
  readonly changesOfVersion: (place: number) => string;
  readonly more: (() => void) | null;
} {
  const { store } = usePanel();
  const spoken = useSpoken();
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    // A version never changes. The list tells who and when without its texts.
    queryKey: ['version-texts', list[0]?.id],
    queryFn: ({ pageParam: from }) =>
      store.versionTexts(list.slice(from, from + atOnce + 1).map(({ id }) => id)),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) =>
      list.length > pages.length * atOnce + 1 ? pages.length * atOnce : undefined,
    enabled: list.length > 1,
    staleTime: Infinity,
  });
  const texts = useMemo(
    () => new Map((data?.pages ?? []).flat().map(({ id, post }) => [id, post])),
    [data],
  );
  const summaries = useMemo(
    () =>
      list.map(({ id }, place) => {
        const after: WrittenPost | undefined = texts.get(id);
        const before = texts.get(list[place + 1]?.id ?? -1);
        if (!after || !before) return '';
        return (
          changeSummary(before, after, spoken).join(', ') || spoken.words.posts.summary.nothing
        );
      }),
    [list, texts, spoken],
  );
  return {
    changesOfVersion: (place) => summaries[place] ?? '',
    more: hasNextPage ? () => void fetchNextPage() : null,
  };
}
