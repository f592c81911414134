-- What visitors write into the forms of a site. They reach no table and no function here: the site's server, which knows the
-- forms, holds each entry to its form and hands it over with the secret key. Staff read entries and mark them as done, admins
-- delete them; each goes by itself after the days that its form names.

create table public.form_entries (
  id uuid primary key default gen_random_uuid(),
  received_at timestamptz not null default greatest(clock_timestamp(), private.observed_now()),
  -- The page, and the form on it by its anchor, with the heading that it had.
  path text not null,
  form text not null,
  heading text not null,
  -- [{"label": …, "value": …}] in the order of the form.
  fields jsonb not null,
  keep_days integer not null,
  handled_at timestamptz,
  -- Name or e-mail address.
  handled_by text,
  constraint form_entries_path_check check (path ~ '^/' and char_length(path) <= 300),
  constraint form_entries_form_check check (form ~ '^[^\s]{1,100}$'),
  constraint form_entries_heading_check check (char_length(heading) <= 300),
  constraint form_entries_fields_check check (
    case when jsonb_typeof(fields) = 'array'
      then jsonb_array_length(fields) <= 12
        and jsonb_array_length(fields) = jsonb_array_length(jsonb_path_query_array(fields,
          'strict $[*] ? (@.label.type() == "string" && @.value.type() == "string")'))
        and char_length(fields::text) <= 100000
      else false end
  ),
  constraint form_entries_keep_days_check check (keep_days between 7 and 3650),
  constraint form_entries_received_at_year_check
    check (received_at >= '1970-01-01 00:00+00' and received_at < '10000-01-01 00:00+00'),
  constraint form_entries_handled_at_year_check
    check (handled_at >= '1970-01-01 00:00+00' and handled_at < '10000-01-01 00:00+00')
);
create index form_entries_received_at_idx on public.form_entries (received_at);

-- Throws away what was kept for as long as its form said, by the observed time.
create function private.forget_entries() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  present timestamptz := private.observe();
begin
  delete from public.form_entries where received_at < present - keep_days * interval '1 day';
end;
$$;

-- Keeps an entry {path, form, heading, fields, keep_days}. Past 20,000 entries none is taken until some are gone. Service role.
create function private.take_entry(entry jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.forget_entries();
  if (select count(*) from public.form_entries) >= 20000 then
    raise exception 'There are 20,000 entries of forms: delete some.' using errcode = '54000';
  end if;
  insert into public.form_entries (path, form, heading, fields, keep_days)
  values (entry ->> 'path', entry ->> 'form', left(entry ->> 'heading', 300), entry -> 'fields', (entry ->> 'keep_days')::integer);
end;
$$;

-- Says that an entry was seen to, or was not. Staff.
create function private.mark_entry(entry uuid, is_handled boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  update public.form_entries set
    handled_at = case when is_handled then clock_timestamp() end,
    handled_by = case when is_handled then private.actor() end
  where id = entry;
end;
$$;

-- Deletes an entry; what was in it is noted nowhere. Admins.
create function private.delete_entry(entry uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone public.form_entries;
begin
  perform private.require_admin();
  delete from public.form_entries where id = entry returning * into gone;
  if found then
    perform private.note('entry-deleted', gone.heading, gone.id, gone.path);
  end if;
end;
$$;

-- A new day of views is a look at the clock too: sites are visited oftener than they are written.
create or replace function private.observe_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_entries();
  return null;
end;
$$;

-- The site's paths ('/', '/osasco', …) and block names, in place of those known so far. Throws away what was clicked three
-- years ago, which no report looks back to, and entries of forms that were kept for long enough. Service role.
create or replace function private.set_contact_places(paths text[], blocks text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  aged_from date := (private.observe() - interval '3 years')::date;
begin
  delete from private.contact_paths as known
  where not exists (select from unnest(paths) as present (path) where present.path = known.path);
  insert into private.contact_paths select distinct unnest(paths) on conflict do nothing;
  delete from private.contact_blocks as known
  where not exists (select from unnest(blocks) as present (block) where present.block = known.block);
  insert into private.contact_blocks select distinct unnest(blocks) on conflict do nothing;
  delete from private.contact_minutes where minute < clock_timestamp() - interval '1 day';
  delete from public.contact_clicks where day < aged_from;
  perform private.forget_entries();
end;
$$;

-- Inserts rows of a table as they are, ids, dates and views included, or overwrites those with the same key, and returns their
-- number. What a row leaves out is as in a new one. Triggers are off for the moment of it, within the transaction: they note
-- who writes and when, and nobody does. Service role.
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
    or relation not in ('blog_posts', 'slug_history', 'view_days', 'scheduler', 'scheduler_runs', 'contact_clicks', 'form_entries')
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

create function public.take_entry(entry jsonb) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.take_entry(entry) $$;

create function public.mark_entry(entry uuid, is_handled boolean) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.mark_entry(entry, is_handled) $$;

create function public.delete_entry(entry uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.delete_entry(entry) $$;

alter table public.form_entries enable row level security;
-- What was kept for long enough is shown no more, whenever it goes; by the same clock.
create policy "staff read entries of forms" on public.form_entries
  for select to authenticated
  using ((select private.is_staff())
    and received_at >= (select private.observed_now()) - keep_days * interval '1 day');

revoke all on public.form_entries from public, anon, authenticated, service_role;
revoke all on function
  private.forget_entries(), private.take_entry(jsonb), private.mark_entry(uuid, boolean), private.delete_entry(uuid),
  public.take_entry(jsonb), public.mark_entry(uuid, boolean), public.delete_entry(uuid)
from public, anon, authenticated, service_role;
grant select on public.form_entries to authenticated, service_role;
grant execute on function private.take_entry(jsonb), public.take_entry(jsonb) to service_role;
grant execute on function
  private.mark_entry(uuid, boolean), public.mark_entry(uuid, boolean), private.delete_entry(uuid), public.delete_entry(uuid)
to authenticated, service_role;
