import { useMemo, useState } from 'react';
import { change, contactSums } from './contact-figures.ts';
import { ContactTable } from './ContactTable.tsx';
import { Failure } from '../ui/Failure.tsx';
import { counted, formatNumber } from '../ui/format.ts';
import { usePanel } from '../data/panel-context.ts';
import css from './panel-contacts.module.css';
import { Periods } from '../ui/Periods.tsx';
import { useContactReport } from '../data/queries.ts';
import { TabHeading } from '../ui/TabHeading.tsx';
import { useContactCsv } from './use-contact-csv.ts';
import ui from '../ui/panel-ui.module.css';

/** 'Contatos': which pages and cities bring clicks on chat and call buttons, these days against as many before. */
export function Component() {
  const { cityOf } = usePanel();
  const [days, setDays] = useState(7);
  const { data, error, isError, isPlaceholderData, refetch } = useContactReport(days);
  const csv = useContactCsv();
  const sums = useMemo(() => (data ? contactSums(data, cityOf) : null), [data, cityOf]);
  const now = sums ? sums.total.chat + sums.total.call : 0;
  return (
    <section aria-busy={!sums || isPlaceholderData}>
      <TabHeading title="Contatos">
        {sums ? (
          <p>
            Últimos {days} dias: <b>{counted(now, 'contato', 'contatos')}</b>,{' '}
            <b>{formatNumber(sums.total.chat)}</b> no WhatsApp e{' '}
            <b>{formatNumber(sums.total.call)}</b> por telefone. Nos {days} dias antes:{' '}
            {formatNumber(sums.total.before)} ({change(now, sums.total.before)}).
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
          {csv.isPending ? 'Baixando…' : 'Baixar CSV'}
        </button>
      </div>
      {isError && !data ? (
        <Failure
          text="Os contatos não puderam ser carregados."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      {sums ? (
        now + sums.total.before === 0 ? (
          <div className={ui.nothing}>
            <p>
              Nenhum contato neste período. Cada toque em um botão do WhatsApp ou de ligação do site
              conta aqui, por página e por dia, sem identificar ninguém.
            </p>
          </div>
        ) : (
          <>
            <p className={css.key}>
              <span className={css.chat} /> WhatsApp <span className={css.call} /> Ligação
            </p>
            <div className={css.two}>
              <ContactTable caption="Por cidade" column="Cidade" sums={sums.cities} />
              <ContactTable caption="Por página" column="Página" sums={sums.pages} asLinks />
              <ContactTable caption="Por parte da página" column="Parte" sums={sums.blocks} />
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
      <p className={`${ui.hint} ${css.note}`}>
        Contam-se toques nos botões, e não conversas ou ligações que aconteceram. Nenhum endereço,
        cookie ou identificador é guardado.
      </p>
    </section>
  );
}
