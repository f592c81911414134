import { reasonOf } from '../data/error-text.ts';
import { useSpoken } from '../data/panel-language.ts';
import { PictureRefused } from '../data/picture-host.ts';
import ui from '../ui/panel-ui.module.css';
import { pictureFaultText } from './picture-fault-text.ts';
import type { SendingPicture } from './use-sent-picture.ts';

/** How far a picture is, or why it was not taken in, that the rest (`safe`) is safe, and what to do. */
export function PictureStatus({
  picture: { part, sent, error, retry },
  safe,
}: {
  picture: SendingPicture;
  safe: string;
}) {
  const { words, format } = useSpoken();
  const texts = words.editor.pictures;
  if (error === null)
    return (
      <p className={ui.hint} role="status">
        {sent ? texts.sent : texts.sending({ percent: Math.round(part * 100) })}
      </p>
    );
  const isRefused = error instanceof PictureRefused;
  return (
    <div className={`${ui.notice} ${ui.noticeBad}`} role="alert">
      <p>
        <b>{texts.notSent}</b>
      </p>
      <p>{isRefused ? pictureFaultText(texts, format, error.found) : reasonOf(words, error)}</p>
      <p>{safe}</p>
      {isRefused ? null : (
        <div className={ui.row}>
          <button type="button" className={ui.button} onClick={retry}>
            {words.shared.retry}
          </button>
        </div>
      )}
    </div>
  );
}
