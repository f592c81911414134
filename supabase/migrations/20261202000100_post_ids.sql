-- Whoever writes a post gives it its id, so that what is sent again, because the answer was lost, is no second post. It is one
-- that no post had before: in the place of one that is gone it would push that out of the bin, or get its addresses.

-- Refuses the id of a post that is gone, as that of one that is there is refused by the table.
create function private.require_new_id(post_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select from public.blog_posts as post where post.id = require_new_id.post_id)
    and (
      exists (select from private.post_authors as author where author.post_id = require_new_id.post_id)
      or exists (select from public.deleted_posts as deleted where deleted.id = require_new_id.post_id)
      or exists (select from public.post_versions as version where version.post_id = require_new_id.post_id)
      or exists (select from public.slug_history as earlier where earlier.post_id = require_new_id.post_id)
    )
  then
    raise exception 'A post that is gone had this id.' using errcode = '23505';
  end if;
end;
$$;

-- Keeps what a person cannot set (id of a post that is there, dates of the row, views), and notes the time of each change but a
-- counted view.
create or replace function private.before_post_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if current_user = 'authenticated' then
      perform private.require_new_id(new.id);
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

-- Publishes a new post (or saves it as a draft: `status`), with its `id` if it has one; a taken address gets a number. Staff, an
-- editor what an editor may write.
create or replace function private.publish_post(post jsonb) returns public.blog_posts
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.blog_posts := private.new_post(post);
begin
  perform private.require_write(made);
  if post ->> 'id' is not null then
    made.id := (post ->> 'id')::uuid;
    perform private.require_new_id(made.id);
  end if;
  return private.insert_post(made);
end;
$$;

revoke all on function private.require_new_id(uuid) from public, anon, authenticated, service_role;
grant execute on function private.require_new_id(uuid) to authenticated, service_role;
