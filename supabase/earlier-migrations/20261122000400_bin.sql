-- Nothing that was written is lost at once: deleted posts can be brought back for 30 days, saved versions are kept for a year.
-- Triggers alone write here, and throw away what is older whenever they do.

-- True for whoever works at the panel, in whatever role. plpgsql: the next migration makes private.my_role.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.my_role() is not null;
end;
$$;
revoke all on function private.is_staff() from public, anon, authenticated;
grant execute on function private.is_staff() to authenticated, service_role;

-- The name of who asks, or the e-mail address, kept as it is now: people go. Null for the secret key (command line, server),
-- empty where nobody knows.
create function private.actor() returns text
language sql stable security definer set search_path = ''
as $$
  select case when auth.uid() is not null
    then coalesce((
      select coalesce(nullif(raw_user_meta_data ->> 'name', ''), email) from auth.users where id = auth.uid()
    ), '') end
$$;
revoke all on function private.actor() from public, anon, authenticated;

create table public.deleted_posts (
  id uuid primary key,
  deleted_at timestamptz not null default clock_timestamp(),
  actor text,
  post jsonb not null
);
comment on column public.deleted_posts.post is 'The row of blog_posts, for restore_post.';
comment on column public.deleted_posts.actor is 'Name or e-mail address; null for the command line and the server.';
create index deleted_posts_deleted_idx on public.deleted_posts (deleted_at);

create table public.post_versions (
  id bigint generated always as identity primary key,
  post_id uuid not null,
  saved_at timestamptz not null default clock_timestamp(),
  actor text,
  post jsonb not null
);
comment on table public.post_versions is 'No foreign key: a post that is deleted and restored keeps its versions.';
comment on column public.post_versions.post is 'What people write of a post: no views, no dates of the row.';
comment on column public.post_versions.actor is 'Name or e-mail address; null for the command line and the server.';
create index post_versions_post_idx on public.post_versions (post_id, id desc);
create index post_versions_saved_idx on public.post_versions (saved_at);

alter table public.deleted_posts enable row level security;
alter table public.post_versions enable row level security;
revoke all on public.deleted_posts, public.post_versions from public, anon, authenticated, service_role;
grant select on public.deleted_posts, public.post_versions to authenticated, service_role;
create policy "staff read deleted posts" on public.deleted_posts
  for select to authenticated using ((select private.is_staff()));
create policy "staff read versions" on public.post_versions
  for select to authenticated using ((select private.is_staff()));

create function private.keep_deleted_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deleted_posts where deleted_at < clock_timestamp() - interval '30 days';
  insert into public.deleted_posts (id, actor, post) values (old.id, private.actor(), to_jsonb(old))
  on conflict (id) do update set deleted_at = excluded.deleted_at, actor = excluded.actor, post = excluded.post;
  return null;
end;
$$;
revoke all on function private.keep_deleted_post() from public, anon, authenticated;
create trigger keep_deleted_post after delete on public.blog_posts
  for each row execute function private.keep_deleted_post();

create function private.forget_deleted_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deleted_posts where id = new.id;
  return null;
end;
$$;
revoke all on function private.forget_deleted_post() from public, anon, authenticated;
create trigger forget_deleted_post after insert on public.blog_posts
  for each row execute function private.forget_deleted_post();

-- What people write of a post, and versions tell apart.
create function private.written(post public.blog_posts) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(post) - '{id,views,created_at,updated_at,computed_score}'::text[]
$$;
revoke all on function private.written(public.blog_posts) from public, anon, authenticated;

-- Keeps a version that differs from the last. The last one of a post that exists is kept however old it is.
create function private.keep_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  version jsonb := private.written(new);
begin
  if version = (select post from public.post_versions where post_id = new.id order by id desc limit 1) then return null; end if;
  insert into public.post_versions (post_id, actor, post) values (new.id, private.actor(), version);
  delete from public.post_versions as aged
  where aged.saved_at < clock_timestamp() - interval '1 year'
    and (
      exists (select from public.post_versions as newer where newer.post_id = aged.post_id and newer.id > aged.id)
      or not exists (select from public.blog_posts as post where post.id = aged.post_id)
    );
  return null;
end;
$$;
revoke all on function private.keep_version() from public, anon, authenticated;
create trigger keep_first_version after insert on public.blog_posts
  for each row execute function private.keep_version();
create trigger keep_version after update on public.blog_posts
  for each row when (old.updated_at is distinct from new.updated_at) execute function private.keep_version();

-- What is there already is the first version of each post.
insert into public.post_versions (post_id, saved_at, actor, post)
select post.id, post.updated_at, '', private.written(post) from public.blog_posts as post;
