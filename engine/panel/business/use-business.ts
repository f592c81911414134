import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type {
  BusinessRequest,
  BusinessState,
  FieldChange,
  FieldPath,
} from '../../client/business.ts';
import { withValue } from '../../client/value-at.ts';
import { dataErrorOf } from '../../blog/data-error.ts';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import { serverStateKey } from '../data/server-state.ts';
import { useDraft } from '../post/use-draft.ts';
import { businessRequests } from './business-requests.ts';
import { applyChanges, changesBetween } from './field-changes.ts';

const businessKey = ['business'];
/** Name of what is not published yet, in this browser. */
const draftName = 'business';

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

/** What somebody typed and did not publish, kept in this browser. */
export function useChanges({ value }: BusinessState) {
  const [kept, setKept] = useState<readonly FieldChange[]>([]);
  const isTouched = useRef(false);
  const own = useDraft<readonly FieldChange[]>(draftName, ({ values }) => {
    if (isTouched.current) return false;
    setKept(values);
    return true;
  });
  const keep = (next: (before: readonly FieldChange[]) => readonly FieldChange[]) => {
    isTouched.current = true;
    setKept((before) => {
      const changes = next(before);
      if (changes.length > 0) own.write(changes);
      else own.remove();
      return changes;
    });
  };
  const { value: draft, conflicts } = useMemo(() => applyChanges(value, kept), [value, kept]);
  return {
    draft,
    /** What became of the others while somebody else published. */
    conflicts,
    changes: useMemo(() => changesBetween(value, draft), [value, draft]),
    set: (at: FieldPath, next: unknown) =>
      keep((before) => {
        const now = applyChanges(value, before);
        return [...changesBetween(value, withValue(now.value, at, next)), ...now.conflicts];
      }),
    /** Settles a conflict: what was typed is to be in the place of what is public now, or goes. */
    settle: ({ at, after }: FieldChange, present: unknown, isWanted: boolean) =>
      keep((before) => [
        ...before.filter((change) => change.at !== at),
        ...(isWanted ? [{ at, before: present, after }] : []),
      ]),
    clear: () => keep(() => []),
  };
}
