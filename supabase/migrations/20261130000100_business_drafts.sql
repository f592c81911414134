-- What an admin changed of the data of the business at the panel and did not publish yet, on whichever device: one draft for
-- each person, that nobody else sees. A write names the revision that it saw (`revision=eq.…`) and brings one of its own: none
-- goes over another unseen, and one whose answer was lost is known again.

create table public.business_drafts (
  -- Whose it is.
  id uuid primary key references auth.users (id) on delete cascade,
  revision uuid not null,
  changed_at timestamptz not null default clock_timestamp(),
  -- [{"at": [step, …], "before": …, "after": …}]
  changes jsonb not null,
  -- The documents that they change, each with the hash of its text as it was public then: {"site.yaml": "…"}
  documents jsonb not null,
  constraint business_drafts_changes_check check (
    case when jsonb_typeof(changes) = 'array'
      then jsonb_array_length(changes) between 1 and 500 and char_length(changes::text) <= 400000
      else false end
  ),
  constraint business_drafts_documents_check
    check (jsonb_typeof(documents) = 'object' and char_length(documents::text) <= 100000),
  constraint business_drafts_changed_at_year_check
    check (changed_at >= '1970-01-01 00:00+00' and changed_at < '10000-01-01 00:00+00')
);

-- When it was written the database says.
create function private.date_draft() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end;
$$;
create trigger date_draft before insert or update on public.business_drafts
  for each row execute function private.date_draft();

-- Inserts rows of a table as they are, ids, dates and views included, or overwrites those with the same key, and returns their
-- number. What a row leaves out is as in a new one. A draft of somebody who has no account here stays behind. Triggers are off for
-- the moment of it, within the transaction: they note who writes and when, and nobody does. Service role.
create or replace function private.import_rows(relation text, rows jsonb) returns integer
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
    or relation not in ('blog_posts', 'slug_history', 'view_days', 'scheduler', 'scheduler_runs', 'contact_clicks', 'form_entries',
      'business_drafts')
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
     where %5$s
     on conflict (%3$s) do update set %4$s', relation, columns, key, updates,
    case relation when 'business_drafts' then 'id in (select id from auth.users)' else 'true' end)
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

alter table public.business_drafts enable row level security;
create policy "admins have a draft of their own" on public.business_drafts for all to authenticated
  using (id = (select auth.uid()) and (select private.is_admin()))
  with check (id = (select auth.uid()) and (select private.is_admin()));

revoke all on public.business_drafts from public, anon, authenticated, service_role;
revoke all on function private.date_draft() from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.business_drafts to authenticated, service_role;
