-- Clicks on chat and call buttons: daily sums by page, kind and block. Nothing here identifies a visitor (LGPD).
create table public.contact_clicks (
  day date not null,
  path text not null,
  kind text not null constraint contact_clicks_kind_check check (kind in ('chat', 'call')),
  block text not null,
  clicks integer not null,
  primary key (day, path, kind, block)
);
alter table public.contact_clicks enable row level security;
revoke all on public.contact_clicks from public, anon, authenticated, service_role;
grant select on public.contact_clicks to authenticated, service_role;
create policy "admins read the clicks" on public.contact_clicks
  for select to authenticated using ((select private.is_admin()));

-- What may be counted; each build writes both lists anew (set_contact_places). Addresses of posts are known from blog_posts.
create table private.contact_paths (path text primary key);
create table private.contact_blocks (block text primary key);
-- How often a page and kind was clicked in the minute at hand.
create table private.contact_minutes (
  path text not null,
  kind text not null,
  minute timestamptz not null,
  clicks integer not null,
  primary key (path, kind)
);
revoke all on private.contact_paths, private.contact_blocks, private.contact_minutes from public, anon, authenticated, service_role;

-- Counts one click; true if it was counted. At most 20 in a minute for a page and kind; an unknown page or kind counts
-- nothing, an unknown block counts as 'other'.
create function public.count_contact(page text, kind text, block text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  known text;
begin
  if count_contact.kind is null or count_contact.kind not in ('chat', 'call') then return false; end if;
  if not exists (select 1 from private.contact_paths where path = page)
    and not exists (select 1 from public.blog_posts where status = 'published' and page = '/blog/' || slug)
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
revoke all on function public.count_contact(text, text, text) from public, anon, authenticated;
grant execute on function public.count_contact(text, text, text) to anon, authenticated, service_role;

-- The site's paths ('/', '/osasco', …) and block names, in place of those known so far. Service role.
create function public.set_contact_places(paths text[], blocks text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  delete from private.contact_paths where path <> all (paths);
  insert into private.contact_paths select distinct unnest(paths) on conflict do nothing;
  delete from private.contact_blocks where block <> all (blocks);
  insert into private.contact_blocks select distinct unnest(blocks) on conflict do nothing;
  delete from private.contact_minutes where minute < clock_timestamp() - interval '1 day';
end;
$$;
revoke all on function public.set_contact_places(text[], text[]) from public, anon, authenticated;
grant execute on function public.set_contact_places(text[], text[]) to service_role;

-- Clicks of the last `days` days (1 to 366, today included) by page, kind and block, beside the as many days before. Admins.
create function public.contact_report(days integer default 7)
returns table (path text, kind text, block text, clicks integer, clicks_before integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  span integer := least(greatest(contact_report.days, 1), 366);
  first_day date := private.today() - span + 1;
begin
  perform private.require_admin();
  return query
    select path, kind, block,
      coalesce(sum(clicks) filter (where day >= first_day), 0)::integer,
      coalesce(sum(clicks) filter (where day < first_day), 0)::integer
    from public.contact_clicks
    where day >= first_day - span
    group by path, kind, block
    order by 4 desc, 5 desc, path, kind, block;
end;
$$;
revoke all on function public.contact_report(integer) from public, anon, authenticated;
grant execute on function public.contact_report(integer) to authenticated, service_role;
