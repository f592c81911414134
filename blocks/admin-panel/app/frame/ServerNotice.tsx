import { useQuery } from '@tanstack/react-query';
import { usePanel } from '../data/panel-context.ts';
import css from './panel-shell.module.css';
import ui from '../ui/panel-ui.module.css';

/** How often the server is asked, ms. */
const askAgain = 30_000;

/** What each failure means for whoever works at the panel. */
const meanings = [
  {
    part: 'site',
    what: 'No ar está uma versão anterior do site.',
    then: 'A pasta do site tem erros. Os posts saem normalmente, com a última versão sem erros. Quem cuida do site precisa corrigir os erros e publicar de novo.',
  },
  {
    part: 'publication',
    what: 'A última mudança dos posts ainda não está no ar.',
    then: 'Ela está salva, e o servidor tenta publicar de novo sozinho. Se este aviso não sumir em alguns minutos, mostre-o a quem cuida do servidor.',
  },
  {
    part: 'counting',
    what: 'A contagem de contatos está parada.',
    then: 'Cliques em telefone e WhatsApp não estão sendo contados. O servidor tenta de novo sozinho. Se este aviso não sumir em alguns minutos, mostre-o a quem cuida do servidor.',
  },
] as const;

/** What the server failed at, and why: nothing while all is well, and where no server of ours serves the page. */
export function ServerNotice() {
  const { serverState } = usePanel();
  const { data: state } = useQuery({
    queryKey: ['server-state'],
    queryFn: serverState,
    refetchInterval: askAgain,
    staleTime: 0,
    retry: false,
  });
  return meanings.map(({ part, what, then }) => {
    const reason = state?.[part];
    return reason ? (
      <div key={part} className={`${ui.notice} ${ui.noticeBad}`} role="alert">
        <p>
          <b>{what}</b>
        </p>
        <p>{then}</p>
        <details className={css.reason}>
          <summary>Ver o motivo</summary>
          <pre>{reason}</pre>
        </details>
      </div>
    ) : null;
  });
}
