import type { PostDraft } from '#engine/blog/generator/generator';
import type { PostStatus } from '#engine/blog/post-store';
import { lazy, Suspense, useState } from 'react';
import { useAccount } from '../data/account.ts';
import { counted } from '../ui/format.ts';
import { previewOf } from './generator-state.ts';
import css from './panel-generator.module.css';
import { Score } from '../post/Score.tsx';
import type { useGenerator } from './use-generator.ts';
import ui from '../ui/panel-ui.module.css';

const PostPreview = lazy(() => import('../post/PostPreview.tsx'));

/** The draft before it is kept: its data, the first 500 characters or all of it as visitors will see it, and what can be done with it. */
export function GeneratedDraft({
  draft,
  generator,
}: {
  draft: PostDraft;
  generator: ReturnType<typeof useGenerator>;
}) {
  const [whole, setWhole] = useState(false);
  const { publish, another, drop } = generator;
  const busy = publish.isPending;
  const admin = useAccount().role === 'admin';
  const keep = (status: PostStatus) => (busy ? undefined : publish.mutate({ draft, status }));
  return (
    <article className={css.draft} aria-label="Prévia do post">
      <h3>{draft.title}</h3>
      <dl className={css.data}>
        <div>
          <dt>Nota SEO</dt>
          <dd>
            <Score value={draft.seo_score} />
            <small>/100</small>
          </dd>
        </div>
        <div>
          <dt>Endereço</dt>
          <dd>/blog/{draft.slug}</dd>
        </div>
        <div>
          <dt>Descrição</dt>
          <dd>{draft.meta_description}</dd>
        </div>
        <div>
          <dt>Tags</dt>
          <dd>{draft.tags.join(', ')}</dd>
        </div>
        <div>
          <dt>Texto</dt>
          <dd>{counted(Array.from(draft.content).length, 'caractere', 'caracteres')}</dd>
        </div>
      </dl>
      {whole ? (
        <Suspense fallback={<p className={ui.hint}>Abrindo o texto…</p>}>
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
        {whole ? 'Ver só o começo' : 'Ver o texto inteiro'}
      </button>
      <div className={css.keep}>
        {admin ? (
          <button
            type="button"
            className={ui.main}
            aria-disabled={busy}
            onClick={() => keep('published')}
          >
            Publicar Post no Blog
          </button>
        ) : null}
        <button
          type="button"
          className={admin ? ui.button : ui.main}
          aria-disabled={busy}
          onClick={() => keep('draft')}
        >
          Salvar como rascunho
        </button>
        <button type="button" className={ui.button} disabled={busy} onClick={another}>
          Gerar outra versão
        </button>
        <button type="button" className={ui.button} disabled={busy} onClick={drop}>
          Descartar
        </button>
      </div>
    </article>
  );
}
