-- For what pages contacts are counted, as the last build said: `portao doctor` holds it against the pages that there are.
create function private.contact_places() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select coalesce(array_agg(path order by path), '{}') from private.contact_paths);
end
$$;

create function public.contact_places() returns text[]
language sql stable security invoker set search_path = ''
as $$ select private.contact_places() $$;

revoke all on function private.contact_places() from public, anon, authenticated;
revoke all on function public.contact_places() from public, anon, authenticated;
grant execute on function private.contact_places() to authenticated, service_role;
grant execute on function public.contact_places() to authenticated, service_role;
