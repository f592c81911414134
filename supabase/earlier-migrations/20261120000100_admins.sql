-- Who runs the blog. Being an admin is a row here and nothing else: no role is taken from a token.
-- `private` is not offered by the API. It holds no table with row-level security: the embedded service would grant
-- everybody everything on such a schema.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);
comment on table private.admins is 'Users who may run the panel.';
revoke all on private.admins from public, anon, authenticated, service_role;

-- True if the request comes from a signed-in admin. In policies write (select private.is_admin()), which is planned once.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from private.admins where user_id = (select auth.uid()))
$$;
revoke all on function private.is_admin() from public, anon, authenticated;
grant execute on function private.is_admin() to authenticated, service_role;

-- Refuses everybody but an admin and the service role (secret key: command line, build). The role is read from the
-- setting that the API makes for each request, because within a function of its owner current_user is the owner.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if current_setting('role', true) is distinct from 'service_role' and not private.is_admin() then
    raise exception 'Only admins may do this.' using errcode = '42501';
  end if;
end;
$$;
revoke all on function private.require_admin() from public, anon, authenticated;

-- What the panel asks after sign-in.
create function public.is_admin() returns boolean
language sql stable security invoker set search_path = ''
as $$
  select private.is_admin()
$$;
revoke all on function public.is_admin() from public, anon, authenticated;
grant execute on function public.is_admin() to authenticated, service_role;
