import { stateOf } from '../../blog/post-state.ts';
import type { Post } from '../../blog/post-store.ts';
import { lazy, Suspense, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EditorFields } from './EditorFields.tsx';
import { EditorNotices } from './EditorNotices.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useSpoken } from '../data/panel-language.ts';
import css from './panel-editor.module.css';
import { publishLabel, saveLabel } from './save-words.ts';
import { useAccount } from '../data/account.ts';
import { usePanel } from '../data/panel-context.ts';
import { PublishPost } from '../post/PublishPost.tsx';
import { ScoreRules } from './ScoreRules.tsx';
import { TabHeading } from '../ui/TabHeading.tsx';
import { Tip } from '../ui/Tip.tsx';
import { useEditor } from './use-editor.ts';
import ui from '../ui/panel-ui.module.css';

const DeletePost = lazy(() => import('../post/DeletePost.tsx'));

/** The editor of a post (`post` null: a new one), with the score explained while one types. */
export function PostEditor({ post }: { post: Post | null }) {
  const editor = useEditor(post);
  const { data, paths } = usePanel();
  const spoken = useSpoken();
  const { editor: texts, posts, shared } = spoken.words;
  const navigate = useNavigate();
  const publicly = useAccount().role === 'admin' ? 'published' : 'review';
  const [asking, setAsking] = useState(false);
  const { dirty, save, saved, submit, mayLeave, locked, decides } = editor;
  // Said by aria, not by `disabled`: a disabled button would lose the focus of whoever just pressed it.
  const idle = !dirty || save.isPending || locked;
  const trySave = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!idle) void submit();
  };
  const saveByKey = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') trySave(event);
  };

  return (
    <>
      <TabHeading title={saved ? texts.edit : posts.new}>
        <Link to={paths.posts}>{shared.toList}</Link>
      </TabHeading>
      <EditorNotices editor={editor} />
      <form className={css.editor} onSubmit={trySave} onKeyDown={saveByKey} noValidate>
        <EditorFields editor={editor} />
        <ScoreRules values={editor.values} stored={saved?.seo_score ?? null} scoring={data} />
        <div className={css.foot}>
          {decides && !locked ? (
            <button
              type="button"
              className={ui.main}
              aria-disabled={save.isPending}
              onClick={() => (save.isPending ? undefined : editor.publish(publicly))}
            >
              {save.isPending ? texts.saving : publishLabel(spoken, editor.values, publicly)}
            </button>
          ) : null}
          {locked ? null : (
            <button className={decides ? ui.button : ui.main} aria-disabled={idle}>
              {decides
                ? texts.saveDraft
                : save.isPending
                  ? texts.saving
                  : saveLabel(spoken, editor.values, saved)}
            </button>
          )}
          {saved && stateOf(saved) === 'published' ? (
            <Tip text={`/blog/${saved.slug}`}>
              <a className={ui.button} href={`/blog/${saved.slug}`} target="_blank" rel="noopener">
                {texts.onSite}
              </a>
            </Tip>
          ) : null}
          {saved ? (
            <Link className={ui.button} to={paths.versions(saved)}>
              {posts.versions}
            </Link>
          ) : null}
          {saved && !locked ? (
            <button type="button" className={ui.danger} onClick={() => setAsking(true)}>
              {shared.delete}
            </button>
          ) : null}
          <p className={ui.hint} role="status">
            {dirty ? texts.unsaved : saved ? texts.allSaved : ''}
          </p>
        </div>
      </form>
      <LeaveGuard active={dirty} mayLeave={mayLeave} onLeave={editor.discard} />
      {editor.publication ? (
        <PublishPost
          publication={editor.publication}
          onConfirm={() => editor.answer(true)}
          onCancel={() => editor.answer(false)}
        />
      ) : null}
      {asking && saved ? (
        <Suspense>
          <DeletePost
            post={saved}
            onDone={() => setAsking(false)}
            onDeleted={() => {
              mayLeave.current = true;
              editor.discard();
              void navigate(paths.posts);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
