import { useSpokenFirst } from '../data/panel-language.ts';
import { useServerState } from '../data/server-state.ts';
import ui from '../ui/panel-ui.module.css';

/** Age after which a daily backup is late, hours. */
const lateAfter = 36;
const hour = 3_600_000;

/** That all is well where it is, and how old the last backup is. Nothing where no server of ours serves the page. */
export function ServerLine() {
  const {
    words: { today },
    format,
  } = useSpokenFirst();
  const state = useServerState();
  if (!state) return null;
  const { site, publication, counting, disk, backup, mail } = state;
  const age = backup && backup !== 'none' ? (Date.now() - Date.parse(backup)) / hour : null;
  const isLate = age !== null && age > lateAfter;
  return (
    <>
      <h3>{today.server}</h3>
      {mail ? <p className={`${ui.notice} ${ui.noticeBad}`}>{mail}</p> : null}
      {[site, publication, counting, disk, mail].every((fault) => fault === null) ? (
        <p>{today.allWell}</p>
      ) : null}
      {backup === 'none' ? <p>{today.noBackup}</p> : null}
      {age === null ? null : (
        <p className={isLate ? `${ui.notice} ${ui.noticeBad}` : undefined}>
          {today.lastBackup({
            moment: format.moment(backup!),
            hours: Math.max(0, Math.floor(age)),
          })}
          {isLate ? ` ${today.lateBackup}` : ''}
        </p>
      )}
    </>
  );
}
