import { useMutation } from '@tanstack/react-query';
import { contactCsv } from './contact-figures.ts';
import { download } from '../data/csv.ts';
import { lastDays } from '../data/last-days.ts';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';

/** Saves the daily sums of the last `days` days as a CSV file. */
export function useContactCsv() {
  const { store, cityOf, toasts, data } = usePanel();
  const spoken = useSpoken();
  const { contacts } = spoken.words;
  return useMutation({
    mutationFn: async (days: number) => {
      const last = lastDays(days);
      const from = last[0]!;
      download(
        contacts.fileName({ from, to: last.at(-1)! }),
        contactCsv(await store.contactDays(from), cityOf, spoken, data.panel, data.blockTitles),
      );
    },
    onError: (error) => toasts.error(contacts.downloadFailed, error),
  });
}
