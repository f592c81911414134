import { dayOf } from '../../words/days.ts';
import { siteLocale } from '../../words/site-locale.ts';
import { useMutation } from '@tanstack/react-query';
import { contactCsv } from './contact-figures.ts';
import { download } from '../data/csv.ts';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** Saves the daily sums of the last `days` days as a CSV file. */
export function useContactCsv() {
  const { store, cityOf, toasts, data } = usePanel();
  const spoken = useSpoken();
  const { contacts } = spoken.words;
  return useMutation({
    mutationFn: async (days: number) => {
      const today = dayOf(new Date(), siteLocale.timeZone);
      const from = new Date(Date.parse(`${today}T00:00:00Z`) - (days - 1) * dayLength)
        .toISOString()
        .slice(0, 10);
      download(
        contacts.fileName({ from, to: today }),
        contactCsv(await store.contactDays(from), cityOf, spoken, data.panel, data.blockTitles),
      );
    },
    onError: (error) => toasts.error(contacts.downloadFailed, error),
  });
}
