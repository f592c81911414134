import type { Person } from '../../blog/people.ts';
import type { PostSummary, StaffRole } from '../../blog/post-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { accountKey, refreshPosts } from '../data/queries.ts';
import { nameOf, type PersonChange } from './questions.ts';

const peopleKey = ['people'];

/** Everybody of the panel, and who was invited. */
export function usePeople() {
  const { people } = usePanel();
  return useQuery({ queryKey: peopleKey, queryFn: () => people.list(), staleTime: 0 });
}

/** What is done with somebody; posts that are `drafted` are no longer scheduled before. */
interface AskedChange {
  readonly person: Person;
  readonly what: PersonChange;
  readonly drafted?: readonly PostSummary[];
}

/** Does what was asked with somebody. */
export function usePersonChange() {
  const { people, store, toasts } = usePanel();
  const words = usePanelWords();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ person, what, drafted = [] }: AskedChange) => {
      if (drafted.length > 0) await store.unschedule(drafted);
      const { id, email } = person;
      if (what === 'cancel-invite' || id === null) return people.cancelInvite(email);
      if (what === 'remove') return people.remove(id);
      if (what === 'remove-second-factor') return people.removeSecondFactor(id);
      if (what === 'end-sessions') return people.endSessions(id);
      return people.setRole(id, what);
    },
    onSuccess: (_, { person, what }) => toasts.success(words.people.done[what], nameOf(person)),
    onError: (error) => toasts.error(words.people.failed, error),
    // What somebody does to themselves changes what they may do here.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: peopleKey }),
        client.invalidateQueries({ queryKey: accountKey }),
        refreshPosts(client),
      ]),
  });
}

/** Makes an invitation: a link to be sent by hand. */
export function useInvite() {
  const { people } = usePanel();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ email, role }: { email: string; role: StaffRole }) => people.invite(email, role),
    onSuccess: () => client.invalidateQueries({ queryKey: peopleKey }),
  });
}
