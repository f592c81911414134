-- Dates that every program can read, 1970 to 9999: one `infinity` stopped whatever reckons with dates.

-- The nearest moment that a date column may hold: 1970 to 9999. Null stays null.
create function private.readable(moment timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$
  select case when moment is not null
    then greatest('1970-01-01 00:00+00', least(moment, '9999-12-30 00:00+00')) end
$$;
revoke all on function private.readable(timestamptz) from public, anon, authenticated;

-- The same for the dates of a post that is kept as JSON, so that it can be restored.
create function private.readable(post jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select post || coalesce(jsonb_object_agg(field.key, private.readable((field.value #>> '{}')::timestamptz)), '{}')
  from jsonb_each(post) as field
  where field.key in ('published_at', 'withdrawn_at', 'created_at', 'updated_at')
    and (field.value #>> '{}')::timestamptz is distinct from private.readable((field.value #>> '{}')::timestamptz)
$$;
revoke all on function private.readable(jsonb) from public, anon, authenticated;

alter table public.blog_posts disable trigger user;
-- A withdrawal stays after its beginning; one that both dates have left behind is none.
update public.blog_posts set
  published_at = private.readable(published_at),
  withdrawn_at = case when private.readable(withdrawn_at) > private.readable(published_at) then private.readable(withdrawn_at)
    when withdrawn_at < now() then private.readable(published_at) + interval '1 day' end,
  created_at = private.readable(created_at),
  updated_at = private.readable(updated_at)
where (published_at, coalesce(withdrawn_at, now()), created_at, updated_at) is distinct from
  (private.readable(published_at), coalesce(private.readable(withdrawn_at), now()), private.readable(created_at), private.readable(updated_at));
alter table public.blog_posts enable trigger user;
update public.deleted_posts set post = private.readable(post) where post <> private.readable(post);
update public.post_versions set post = private.readable(post) where post <> private.readable(post);

-- Every column with a date, of these tables: what is there comes into the range, what comes later is refused.
do $$
declare
  col record;
begin
  for col in
    select space.nspname as space, tab.relname as relation, att.attname as name, att.atttypid = 'date'::regtype as is_day
    from pg_attribute as att
    join pg_class as tab on tab.oid = att.attrelid and tab.relkind = 'r'
    join pg_namespace as space on space.oid = tab.relnamespace and space.nspname in ('public', 'private')
    where att.atttypid in ('timestamptz'::regtype, 'date'::regtype) and att.attnum > 0 and not att.attisdropped
    order by 1, 2, att.attnum
  loop
    if col.relation <> 'blog_posts' then
      execute format(
        case when col.is_day
          -- Days that are no days of a calendar: their figures are counted nowhere.
          then 'delete from %1$I.%2$I where %3$I not between ''1970-01-01'' and ''9999-12-31'''
          else 'update %1$I.%2$I set %3$I = private.readable(%3$I) where %3$I <> private.readable(%3$I)'
        end, col.space, col.relation, col.name);
    end if;
    execute format('alter table %1$I.%2$I add constraint %4$I check (%3$I >= %5$L and %3$I < %6$L)',
      col.space, col.relation, col.name, left(col.relation || '_' || col.name, 40) || '_year_check',
      case when col.is_day then '1970-01-01' else '1970-01-01 00:00+00' end,
      case when col.is_day then '10000-01-01' else '10000-01-01 00:00+00' end);
  end loop;
end;
$$;
