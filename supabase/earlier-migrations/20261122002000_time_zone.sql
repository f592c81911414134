-- Days begin by the clock of the site (`timeZone` in site.yaml), which it tells with each build and at each start. What was
-- counted keeps the day that it was counted on.

create table private.site_settings (
  is_only boolean primary key default true constraint site_settings_is_only_check check (is_only),
  time_zone text not null default 'America/Sao_Paulo'
);
revoke all on private.site_settings from public, anon, authenticated, service_role;
insert into private.site_settings default values;

create function private.time_zone() returns text
language sql stable set search_path = ''
as $$ select time_zone from private.site_settings $$;
revoke all on function private.time_zone() from public, anon, authenticated;

-- The time zone of the site by its name in the IANA database, `Europe/London`. Service role.
create function private.set_time_zone(zone text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform now() at time zone zone;
  update private.site_settings set time_zone = zone where is_only;
end;
$$;

create function public.set_time_zone(zone text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.set_time_zone(zone) $$;

revoke all on function private.set_time_zone(text), public.set_time_zone(text) from public, anon, authenticated, service_role;
grant execute on function private.set_time_zone(text), public.set_time_zone(text) to service_role;

create or replace function private.today() returns date
language sql stable set search_path = ''
as $$
  select (clock_timestamp() at time zone private.time_zone())::date
$$;

create or replace function private.view_report(days integer default 30) returns table (day date, views integer, posts integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  zone text := private.time_zone();
begin
  perform private.require_staff();
  return query
    select each.day, coalesce(counted.views, 0), coalesce(made.posts, 0)
    from (select private.today() - back as day from generate_series(0, least(greatest(days, 1), 366) - 1) as back) as each
    left join public.view_days as counted on counted.day = each.day
    left join (
      select (published_at at time zone zone)::date as day, count(*)::integer as posts
      from public.blog_posts as post where private.is_public(post) group by 1
    ) as made on made.day = each.day
    order by each.day;
end;
$$;
