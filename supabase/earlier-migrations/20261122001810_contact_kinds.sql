-- A site may be reached otherwise than by chat and call: where one books an hour, by a letter, on the map. Clicks are counted by what
-- the contact is for.
alter table public.contact_clicks drop constraint contact_clicks_kind_check;
alter table public.contact_clicks
  add constraint contact_clicks_kind_check check (kind in ('chat', 'call', 'book', 'write', 'find'));

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
  on conflict (path, kind) do update
    set minute = excluded.minute, clicks = case when counter.minute = excluded.minute then counter.clicks + 1 else 1 end
    where counter.minute <> excluded.minute or counter.clicks < 20;
  if not found then return false; end if;
  select blocks.block into known from private.contact_blocks as blocks where blocks.block = count_contact.block;
  insert into public.contact_clicks as sums (day, path, kind, block, clicks)
  values (private.today(), page, count_contact.kind, coalesce(known, 'other'), 1)
  on conflict (day, path, kind, block) do update set clicks = sums.clicks + 1;
  return true;
end;
$$;
