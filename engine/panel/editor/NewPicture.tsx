import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { usePanelWords } from '../data/panel-language.ts';
import { PictureRefused } from '../data/picture-host.ts';
import { PictureStatus } from '../post/PictureStatus.tsx';
import { pictureMarkdown } from '../post/pictures.ts';
import { useSentPicture } from '../post/use-sent-picture.ts';
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
  const texts = usePanelWords().editor.pictures;
  const id = useId();
  const altField = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [decorative, setDecorative] = useState(false);
  const [lacksAlt, setLacksAlt] = useState(false);
  const picture = useSentPicture(file);
  const { sent, error } = picture;
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
      <PictureStatus picture={picture} safe={texts.textIsSafe} />
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
