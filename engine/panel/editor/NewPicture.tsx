import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { UploadedPicture } from '../../client/uploads.ts';
import { usePanel } from '../data/panel-context.ts';
import { reasonOf } from '../data/error-text.ts';
import { useSpoken } from '../data/panel-language.ts';
import { PictureRefused } from '../data/picture-host.ts';
import { pictureMarkdown, sendPicture } from '../post/pictures.ts';
import { pictureFaultText } from './picture-fault-text.ts';
import css from './panel-editor.module.css';
import ui from '../ui/panel-ui.module.css';

/** A picture that is sent while one says what it shows; default export, because it comes in a chunk of its own. */
export default function NewPicture({
  file,
  onInsert,
  onDone,
}: {
  file: File;
  /** Puts Markdown where the cursor is. */
  onInsert: (markdown: string) => void;
  /** It is in the text, or was left out. */
  onDone: () => void;
}) {
  const { words, format } = useSpoken();
  const texts = words.editor.pictures;
  const { pictureHost, session } = usePanel();
  const id = useId();
  const altField = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [decorative, setDecorative] = useState(false);
  const [lacksAlt, setLacksAlt] = useState(false);
  const [part, setPart] = useState(0);
  const [tries, setTries] = useState(0);
  const [sent, setSent] = useState<UploadedPicture | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    let isOver = false;
    const send = () => sendPicture(file, pictureHost, (now) => isOver || setPart(now));
    send()
      .catch(async (failed: unknown) => {
        const isOut = (failed as { kind?: string }).kind === 'signed-out';
        if (isOut && (await session.renew())) return send();
        throw failed;
      })
      .then(
        (picture) => isOver || setSent(picture),
        (failed: unknown) => isOver || setError(failed),
      );
    return () => void (isOver = true);
  }, [file, pictureHost, session, tries]);
  useEffect(() => altField.current?.focus(), []);

  // Nothing is asked about a picture that cannot be used.
  const isRefused = error instanceof PictureRefused;
  const insert = () => {
    const isMissing = !decorative && alt.trim() === '';
    setLacksAlt(isMissing);
    if (isMissing) return altField.current?.focus();
    if (!sent) return;
    onInsert(pictureMarkdown(sent.path, decorative ? '' : alt, caption));
    onDone();
  };
  // Enter would save the post.
  const insertByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    insert();
  };

  return (
    <div className={css.picture} role="group" aria-label={texts.heading({ name: file.name })}>
      <p>
        <b>{file.name}</b>
      </p>
      {error === null ? (
        <p className={ui.hint} role="status">
          {sent ? texts.sent : texts.sending({ percent: Math.round(part * 100) })}
        </p>
      ) : (
        <div className={`${ui.notice} ${ui.noticeBad}`} role="alert">
          <p>
            <b>{texts.notSent}</b>
          </p>
          <p>{isRefused ? pictureFaultText(texts, format, error.found) : reasonOf(words, error)}</p>
          <p>{texts.textIsSafe}</p>
          {isRefused ? null : (
            <div className={ui.row}>
              <button
                type="button"
                className={ui.button}
                onClick={() => {
                  setError(null);
                  setTries(tries + 1);
                }}
              >
                {words.shared.retry}
              </button>
            </div>
          )}
        </div>
      )}
      {isRefused ? null : (
        <>
          <div className={ui.field}>
            <label htmlFor={`${id}-alt`}>{texts.alt}</label>
            <input
              id={`${id}-alt`}
              ref={altField}
              className={ui.input}
              value={alt}
              disabled={decorative}
              onChange={(event) => setAlt(event.target.value)}
              onKeyDown={insertByKey}
              aria-invalid={lacksAlt || undefined}
              aria-describedby={`${id}-hint${lacksAlt ? ` ${id}-wrong` : ''}`}
            />
            <p className={ui.hint} id={`${id}-hint`}>
              {texts.altHint}
            </p>
            {lacksAlt ? (
              <p className={ui.wrong} id={`${id}-wrong`} role="alert">
                {texts.altMissing}
              </p>
            ) : null}
          </div>
          <label className={css.decorative}>
            <input
              type="checkbox"
              checked={decorative}
              onChange={(event) => {
                setDecorative(event.target.checked);
                setLacksAlt(false);
              }}
            />
            {texts.decorative}
          </label>
          <div className={ui.field}>
            <label htmlFor={`${id}-caption`}>{texts.caption}</label>
            <input
              id={`${id}-caption`}
              className={ui.input}
              value={caption}
              onChange={(event) => setCaption(event.target.value)}
              onKeyDown={insertByKey}
            />
          </div>
        </>
      )}
      <div className={ui.row}>
        {isRefused ? null : (
          <button type="button" className={ui.main} aria-disabled={!sent} onClick={insert}>
            {texts.insert}
          </button>
        )}
        <button type="button" className={ui.button} onClick={onDone}>
          {texts.leaveOut}
        </button>
      </div>
    </div>
  );
}
