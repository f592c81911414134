-- Pictures of posts in a hosted project: a bucket of Supabase Storage that staff alone reach. Nobody else reads any, not even
-- of a public post: a build makes them anew, and asks with the secret key. The embedded service keeps files of its own and
-- has no schema `storage`: nothing happens there. In a project that gets Storage later, run this file again.
do $$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  -- The types are those that the panel draws (engine/panel/post/draw-picture.ts), the size is `mostBytes`.
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('post-pictures', 'post-pictures', false, 12000000, array['image/webp', 'image/jpeg'])
  on conflict (id) do update set public = excluded.public,
    file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  drop policy if exists "staff read pictures of posts" on storage.objects;
  create policy "staff read pictures of posts" on storage.objects for select to authenticated
    using (bucket_id = 'post-pictures' and (select private.is_staff()));
  -- Named after its content, so none is ever changed: there is no policy of updating.
  drop policy if exists "staff send pictures of posts" on storage.objects;
  create policy "staff send pictures of posts" on storage.objects for insert to authenticated
    with check (bucket_id = 'post-pictures' and name ~ '^[0-9a-f]{16}\.(webp|jpg)$' and (select private.is_staff()));
  drop policy if exists "admins delete pictures of posts" on storage.objects;
  create policy "admins delete pictures of posts" on storage.objects for delete to authenticated
    using (bucket_id = 'post-pictures' and (select private.is_admin()));
end;
$$;
