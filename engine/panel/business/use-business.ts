import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  backwards,
  type BusinessAnswer,
  type BusinessRequest,
  type FieldChange,
} from '../../client/business.ts';
import { dataErrorOf } from '../../blog/data-error.ts';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import { serverStateKey } from '../data/server-state.ts';
import { businessRequests } from './business-requests.ts';
import { createBusinessSets } from '../data/business-sets.ts';
import { checkFields } from './sent/check-fields.ts';
import { sentBusiness, type ShownBusiness } from './sent/sent-business.ts';

const businessKey = ['business'];

/** Name of one's draft: with what is public it is asked for again. */
export const draftKey = [...businessKey, 'draft'];

function useRequests() {
  const { token } = usePanel();
  const { language } = useSpoken();
  return {
    language,
    requests: useMemo(() => businessRequests(token, language), [token, language]),
  };
}

/** The sets of a site with a hosted project. */
const useSets = () => usePanel().sets?.(createBusinessSets) ?? null;

/** How often it is looked whether what waits was answered, ms. */
const askAgain = 60_000;

/** The data of the business as they are public; null where neither the server of the page nor a build offers them. */
export function useBusiness() {
  const { language, requests } = useRequests();
  const sets = useSets();
  return useQuery({
    queryKey: [...businessKey, language],
    queryFn: async (): Promise<ShownBusiness | null> => {
      const state = await requests.read();
      if (state) return { state, sent: null };
      return sets && sentBusiness(sets, language);
    },
    refetchInterval: ({ state: { data } }) =>
      data?.sent?.some(({ answer }) => answer === null) ? askAgain : false,
    staleTime: 0,
    refetchOnReconnect: true,
  });
}

/**
 * Asks what changes do, does it, or takes the last ones back; what is public then is asked for again. On a host of files
 * their forms alone check them before they are sent.
 */
export function useBusinessRequest({ state, sent }: ShownBusiness) {
  const { requests, language } = useRequests();
  const sets = useSets();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (request: BusinessRequest): Promise<BusinessAnswer | { is: 'sent' }> => {
      if (!sent || !sets) return requests.ask(request);
      if (request.what === 'check') {
        const problems = await checkFields(state.sections, request.changes, language);
        return problems.length > 0 ? { is: 'wrong', problems } : { is: 'right', pages: [] };
      }
      const { what, changes } = request;
      const toSend = what === 'undo' ? backwards(state.published[0]?.changes ?? []) : changes;
      await sets.send(toSend, language);
      return { is: 'sent' };
    },
    onSuccess: async ({ is }) => {
      if (is === 'published' || is === 'conflict' || is === 'sent')
        await client.invalidateQueries({ queryKey: businessKey });
      if (is === 'published') void client.invalidateQueries({ queryKey: serverStateKey });
    },
  });
}

/** Takes a set away that was refused. */
export function useRemoveSet() {
  const sets = useSets();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => sets?.remove(id),
    onSuccess: () => client.invalidateQueries({ queryKey: businessKey }),
  });
}

/** The HTML of a page as it will be with changes that were checked. Rejects where they are not right any more. */
export function usePreview(path: string, changes: readonly FieldChange[]) {
  const { requests } = useRequests();
  return useQuery({
    queryKey: [...businessKey, 'preview', path, changes],
    queryFn: async () => {
      const answer = await requests.ask({ what: 'preview', path, changes });
      if (answer.is !== 'preview') throw dataErrorOf('unexpected', answer.is);
      return answer.html;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
