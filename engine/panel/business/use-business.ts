import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { BusinessRequest, FieldChange } from '../../client/business.ts';
import { dataErrorOf } from '../../blog/data-error.ts';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import { serverStateKey } from '../data/server-state.ts';
import { businessRequests } from './business-requests.ts';

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

/** The data of the business as it is public; null where the server of the page does not offer it. */
export function useBusiness() {
  const { language, requests } = useRequests();
  return useQuery({
    queryKey: [...businessKey, language],
    queryFn: () => requests.read(),
    staleTime: 0,
  });
}

/** Asks what changes do, does it, or takes the last ones back; what is public then is asked for again. */
export function useBusinessRequest() {
  const { requests } = useRequests();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: BusinessRequest) => requests.ask(request),
    onSuccess: async ({ is }) => {
      if (is === 'published' || is === 'conflict')
        await client.invalidateQueries({ queryKey: businessKey });
      if (is === 'published') void client.invalidateQueries({ queryKey: serverStateKey });
    },
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
