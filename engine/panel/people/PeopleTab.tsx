import type { Person } from '../../blog/people.ts';
import { lazy, Suspense, useState } from 'react';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import { Failure } from '../ui/Failure.tsx';
import { TabHeading } from '../ui/TabHeading.tsx';
import { Invite } from './Invite.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { questionOf, type PersonChange } from './questions.ts';
import { usePeople, usePersonChange } from './use-people.ts';
import { useScheduledBy } from './use-scheduled-by.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Posts to come that are named; the others are counted. */
const named = 10;

/** Who may do what in the panel. For admins. */
export function Component() {
  const { credentials } = usePanel();
  const { words, format } = useSpoken();
  const { people, frame, shared } = words;
  const { data, error, isError, refetch } = usePeople();
  const change = usePersonChange();
  const [asked, setAsked] = useState<{ person: Person; what: PersonChange } | null>(null);
  const question = asked && questionOf(words, asked.what, asked.person);
  // What becomes of her posts is asked before she goes; where that cannot be told she goes all the same.
  const leaving = useScheduledBy(asked?.what === 'remove' ? asked.person : null);
  const scheduled = (asked?.what === 'remove' && leaving.data) || [];
  const isKnown = asked?.what !== 'remove' || !leaving.isFetching;
  return (
    <section>
      <TabHeading title={frame.tabs.people}>
        <p>{people.intro}</p>
      </TabHeading>
      {isError ? (
        <Failure text={people.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <PeopleTable
          people={data ?? null}
          onChange={(person, what) => setAsked({ person, what })}
        />
      )}
      <Invite byMail={credentials.sendsMail} />
      {asked && question && isKnown ? (
        <Suspense>
          <ConfirmDialog
            {...question}
            {...(scheduled.length > 0
              ? {
                  text: people.scheduledText({
                    posts: [
                      ...scheduled
                        .slice(0, named)
                        .map(
                          ({ title, published_at }) => `“${title}”, ${format.moment(published_at)}`,
                        ),
                      ...(scheduled.length > named
                        ? [people.scheduledMore({ count: scheduled.length - named })]
                        : []),
                    ],
                  }),
                  confirm: people.removeKeeping,
                  instead: {
                    label: people.removeDrafting,
                    run: () => {
                      change.mutate({ ...asked, drafted: scheduled });
                      setAsked(null);
                    },
                  },
                }
              : {})}
            cancel={shared.cancel}
            onConfirm={() => {
              change.mutate(asked);
              setAsked(null);
            }}
            onCancel={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
