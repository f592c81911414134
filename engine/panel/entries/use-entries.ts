import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { StoredEntry } from '../data/form-entries.ts';
import { dayOf } from '../../words/days.ts';
import { siteLocale } from '../../words/site-locale.ts';
import { download } from '../data/csv.ts';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords, useSpoken } from '../data/panel-language.ts';
import { entriesKey } from '../data/queries.ts';
import { entryCsv } from './entry-csv.ts';

/** Entries that are loaded at a time. */
const step = 50;

/** The entries of all forms, newest first, a part at a time. */
export function useEntries() {
  const { entries } = usePanel();
  return useInfiniteQuery({
    queryKey: [...entriesKey, 'list'],
    queryFn: ({ pageParam }) => entries.list({ offset: pageParam, limit: step }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.items.length < step ? undefined : all.length * step),
    staleTime: 0,
  });
}

/** What is done with an entry. */
export type EntryChange = 'handle' | 'reopen' | 'remove';

/** Does it, and looks at the entries again. */
export function useEntryChange() {
  const { entries, toasts } = usePanel();
  const words = usePanelWords();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entry: { id }, what }: { entry: StoredEntry; what: EntryChange }) =>
      what === 'remove' ? entries.remove(id) : entries.mark(id, what === 'handle'),
    onSuccess: (_, { entry, what }) => toasts.success(words.entries.done[what], entry.heading),
    onError: (error) => toasts.error(words.entries.failed, error),
    onSettled: () => client.invalidateQueries({ queryKey: entriesKey }),
  });
}

/** Saves all entries as a CSV file. */
export function useEntryCsv() {
  const { entries, toasts } = usePanel();
  const spoken = useSpoken();
  const words = spoken.words.entries;
  return useMutation({
    mutationFn: async () => {
      const day = dayOf(new Date(), siteLocale.timeZone);
      download(words.fileName({ day }), entryCsv(await entries.all(), spoken));
    },
    onError: (error) => toasts.error(words.downloadFailed, error),
  });
}
