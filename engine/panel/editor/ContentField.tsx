import { Tabs } from 'radix-ui';
import { lazy, Suspense, useDeferredValue, useRef, useState, type ComponentProps } from 'react';
import { usePanelWords } from '../data/panel-language.ts';
import { pictureTypes } from '../post/pictures.ts';
import { useDroppedPictures } from '../post/use-dropped-pictures.ts';
import { FormatBar } from './FormatBar.tsx';
import { pasteAsMarkdown } from './paste-as-markdown.ts';
import { insertParagraph } from './insert-paragraph.ts';
import css from './panel-editor.module.css';
import ui from '../ui/panel-ui.module.css';

const PostPreview = lazy(() => import('../post/PostPreview.tsx'));
const NewPicture = lazy(() => import('./NewPicture.tsx'));

/** The text of a post: written on one tab, seen as visitors will see it on the other. The field stays where it is, with its undo history. */
export function ContentField({
  text,
  wrong,
  textarea,
}: {
  text: string;
  wrong: string | undefined;
  textarea: ComponentProps<'textarea'>;
}) {
  const { editor, shared } = usePanelWords();
  const [tab, setTab] = useState('write');
  const shown = useDeferredValue(text);
  const pictures = useDroppedPictures();
  const chooser = useRef<HTMLInputElement>(null);
  const insert = (markdown: string) => {
    const field = document.getElementById(textarea.id!);
    if (field instanceof HTMLTextAreaElement) insertParagraph(field, markdown);
  };
  return (
    <Tabs.Root className={ui.field} value={tab} onValueChange={setTab}>
      <div className={css.contentHead}>
        <label htmlFor={textarea.id}>{shared.fields.content}</label>
        <Tabs.List className={css.modes} aria-label={editor.contentMode}>
          <Tabs.Trigger className={css.mode} value="write">
            {editor.write}
          </Tabs.Trigger>
          <Tabs.Trigger className={css.mode} value="preview">
            {editor.preview}
          </Tabs.Trigger>
        </Tabs.List>
      </div>
      <Tabs.Content value="write" forceMount className={css.write} tabIndex={-1}>
        <FormatBar fieldId={textarea.id!}>
          <input
            ref={chooser}
            type="file"
            hidden
            multiple
            accept={pictureTypes}
            onChange={(event) => {
              pictures.add(event.target.files);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          <button
            type="button"
            className={ui.button}
            onClick={() => chooser.current?.click()}
            aria-describedby={`${textarea.id}-pictures`}
          >
            {editor.pictures.add}
          </button>
        </FormatBar>
        <textarea
          rows={24}
          {...textarea}
          {...pictures.field}
          onPaste={(event) => {
            if (!pasteAsMarkdown(event)) pictures.field.onPaste(event);
          }}
          data-over={pictures.isOver || undefined}
        />
        <p className={ui.hint} id={`${textarea.id}-hint`}>
          {editor.contentHint({ count: text.length })}
        </p>
        <p className={ui.hint} id={`${textarea.id}-pictures`}>
          {editor.pictures.addHint}
        </p>
        <Suspense>
          {pictures.files.map(({ id, file }) => (
            <NewPicture key={id} file={file} onInsert={insert} onDone={() => pictures.settle(id)} />
          ))}
        </Suspense>
      </Tabs.Content>
      <Tabs.Content value="preview">
        <Suspense fallback={<p className={ui.hint}>{editor.openingPreview}</p>}>
          <PostPreview content={shown} />
        </Suspense>
      </Tabs.Content>
      {wrong ? (
        <p className={ui.wrong} id={`${textarea.id}-wrong`} role="alert">
          {wrong}
        </p>
      ) : null}
    </Tabs.Root>
  );
}
