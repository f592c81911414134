import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../blog/people.ts';
import type { PostSummary } from '../../blog/post-store.ts';
import { usePanel } from '../data/panel-context.ts';

/** Posts of the list that are read at a time. */
const atOnce = 100;

/** All the posts to come that somebody wrote in, the next first; nothing is asked for null. Versions know their author by name, and by address where there is none. */
export function useScheduledBy(person: Person | null) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['posts', 'scheduled-by', person?.email],
    queryFn: async () => {
      const scheduled: PostSummary[] = [];
      for (let total = 1; scheduled.length < total;) {
        const part = await store.list({
          state: 'scheduled',
          order: 'published_at',
          ascending: true,
          offset: scheduled.length,
          limit: atOnce,
        });
        scheduled.push(...part.items);
        total = part.items.length > 0 ? part.total : 0;
      }
      const names = [person!.name, person!.email].filter(Boolean);
      const hers = new Set(
        await store.writtenBy(
          names,
          scheduled.map(({ id }) => id),
        ),
      );
      return scheduled.filter(({ id }) => hers.has(id));
    },
    enabled: person !== null,
    staleTime: 0,
    retry: false,
  });
}
