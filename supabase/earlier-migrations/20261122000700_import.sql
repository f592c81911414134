-- Rows of another backend, taken as they are: ids, dates, views, earlier addresses. Service role.

-- Inserts rows of a table, or overwrites those with the same key, and returns their number. What a row leaves out is as in
-- a new one. Triggers are off for the moment of it, within the transaction: they note who writes and when, and nobody does.
create function private.import_rows(relation text, rows jsonb) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  columns text;
  updates text;
  key text;
  sequence text;
  taken integer;
begin
  if relation is null
    or relation not in ('blog_posts', 'slug_history', 'view_days', 'scheduler', 'scheduler_runs', 'contact_clicks')
  then
    raise exception 'This table is not imported.' using errcode = '22023';
  end if;
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_typeof(rows -> 0) is distinct from 'object' then
    raise exception 'Rows are a list of objects.' using errcode = '22023';
  end if;
  select string_agg(quote_ident(attname), ', ' order by attnum) filter (where rows -> 0 ? attname),
    string_agg(format('%1$I = excluded.%1$I', attname), ', ' order by attnum)
      filter (where rows -> 0 ? attname and attnum <> all (primary_key.indkey)),
    string_agg(quote_ident(attname), ', ' order by attnum) filter (where attnum = any (primary_key.indkey))
  into columns, updates, key
  from pg_attribute
  join pg_index as primary_key on primary_key.indrelid = attrelid and primary_key.indisprimary
  where attrelid = format('public.%I', relation)::regclass and attnum > 0 and not attisdropped;
  execute format('alter table public.%I disable trigger user', relation);
  execute format(
    'insert into public.%1$I (%2$s) overriding system value
     select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)
     on conflict (%3$s) do update set %4$s', relation, columns, key, updates)
  using rows;
  get diagnostics taken = row_count;
  execute format('alter table public.%I enable trigger user', relation);
  if relation = 'scheduler_runs' then
    sequence := pg_get_serial_sequence('public.scheduler_runs', 'id');
    perform setval(sequence, (select max(id) from public.scheduler_runs));
  end if;
  if relation = 'blog_posts' then
    -- What the triggers would have kept: a version of what was overwritten has its successor, and what is there is not in the bin.
    delete from public.deleted_posts where id in (
      select post.id from public.blog_posts as post where post.slug in (select row ->> 'slug' from jsonb_array_elements(rows) as row)
    );
    insert into public.post_versions (post_id, actor, post)
    select post.id, private.actor(), private.written(post) from public.blog_posts as post
    where post.slug in (select row ->> 'slug' from jsonb_array_elements(rows) as row)
      and private.written(post) is distinct from (
        select version.post from public.post_versions as version where version.post_id = post.id order by version.id desc limit 1
      );
  end if;
  return taken;
end;
$$;
revoke all on function private.import_rows(text, jsonb) from public, anon, authenticated;
grant execute on function private.import_rows(text, jsonb) to service_role;

create function public.import_rows(relation text, rows jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$ select private.import_rows(relation, rows) $$;
revoke all on function public.import_rows(text, jsonb) from public, anon, authenticated;
grant execute on function public.import_rows(text, jsonb) to service_role;
