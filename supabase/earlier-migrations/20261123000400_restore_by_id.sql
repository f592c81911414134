-- Brings a deleted post back from the bin, by its id alone: nobody says what was in it. Asked twice, once; an editor brings
-- back what an editor may write.
drop function public.restore_post(jsonb);
drop function private.restore_post(jsonb);
create function private.restore_post(post_id uuid) returns public.blog_posts
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
  return private.insert_post(deleted);
end;
$$;
create function public.restore_post(post_id uuid) returns public.blog_posts
language sql volatile security invoker set search_path = ''
as $$ select * from private.restore_post(post_id) $$;
revoke all on function private.restore_post(uuid), public.restore_post(uuid) from public, anon, authenticated, service_role;
grant execute on function private.restore_post(uuid), public.restore_post(uuid) to authenticated, service_role;
