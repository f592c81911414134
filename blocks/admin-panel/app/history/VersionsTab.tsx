import type { Post, PostVersion } from '#engine/blog/post-store';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useAccount } from '../data/account.ts';
import { usePost, useVersion, useVersions } from '../data/queries.ts';
import { mayWrite } from '../data/rights.ts';
import { Failure } from '../ui/Failure.tsx';
import { formatMoment } from '../ui/format.ts';
import { TabHeading } from '../ui/TabHeading.tsx';
import ui from '../ui/panel-ui.module.css';
import { actorName } from './actor-name.ts';
import { changesOf } from './changes.ts';
import css from './panel-history.module.css';
import { useGoBack } from './use-go-back.ts';

/** 'Versões' of a post: who saved what and when, in the last year, and the way back. `?versao=` names the one that is looked at. */
export function Component() {
  const { id = '' } = useParams();
  const post = usePost(id);
  const versions = useVersions(id);
  const [params] = useSearchParams();
  const list = versions.data ?? [];
  const place = Math.max(
    0,
    list.findIndex((one) => String(one.id) === params.get('versao')),
  );
  const failed = post.isError ? post : versions.isError ? versions : null;
  return (
    <section aria-busy={post.isPending || versions.isPending}>
      <TabHeading title="Versões">
        {post.data ? <p>{post.data.title}</p> : null}
        <Link to={`/admin/posts/${id}`}>Voltar ao post</Link>
      </TabHeading>
      {failed ? (
        <Failure
          text="As versões não puderam ser carregadas."
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
      {post.data === null ? (
        <p className={ui.notice} role="alert">
          Este post não existe mais. Se foi excluído há menos de 30 dias, ele está na{' '}
          <Link to="/admin/posts/lixeira">lixeira</Link>.
        </p>
      ) : null}
      {post.data && list.length > 0 ? (
        <div className={css.versions}>
          <VersionList id={id} list={list} place={place} />
          <Version
            key={list[place]!.id}
            post={post.data}
            version={list[place]!}
            before={list[place + 1] ?? null}
            isLast={place === 0}
          />
        </div>
      ) : null}
    </section>
  );
}

function VersionList({
  id,
  list,
  place,
}: {
  id: string;
  list: readonly PostVersion[];
  place: number;
}) {
  return (
    <nav aria-label="Versões do post">
      <ol className={css.list} reversed>
        {list.map((version, index) => (
          <li key={version.id}>
            <Link
              to={`/admin/posts/${id}/versoes?versao=${version.id}`}
              aria-current={index === place ? 'true' : undefined}
              replace
            >
              {formatMoment(version.saved_at)}
              <small>
                {actorName(version.actor)}
                {index === 0 ? ', a atual' : ''}
              </small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Version({
  post,
  version,
  before,
  isLast,
}: {
  post: Post;
  version: PostVersion;
  before: PostVersion | null;
  isLast: boolean;
}) {
  const { role } = useAccount();
  const after = useVersion(version.id);
  const old = useVersion(before?.id ?? null);
  const goBack = useGoBack(post);
  const written = after.data;
  const failed = after.isError ? after : old.isError ? old : null;
  const ready = written && (before === null || old.data !== undefined);
  const changes = ready ? changesOf(old.data ?? null, written) : [];
  return (
    <article className={css.version} aria-label={`Versão de ${formatMoment(version.saved_at)}`}>
      <h3>{before ? 'O que mudou nesta versão' : 'A primeira versão que temos'}</h3>
      {failed ? (
        <Failure
          text="A versão não pôde ser carregada."
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
      {!ready && !failed ? <p className={ui.hint}>Abrindo a versão…</p> : null}
      <dl className={css.changes}>
        {changes.map(({ name, pieces }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {pieces.map(({ kind, text }, index) =>
                kind === 'added' ? (
                  <ins key={index}>{text}</ins>
                ) : kind === 'removed' ? (
                  <del key={index}>{text}</del>
                ) : (
                  <span key={index}>{text}</span>
                ),
              )}
            </dd>
          </div>
        ))}
      </dl>
      {written && !isLast && mayWrite(role, post) ? (
        <>
          <button
            type="button"
            className={ui.main}
            aria-disabled={goBack.isPending}
            onClick={() => (goBack.isPending ? undefined : goBack.mutate(written))}
          >
            {goBack.isPending ? 'Voltando…' : 'Voltar a esta versão'}
          </button>
          <p className={ui.hint}>
            Voltam o título, a descrição, as tags e o texto; endereço, situação e datas ficam. O que
            está lá agora continua na lista.
          </p>
        </>
      ) : null}
    </article>
  );
}
