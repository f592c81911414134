-- The minute of contacts, how long their figures are kept, and any number of pages that they are counted for.

-- As before, and who waited for the row may bring the minute before, as with views; a minute far ahead is a clock that was put back.
create or replace function private.count_contact(page text, kind text, block text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  known text;
begin
  if count_contact.kind is null or count_contact.kind not in ('chat', 'call', 'book', 'write', 'find') then return false; end if;
  if not exists (select 1 from private.contact_paths where path = page)
    and not exists (select 1 from public.blog_posts as post where slug = substr(page, 7) and '/blog/' || slug = page and private.is_public(post))
  then return false; end if;
  insert into private.contact_minutes as counter (path, kind, minute, clicks)
  values (page, count_contact.kind, date_trunc('minute', clock_timestamp()), 1)
  on conflict (path, kind) do update set
    minute = case when excluded.minute between counter.minute - interval '1 minute' and counter.minute then counter.minute else excluded.minute end,
    clicks = case when excluded.minute between counter.minute - interval '1 minute' and counter.minute then counter.clicks + 1 else 1 end
    where counter.clicks < 20 or excluded.minute not between counter.minute - interval '1 minute' and counter.minute;
  if not found then return false; end if;
  select blocks.block into known from private.contact_blocks as blocks where blocks.block = count_contact.block;
  insert into public.contact_clicks as sums (day, path, kind, block, clicks)
  values (private.today(), page, count_contact.kind, coalesce(known, 'other'), 1)
  on conflict (day, path, kind, block) do update set clicks = sums.clicks + 1;
  return true;
end;
$$;

-- As before, for any number of pages, and throws away what was clicked three years ago: no report looks back as far.
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
end;
$$;
