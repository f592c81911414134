import { useEffect, useRef, useState } from 'react';
import { mostPreviews, type ChangedPage, type FieldChange } from '../../../client/business.ts';
import { usePanelWords } from '../../data/panel-language.ts';
import { Failure } from '../../ui/Failure.tsx';
import ui from '../../ui/panel-ui.module.css';
import css from '../panel-business.module.css';
import { newTexts, showDocument } from './show-document.ts';
import { usePreview } from '../use-business.ts';

/** The first of the pages that changes make another, one at a time, as they will be; as wide as a phone. Nothing in them runs, and their links lead nowhere. */
export function PagePreview({
  pages,
  changes,
  onClose,
}: {
  pages: readonly ChangedPage[];
  changes: readonly FieldChange[];
  onClose: () => void;
}) {
  const { business } = usePanelWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [path, setPath] = useState(pages[0]!.path);
  const { data: html, error, isError, refetch } = usePreview(path, changes);
  useEffect(() => dialog.current?.showModal(), []);
  // The focus goes back to the button, and with it the page would move.
  const [top] = useState(() => window.scrollY);
  const close = () => {
    window.scrollTo({ top, behavior: 'instant' });
    onClose();
  };
  return (
    <dialog ref={dialog} className={css.preview} aria-label={business.preview} onClose={close}>
      <div className={css.previewHead}>
        <label>
          {business.previewHelp}
          <select
            className={ui.input}
            value={path}
            onChange={({ target }) => setPath(target.value)}
          >
            {pages.slice(0, mostPreviews).map((page) => (
              <option key={page.path} value={page.path}>
                {page.title}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={ui.button} onClick={() => dialog.current?.close()}>
          {business.previewClose}
        </button>
      </div>
      {isError ? (
        <Failure text={business.previewFailed} error={error} onRetry={() => void refetch()} />
      ) : html === undefined ? (
        <span className={ui.wait} />
      ) : (
        <iframe
          className={css.frame}
          title={pages.find((page) => page.path === path)!.title}
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={({ currentTarget }) => {
            const texts = changes.flatMap(({ before, after }) => newTexts(before, after));
            if (currentTarget.contentDocument) showDocument(currentTarget.contentDocument, texts);
          }}
        />
      )}
    </dialog>
  );
}
