import { useMemo, useState } from 'react';
import { contactSums, summaryOf } from './contact-figures.ts';
import { ContactTable } from './ContactTable.tsx';
import { Failure } from '../ui/Failure.tsx';
import { usePanel } from '../data/panel-context.ts';
import { useSpoken } from '../data/panel-language.ts';
import css from './panel-contacts.module.css';
import { Periods } from '../ui/Periods.tsx';
import { useContactReport } from '../data/queries.ts';
import { Rich } from '../ui/Rich.tsx';
import { TabHeading } from '../ui/TabHeading.tsx';
import { useContactCsv } from './use-contact-csv.ts';
import ui from '../ui/panel-ui.module.css';

/** Which pages and cities bring clicks on contacts, these days against as many before. */
export function Component() {
  const { cityOf, data: page } = usePanel();
  const spoken = useSpoken();
  const { contacts, frame } = spoken.words;
  const cityKind = page.panel.cityKind ?? contacts.cityKind;
  const [days, setDays] = useState(7);
  const { data, error, isError, isPlaceholderData, refetch } = useContactReport(days);
  const csv = useContactCsv();
  const sums = useMemo(
    () => (data ? contactSums(data, cityOf, spoken, page.panel, page.blockTitles) : null),
    [data, cityOf, spoken, page],
  );
  return (
    <section aria-busy={!sums || isPlaceholderData}>
      <TabHeading title={frame.tabs.contacts}>
        {sums ? (
          <p>
            <Rich text={contacts.summary(summaryOf(sums, days, spoken.words))} />
          </p>
        ) : null}
      </TabHeading>
      <div className={css.tools}>
        <Periods name="periodo" value={days} options={[7, 30, 90]} onChange={setDays} />
        <button
          type="button"
          className={`${ui.button} ${ui.small}`}
          disabled={csv.isPending}
          onClick={() => csv.mutate(days * 2)}
        >
          {csv.isPending ? contacts.downloading : contacts.download}
        </button>
      </div>
      {isError && !data ? (
        <Failure text={contacts.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : null}
      {sums ? (
        sums.total.clicks + sums.total.before === 0 ? (
          <div className={ui.nothing}>
            <p>{contacts.none}</p>
          </div>
        ) : (
          <>
            <p className={css.key}>
              {sums.columns.map(({ use, names }) => (
                <span key={use}>
                  <span className={css[use]} /> {names}
                </span>
              ))}
            </p>
            <div className={`${css.lists} ${sums.columns.length > 3 ? '' : css.two}`}>
              <ContactTable
                caption={contacts.byCity({ kind: cityKind })}
                column={spoken.format.capital(cityKind)}
                columns={sums.columns}
                sums={sums.cities}
              />
              <ContactTable
                caption={contacts.byPage}
                column={contacts.page}
                columns={sums.columns}
                sums={sums.pages}
                asLinks
              />
              <ContactTable
                caption={contacts.byBlock}
                column={contacts.block}
                columns={sums.columns}
                sums={sums.blocks}
              />
            </div>
          </>
        )
      ) : isError ? null : (
        Array.from({ length: 5 }, (_, row) => (
          <p key={row} className={css.waiting}>
            <span className={ui.wait} />
          </p>
        ))
      )}
      <p className={`${ui.hint} ${css.note}`}>{contacts.note}</p>
    </section>
  );
}
