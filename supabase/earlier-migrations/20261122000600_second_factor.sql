-- A second factor: whoever has one is somebody of the panel only in a session that it was given in (`aal2`). Hosted Supabase
-- has the tables; the embedded service makes them before the migrations (engine/database/process/factor-tables.mjs).
create function private.lacks_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.jwt() ->> 'aal' is distinct from 'aal2'
    and exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
$$;
revoke all on function private.lacks_second_factor() from public, anon, authenticated;

create or replace function private.my_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when private.lacks_second_factor() or not exists (
      select from auth.sessions
      where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
    ) then null
    when exists (select from private.admins where user_id = auth.uid()) then 'admin'
    when exists (select from private.editors where user_id = auth.uid()) then 'editor'
  end
$$;

-- As before, and `lacks_second_factor`: one is to be asked for it.
create or replace function private.my_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('role', private.my_role(), 'lacks_second_factor', private.lacks_second_factor(), 'name', (
    select coalesce(raw_user_meta_data ->> 'name', '') from auth.users where id = auth.uid()
  ))
$$;

-- As before, and who has a second factor.
drop function public.people();
drop function private.people();
create function private.people()
returns table (
  id uuid, email text, name text, role text, last_sign_in_at timestamptz, invited_until timestamptz, second_factor boolean
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select person.id, person.email::text, coalesce(person.raw_user_meta_data ->> 'name', ''),
      case when admin.user_id is null then 'editor' else 'admin' end, person.last_sign_in_at, null::timestamptz,
      exists (select from auth.mfa_factors as factor where factor.user_id = person.id and factor.status = 'verified')
    from auth.users as person
    left join private.admins as admin on admin.user_id = person.id
    left join private.editors as editor on editor.user_id = person.id
    where admin.user_id is not null or editor.user_id is not null
    union all
    select null, link.email, '', link.role, null, link.expires_at, false
    from private.links as link where link.kind = 'invite' and link.expires_at > now()
    order by 4, 2;
end;
$$;
create function public.people()
returns table (
  id uuid, email text, name text, role text, last_sign_in_at timestamptz, invited_until timestamptz, second_factor boolean
)
language sql stable security invoker set search_path = ''
as $$ select * from private.people() $$;

-- For whoever lost the telephone: they sign in with the password alone, and enrol anew. Admins.
create function private.remove_second_factor(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from auth.mfa_factors where user_id = person;
  if found then
    perform private.note('second-factor-removed', (select email from auth.users where id = person), person);
  end if;
end;
$$;
create function public.remove_second_factor(person uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.remove_second_factor(person) $$;

revoke all on function
  private.people(), public.people(), private.remove_second_factor(uuid), public.remove_second_factor(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.people(), public.people(), private.remove_second_factor(uuid), public.remove_second_factor(uuid)
to authenticated, service_role;
