import type { PostDraft } from '../../blog/generator/generator.ts';
import { filledPost } from '../../blog/post-claims.ts';
import type { PostStatus } from '../../blog/post-store.ts';
import { lazy, Suspense, useState } from 'react';
import { useAccount } from '../data/account.ts';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords } from '../data/panel-language.ts';
import { previewOf } from './generator-state.ts';
import css from './panel-generator.module.css';
import { PublishPost } from '../post/PublishPost.tsx';
import { Score } from '../post/Score.tsx';
import type { useGenerator } from './use-generator.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import ui from '../ui/panel-ui.module.css';

const PostPreview = lazy(() => import('../post/PostPreview.tsx'));

/** The draft before it is kept: its data, the first 500 characters or all of it as visitors will see it, and what can be done with it. */
export function GeneratedDraft({
  draft: kept,
  generator,
}: {
  draft: PostDraft;
  generator: ReturnType<typeof useGenerator>;
}) {
  const { generator: texts, shared } = usePanelWords();
  const [whole, setWhole] = useState(false);
  const [asks, setAsks] = useState(false);
  const [drops, setDrops] = useState(false);
  const { publish, another, drop } = generator;
  const draft = filledPost(kept, usePanel().data.claims);
  const busy = publish.isPending;
  const admin = useAccount().role === 'admin';
  const keep = (status: PostStatus) => (busy ? undefined : publish.mutate({ draft: kept, status }));
  return (
    <article className={css.draft} aria-label={texts.draft}>
      <h3>{draft.title}</h3>
      <dl className={css.data}>
        <div>
          <dt>{shared.score}</dt>
          <dd>
            <Score value={draft.seo_score} />
            <small>/100</small>
          </dd>
        </div>
        <div>
          <dt>{shared.fields.slug}</dt>
          <dd>/blog/{draft.slug}</dd>
        </div>
        <div>
          <dt>{shared.fields.meta_description}</dt>
          <dd>{draft.meta_description}</dd>
        </div>
        <div>
          <dt>{shared.fields.tags}</dt>
          <dd>{draft.tags.join(', ')}</dd>
        </div>
        <div>
          <dt>{shared.fields.content}</dt>
          <dd>{shared.characters({ count: Array.from(draft.content).length })}</dd>
        </div>
      </dl>
      {whole ? (
        <Suspense fallback={<p className={ui.hint}>{texts.openingText}</p>}>
          <PostPreview content={draft.content} />
        </Suspense>
      ) : (
        <p className={css.start}>{previewOf(draft.content)}</p>
      )}
      <button
        type="button"
        className={`${ui.plain} ${css.more}`}
        aria-expanded={whole}
        onClick={() => setWhole(!whole)}
      >
        {whole ? texts.less : texts.more}
      </button>
      <div className={css.keep}>
        {admin ? (
          <button
            type="button"
            className={ui.main}
            aria-disabled={busy}
            onClick={() => (busy ? undefined : setAsks(true))}
          >
            {texts.publish}
          </button>
        ) : null}
        <button
          type="button"
          className={admin ? ui.button : ui.main}
          aria-disabled={busy}
          onClick={() => keep('draft')}
        >
          {texts.saveDraft}
        </button>
        <button
          type="button"
          className={ui.button}
          disabled={busy || !generator.models.data}
          onClick={another}
        >
          {texts.another}
        </button>
        <button type="button" className={ui.button} disabled={busy} onClick={() => setDrops(true)}>
          {texts.drop}
        </button>
      </div>
      {drops ? (
        <ConfirmDialog
          question={texts.dropQuestion}
          text={texts.dropText({ title: draft.title })}
          confirm={texts.drop}
          cancel={shared.cancel}
          danger
          onCancel={() => setDrops(false)}
          onConfirm={drop}
        />
      ) : null}
      {asks ? (
        <PublishPost
          publication={{
            before: null,
            after: {
              ...draft,
              status: 'published',
              published_at: new Date().toISOString(),
              withdrawn_at: null,
            },
          }}
          onConfirm={() => {
            setAsks(false);
            keep('published');
          }}
          onCancel={() => setAsks(false)}
        />
      ) : null}
    </article>
  );
}
