-- Posts to come of somebody who leaves become drafts together, or none of them does: one request, however many there are.
-- `posts`: [{id, updated_at}], as they were seen.
create function private.unschedule_posts(posts jsonb) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed integer;
begin
  perform private.require_admin();
  update public.blog_posts as post set status = 'draft'
  from jsonb_to_recordset(unschedule_posts.posts) as seen (id uuid, updated_at timestamptz)
  where post.id = seen.id and post.updated_at = seen.updated_at
    and post.status = 'published' and post.published_at > now();
  get diagnostics changed = row_count;
  if changed < jsonb_array_length(unschedule_posts.posts) then
    raise exception 'A post was saved by somebody else.' using errcode = '22023';
  end if;
  return changed;
end;
$$;

create function public.unschedule_posts(posts jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$ select private.unschedule_posts(posts) $$;

revoke all on function private.unschedule_posts(jsonb), public.unschedule_posts(jsonb)
from public, anon, authenticated, service_role;
grant execute on function private.unschedule_posts(jsonb), public.unschedule_posts(jsonb)
to authenticated, service_role;
