import { Tabs } from 'radix-ui';
import { lazy, Suspense, useDeferredValue, useState, type ComponentProps } from 'react';
import { usePanelWords } from '../data/panel-language.ts';
import css from './panel-editor.module.css';
import ui from '../ui/panel-ui.module.css';

const PostPreview = lazy(() => import('../post/PostPreview.tsx'));

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
        <textarea rows={24} {...textarea} />
        <p className={ui.hint} id={`${textarea.id}-hint`}>
          {editor.contentHint({ count: text.length })}
        </p>
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
