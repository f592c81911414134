-- Nothing is public that no admin saw: an editor writes drafts of her own and hands them in ('review'); an admin publishes.

alter table public.blog_posts drop constraint blog_posts_status_check;
alter table public.blog_posts
  add constraint blog_posts_status_check check (status in ('published', 'review', 'draft'));

-- Who began a post. A post that leaves the bin is still theirs, so a row stays when its post goes.
create table private.post_authors (
  post_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade
);
create index post_authors_user_id_idx on private.post_authors (user_id);

-- Of drafts from before, those whose first version bears a name that one person alone has, an editor.
insert into private.post_authors (post_id, user_id)
select first.post_id, person.id
from (
  select distinct on (post_id) post_id, actor from public.post_versions order by post_id, id
) as first
join public.blog_posts as post on post.id = first.post_id and post.status = 'draft'
join (
  select coalesce(nullif(raw_user_meta_data ->> 'name', ''), email) as name, (array_agg(id))[1] as id
  from auth.users group by 1 having count(*) = 1
) as person on person.name = first.actor
join private.editors as editor on editor.user_id = person.id
where first.actor <> '';

-- True for whoever began the post.
create function private.is_mine(post_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.post_authors as author where author.post_id = is_mine.post_id and author.user_id = auth.uid())
$$;

create function private.keep_author() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.my_role() is not null then
    insert into private.post_authors (post_id, user_id) values (new.id, auth.uid()) on conflict do nothing;
  end if;
  return null;
end;
$$;
create trigger keep_author after insert on public.blog_posts for each row execute function private.keep_author();

-- Ids of the posts that whoever asks began, those in the bin among them, as a JSON list. Staff.
create function private.my_posts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(author.post_id), '[]'::jsonb)
    from private.post_authors as author where author.user_id = auth.uid()
  );
end;
$$;

create function public.my_posts() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_posts() $$;

-- Refuses an editor's post that would be public, now or later. For functions that write as their owner.
create or replace function private.require_write(post public.blog_posts) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  if private.my_role() = 'editor' and post.status = 'published' then
    raise exception 'An editor publishes nothing.' using errcode = '42501';
  end if;
end;
$$;

-- Keeps what a person cannot set (id, dates of the row, views), and notes the time of each change but a counted view. An
-- editor's new post has an id that no other had: that of a post in the bin would push it out of there.
create or replace function private.before_post_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if current_user = 'authenticated' then
      if private.my_role() = 'editor' then
        new.id := gen_random_uuid();
      end if;
      new.views := 0;
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  if current_user = 'authenticated' then
    new.id := old.id;
    new.views := old.views;
    new.created_at := old.created_at;
  end if;
  new.updated_at := old.updated_at;
  if (new.title, new.slug, new.content, new.meta_description, new.tags, new.seo_score, new.status, new.published_at, new.withdrawn_at)
    is distinct from
    (old.title, old.slug, old.content, old.meta_description, old.tags, old.seo_score, old.status, old.published_at, old.withdrawn_at)
  then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end;
$$;

-- Brings a deleted post back from the bin, by its id alone: nobody says what was in it. Asked twice, once; an editor brings
-- back what she began and may write.
create or replace function private.restore_post(post_id uuid) returns public.blog_posts
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  deleted public.blog_posts;
  present public.blog_posts;
begin
  perform private.require_staff();
  select * into present from public.blog_posts where id = restore_post.post_id;
  if found then return present; end if;
  select (jsonb_populate_record(null::public.blog_posts, kept.post)).* into deleted
  from public.deleted_posts as kept where kept.id = restore_post.post_id;
  if not found then
    raise exception 'The post is not in the bin.' using errcode = '22023';
  end if;
  perform private.require_write(deleted);
  if private.my_role() = 'editor' and not private.is_mine(deleted.id) then
    raise exception 'An editor brings back her own posts.' using errcode = '42501';
  end if;
  return private.insert_post(deleted);
end;
$$;

create or replace function private.note_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  what text;
begin
  if tg_op = 'DELETE' then
    perform private.note('post-deleted', old.title, old.id, '/blog/' || old.slug);
    return null;
  end if;
  if tg_op = 'INSERT' and exists (select from public.audit_log where subject_id = new.id and action = 'post-deleted') then
    what := 'post-restored';
  elsif new.status = 'published' then
    what := case when new.published_at > now() then 'post-scheduled' else 'post-published' end;
  elsif tg_op = 'UPDATE' and old.status = 'published' then
    what := 'post-unpublished';
  elsif new.status = 'review' and (tg_op = 'INSERT' or old.status = 'draft') then
    what := 'post-handed-in';
  end if;
  if what is not null
    and (tg_op = 'INSERT' or (old.status, old.published_at) is distinct from (new.status, new.published_at))
  then
    perform private.note(what, new.title, new.id, '/blog/' || new.slug);
  end if;
  return null;
end;
$$;

-- Figures of the panel's cards: {posts, published, review, views, average_score}. Staff.
create or replace function private.post_summary() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object('posts', count(*), 'published', count(*) filter (where private.is_public(post)),
      'review', count(*) filter (where post.status = 'review'),
      'views', coalesce(sum(views), 0), 'average_score', coalesce(round(avg(seo_score))::integer, 0))
    from public.blog_posts as post
  );
end;
$$;

drop policy "admins add posts, editors those that are not public soon" on public.blog_posts;
drop policy "admins change posts, editors those that are not public soon" on public.blog_posts;
drop policy "admins delete posts, editors those that are not public soon" on public.blog_posts;
create policy "admins add posts, editors those that are not public" on public.blog_posts
  for insert to authenticated
  with check ((select private.is_admin()) or ((select private.my_role()) = 'editor' and status <> 'published'));
create policy "admins change posts, editors their own that are not public" on public.blog_posts
  for update to authenticated
  using ((select private.is_admin())
    or ((select private.my_role()) = 'editor' and status <> 'published' and private.is_mine(id)))
  with check ((select private.is_admin())
    or ((select private.my_role()) = 'editor' and status <> 'published' and private.is_mine(id)));
create policy "admins delete posts, editors their own that are not public" on public.blog_posts
  for delete to authenticated
  using ((select private.is_admin())
    or ((select private.my_role()) = 'editor' and status <> 'published' and private.is_mine(id)));
drop function private.not_public_soon(text, timestamptz);

revoke all on table private.post_authors from public, anon, authenticated, service_role;
revoke all on function private.is_mine(uuid), private.keep_author(), private.my_posts(), public.my_posts()
from public, anon, authenticated, service_role;
grant execute on function private.is_mine(uuid), private.my_posts(), public.my_posts() to authenticated, service_role;
