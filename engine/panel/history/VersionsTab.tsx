import type { Post, PostVersion } from '../../blog/post-store.ts';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { usePanel } from '../data/panel-context.ts';
import { usePanelWords, useSpoken } from '../data/panel-language.ts';
import { usePost, useVersion, useVersions } from '../data/queries.ts';
import { useVersionChanges } from './use-version-changes.ts';
import { useMayWrite } from '../data/rights.ts';
import { isForVisitors, PublishPost, type Publication } from '../post/PublishPost.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Rich } from '../ui/Rich.tsx';
import { TabHeading } from '../ui/TabHeading.tsx';
import ui from '../ui/panel-ui.module.css';
import { actorName } from './actor-name.ts';
import { changesOf } from '../post/changes.ts';
import css from './panel-history.module.css';
import { textsOf, useGoBack } from './use-go-back.ts';

/** The versions of a post: who saved what and when, in the last year, and the way back. `?versao=` names the one that is looked at. */
export function Component() {
  const { paths } = usePanel();
  const { posts } = usePanelWords();
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
      <TabHeading title={posts.versions}>
        {post.data ? <p>{post.data.title}</p> : null}
        <Link to={paths.post({ id })}>{posts.toPost}</Link>
      </TabHeading>
      {failed ? (
        <Failure
          text={posts.versionsFailed}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
      {post.data === null ? (
        <p className={ui.notice} role="alert">
          <Rich text={posts.noLonger} to={paths.bin} />
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
  const { paths } = usePanel();
  const { words, format } = useSpoken();
  const { changesOfVersion, more } = useVersionChanges(list);
  return (
    <nav aria-label={words.posts.versionsOfPost}>
      <ol className={css.list} reversed>
        {list.map((version, index) => (
          <li key={version.id}>
            <Link
              to={`${paths.versions({ id })}?versao=${version.id}`}
              aria-current={index === place ? 'true' : undefined}
              replace
            >
              {format.moment(version.saved_at)}
              <small>
                {actorName(words, version.actor)}
                {index === 0 ? words.posts.current : ''}
              </small>
              <small>{changesOfVersion(index)}</small>
            </Link>
          </li>
        ))}
      </ol>
      {more ? (
        <button type="button" className={ui.plain} onClick={more}>
          {words.posts.summary.more}
        </button>
      ) : null}
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
  const { words, format } = useSpoken();
  const { posts } = words;
  const mayWrite = useMayWrite();
  const after = useVersion(version.id);
  const old = useVersion(before?.id ?? null);
  const goBack = useGoBack(post);
  const [asked, setAsked] = useState<Publication | null>(null);
  const written = after.data;
  const failed = after.isError ? after : old.isError ? old : null;
  const ready = written && (before === null || old.data !== undefined);
  const changes = ready ? changesOf(old.data ?? null, written, { words, format }) : [];
  return (
    <article
      className={css.version}
      aria-label={posts.versionOf({ moment: format.moment(version.saved_at) })}
    >
      <h3>{before ? posts.changed : posts.firstVersion}</h3>
      {failed ? (
        <Failure
          text={posts.versionFailed}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : null}
      {!ready && !failed ? <p className={ui.hint}>{posts.openingVersion}</p> : null}
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
      {written && !isLast && mayWrite(post) ? (
        <>
          <button
            type="button"
            className={ui.main}
            aria-disabled={goBack.isPending}
            onClick={() => {
              if (goBack.isPending) return;
              if (isForVisitors(post))
                setAsked({ before: post, after: { ...post, ...textsOf(written) } });
              else goBack.mutate(written);
            }}
          >
            {goBack.isPending ? posts.goingBack : posts.goBack}
          </button>
          <p className={ui.hint}>{posts.goBackHelp}</p>
          {asked ? (
            <PublishPost
              publication={asked}
              onConfirm={() => {
                setAsked(null);
                goBack.mutate(written);
              }}
              onCancel={() => setAsked(null)}
            />
          ) : null}
        </>
      ) : null}
    </article>
  );
}
