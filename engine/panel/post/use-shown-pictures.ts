import { useQueries } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { fetchPicture, type ShownPicture } from './pictures.ts';

/** Pictures that a text names, in the order of their names. */
const named = /uploads\/[0-9a-f]{16}\.(?:webp|jpg)/g;

/** The uploaded pictures of a text, by their paths, as they arrive; null for one that is not there. */
export function useShownPictures(text: string): ReadonlyMap<string, ShownPicture | null> {
  const { pictureHost } = usePanel();
  const paths = [...new Set(text.match(named))].sort();
  return useQueries({
    queries: paths.map((path) => ({
      queryKey: ['picture', path],
      queryFn: () => fetchPicture(path, pictureHost),
      // Its content never changes; one that is missing may be sent again.
      staleTime: ({ state }: { state: { data: ShownPicture | null | undefined } }) =>
        state.data ? Infinity : 0,
      gcTime: Infinity,
    })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, index) =>
          data === undefined ? [] : [[paths[index]!, data] as const],
        ),
      ),
  });
}
