import { useQuery } from '@tanstack/react-query';
import type { Person } from '../../blog/people.ts';
import { usePanel } from '../data/panel-context.ts';

/** Posts that are looked at: those that come next. */
const looked = 50;

/** The posts to come that somebody wrote in, the next first; nothing is asked for null. Versions know their author by name, and by address where there is none. */
export function useScheduledBy(person: Person | null) {
  const { store } = usePanel();
  return useQuery({
    queryKey: ['posts', 'scheduled-by', person?.email],
    queryFn: async () => {
      const { items } = await store.list({
        state: 'scheduled',
        order: 'published_at',
        ascending: true,
        offset: 0,
        limit: looked,
      });
      const names = [person!.name, person!.email].filter(Boolean);
      const versions = await Promise.all(items.map(({ id }) => store.versions(id)));
      return items.filter((_, at) =>
        versions[at]!.some(({ actor }) => actor !== null && names.includes(actor)),
      );
    },
    enabled: person !== null,
    staleTime: 0,
    retry: false,
  });
}
