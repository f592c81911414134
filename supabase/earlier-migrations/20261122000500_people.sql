-- People of the panel. An administradora (private.admins) may do everything. A redatora (private.editors) writes drafts and
-- posts that become public in an hour or later, and touches nothing that is public.
create table private.editors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);
comment on table private.editors is 'Users who write and schedule posts, and publish nothing.';
revoke all on private.editors from public, anon, authenticated, service_role;

-- 'admin', 'editor' or null. A session that was ended counts for nothing, although its token is good for up to an hour more.
create function private.my_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when not exists (
      select from auth.sessions
      where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
    ) then null
    when exists (select from private.admins where user_id = auth.uid()) then 'admin'
    when exists (select from private.editors where user_id = auth.uid()) then 'editor'
  end
$$;
revoke all on function private.my_role() from public, anon, authenticated;
grant execute on function private.my_role() to authenticated, service_role;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.my_role() = 'admin', false)
$$;

-- Refuses everybody but admins, editors and the service role; see private.require_admin.
create function private.require_staff() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if current_setting('role', true) is distinct from 'service_role' and private.my_role() is null then
    raise exception 'Only people of the panel may do this.' using errcode = '42501';
  end if;
end;
$$;
revoke all on function private.require_staff() from public, anon, authenticated;

-- What the panel asks after sign-in: {role: 'admin' | 'editor' | null, name}.
create function private.my_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('role', private.my_role(), 'name', (
    select coalesce(raw_user_meta_data ->> 'name', '') from auth.users where id = auth.uid()
  ))
$$;
create function public.my_account() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_account() $$;

-- Posts. -----------------------------------------------------------------------------------------------------------------

-- True if an editor may write a post like this one: a draft, or one that is public in an hour at the earliest.
create function private.not_public_soon(status text, published_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select status = 'draft' or published_at >= now() + interval '1 hour'
$$;
revoke all on function private.not_public_soon(text, timestamptz) from public, anon, authenticated;
grant execute on function private.not_public_soon(text, timestamptz) to authenticated, service_role;

alter policy "admins read every post, others public ones" on public.blog_posts
  using (
    (status = 'published' and published_at <= now() and (withdrawn_at is null or withdrawn_at > now()))
    or (select private.my_role()) is not null
  );
alter policy "admins read every post, others public ones" on public.blog_posts
  rename to "admins and editors read every post, others public ones";

drop policy "admins add posts" on public.blog_posts;
drop policy "admins change posts" on public.blog_posts;
drop policy "admins delete posts" on public.blog_posts;
create policy "admins add posts, editors those that are not public soon" on public.blog_posts
  for insert to authenticated
  with check ((select private.is_admin())
    or ((select private.my_role()) = 'editor' and private.not_public_soon(status, published_at)));
create policy "admins change posts, editors those that are not public soon" on public.blog_posts
  for update to authenticated
  using ((select private.is_admin())
    or ((select private.my_role()) = 'editor' and private.not_public_soon(status, published_at)))
  with check ((select private.is_admin())
    or ((select private.my_role()) = 'editor' and private.not_public_soon(status, published_at)));
create policy "admins delete posts, editors those that are not public soon" on public.blog_posts
  for delete to authenticated
  using ((select private.is_admin())
    or ((select private.my_role()) = 'editor' and private.not_public_soon(status, published_at)));

-- An earlier address leads to a post that may be public: an editor's post does not take it from that one.
create function private.keep_earlier_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.my_role() = 'editor'
    and exists (select from public.slug_history where slug = new.slug and post_id <> new.id)
  then
    raise exception 'The slug is an earlier address of another post.' using errcode = '23505';
  end if;
  return new;
end;
$$;
revoke all on function private.keep_earlier_slug() from public, anon, authenticated;
create trigger keep_earlier_slug before insert or update of slug on public.blog_posts
  for each row execute function private.keep_earlier_slug();

-- Refuses an editor's post that would be public soon. For functions that write as their owner.
create function private.require_write(post public.blog_posts) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  if private.my_role() = 'editor' and not private.not_public_soon(post.status, post.published_at) then
    raise exception 'An editor publishes nothing.' using errcode = '42501';
  end if;
end;
$$;
revoke all on function private.require_write(public.blog_posts) from public, anon, authenticated;

create or replace function private.publish_post(post jsonb) returns public.blog_posts
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.blog_posts := private.new_post(post);
begin
  perform private.require_write(made);
  return private.insert_post(made);
end;
$$;

-- As before, and an editor brings back what an editor may write.
create or replace function private.restore_post(post jsonb) returns public.blog_posts
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deleted public.blog_posts := jsonb_populate_record(null::public.blog_posts, post);
  present public.blog_posts;
begin
  perform private.require_write(deleted);
  select * into present from public.blog_posts where id = deleted.id;
  if found then return present; end if;
  return private.insert_post(deleted);
end;
$$;

-- Both as before, for editors too.
create or replace function private.post_summary() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  return (
    select jsonb_build_object('posts', count(*), 'published', count(*) filter (where private.is_public(post)),
      'views', coalesce(sum(views), 0), 'average_score', coalesce(round(avg(seo_score))::integer, 0))
    from public.blog_posts as post
  );
end;
$$;

create or replace function private.view_report(days integer default 30) returns table (day date, views integer, posts integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_staff();
  return query
    select each.day, coalesce(counted.views, 0), coalesce(made.posts, 0)
    from (select private.today() - back as day from generate_series(0, least(greatest(days, 1), 366) - 1) as back) as each
    left join public.view_days as counted on counted.day = each.day
    left join (
      select (published_at at time zone 'America/Sao_Paulo')::date as day, count(*)::integer as posts
      from public.blog_posts as post where private.is_public(post) group by 1
    ) as made on made.day = each.day
    order by each.day;
end;
$$;

-- What was done. ---------------------------------------------------------------------------------------------------------

-- Written by triggers and functions alone, for two years. Names and addresses as they were: people and posts go.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  actor text,
  action text not null,
  subject text not null,
  subject_id uuid,
  detail text not null default ''
);
comment on column public.audit_log.actor is 'E-mail address; null for the command line and the server.';
create index audit_log_at_idx on public.audit_log (at);
create index audit_log_subject_idx on public.audit_log (subject_id) where subject_id is not null;
alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;
create policy "admins read what was done" on public.audit_log
  for select to authenticated using ((select private.is_admin()));

create function private.note(action text, subject text, subject_id uuid default null, detail text default '', actor text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.audit_log where at < clock_timestamp() - interval '2 years';
  insert into public.audit_log (actor, action, subject, subject_id, detail)
  values (coalesce(note.actor, (select email from auth.users where id = auth.uid())),
    note.action, note.subject, note.subject_id, note.detail);
end;
$$;
revoke all on function private.note(text, text, uuid, text, text) from public, anon, authenticated, service_role;

create function private.note_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  what text;
begin
  if tg_op = 'DELETE' then
    perform private.note('post-deleted', old.title, old.id, '/blog/' || old.slug);
    return null;
  end if;
  if tg_op = 'INSERT' and exists (select from public.audit_log where subject_id = new.id and action = 'post-deleted') then
    what := 'post-restored';
  elsif new.status = 'published' then
    what := case when new.published_at > now() then 'post-scheduled' else 'post-published' end;
  elsif tg_op = 'UPDATE' and old.status = 'published' then
    what := 'post-unpublished';
  end if;
  if what is not null
    and (tg_op = 'INSERT' or (old.status, old.published_at) is distinct from (new.status, new.published_at))
  then
    perform private.note(what, new.title, new.id, '/blog/' || new.slug);
  end if;
  return null;
end;
$$;
revoke all on function private.note_post() from public, anon, authenticated;
create trigger note_post after insert or delete or update of status, published_at on public.blog_posts
  for each row execute function private.note_post();

create function private.note_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note('role-given', coalesce((select email from auth.users where id = new.user_id), ''), new.user_id,
    case tg_table_name when 'admins' then 'admin' else 'editor' end);
  return null;
end;
$$;
revoke all on function private.note_role() from public, anon, authenticated;
create trigger note_role after insert on private.admins for each row execute function private.note_role();
create trigger note_role after insert on private.editors for each row execute function private.note_role();

-- Somebody can always run the panel, whichever way the row would go: two admins who remove each other at once wait for one
-- another on the rows, and the second is refused.
create function private.lock_admins() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from private.admins order by user_id for update;
  return null;
end;
$$;
create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from gone) and not exists (select from private.admins) then
    raise exception 'The last admin stays.' using errcode = '23001';
  end if;
  return null;
end;
$$;
revoke all on function private.lock_admins(), private.keep_an_admin() from public, anon, authenticated;
create trigger lock_admins before delete on private.admins for each statement execute function private.lock_admins();
create trigger keep_an_admin after delete on private.admins referencing old table as gone
  for each statement execute function private.keep_an_admin();

-- Links that work once: 'invite' makes an account, 'reset' gives one a new password. The embedded service alone uses them;
-- a hosted project sends mail. Only the hash of a token is kept.
create table private.links (
  token_hash text primary key,
  kind text not null constraint links_kind_check check (kind in ('invite', 'reset')),
  email text not null constraint links_email_check check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  role text constraint links_role_check check (role in ('admin', 'editor') and (kind = 'invite') = (role is not null)),
  expires_at timestamptz not null default now() + interval '48 hours',
  unique (kind, email)
);
revoke all on private.links from public, anon, authenticated, service_role;

create function private.hash_token(token text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;
revoke all on function private.hash_token(text) from public, anon, authenticated;

-- A new link in place of the last one of its kind for this address: {token: 64 hexadecimal digits, email, expires_at}.
create function private.make_link(kind text, email text, role text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Three times 122 random bits in 256.
  token text := encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'hex');
  made private.links;
begin
  delete from private.links as link where link.expires_at < now() or (link.kind = make_link.kind and link.email = make_link.email);
  insert into private.links (token_hash, kind, email, role)
  values (private.hash_token(token), make_link.kind, make_link.email, make_link.role)
  returning * into made;
  return jsonb_build_object('token', token, 'email', made.email, 'expires_at', made.expires_at);
end;
$$;
revoke all on function private.make_link(text, text, text) from public, anon, authenticated;

-- People. ----------------------------------------------------------------------------------------------------------------

-- Everybody of the panel, and those who were invited and did not come yet (`id` null, `invited_until`). Admins.
create function private.people()
returns table (id uuid, email text, name text, role text, last_sign_in_at timestamptz, invited_until timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select person.id, person.email::text, coalesce(person.raw_user_meta_data ->> 'name', ''),
      case when admin.user_id is null then 'editor' else 'admin' end, person.last_sign_in_at, null::timestamptz
    from auth.users as person
    left join private.admins as admin on admin.user_id = person.id
    left join private.editors as editor on editor.user_id = person.id
    where admin.user_id is not null or editor.user_id is not null
    union all
    select null, link.email, '', link.role, null, link.expires_at
    from private.links as link where link.kind = 'invite' and link.expires_at > now()
    order by 4, 2;
end;
$$;
create function public.people()
returns table (id uuid, email text, name text, role text, last_sign_in_at timestamptz, invited_until timestamptz)
language sql stable security invoker set search_path = ''
as $$ select * from private.people() $$;

-- Makes somebody who has an account an admin or an editor. Admins; the last one stays one.
create function private.set_role(person uuid, new_role text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if not exists (select from auth.users where id = person) then
    raise exception 'There is no such account.' using errcode = '22023';
  end if;
  if new_role = 'admin' then
    insert into private.admins (user_id) values (person) on conflict do nothing;
    delete from private.editors where user_id = person;
  elsif new_role = 'editor' then
    insert into private.editors (user_id) values (person) on conflict do nothing;
    delete from private.admins where user_id = person;
  else
    raise exception 'A role is admin or editor.' using errcode = '22023';
  end if;
end;
$$;
create function public.set_role(person uuid, new_role text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.set_role(person, new_role) $$;

-- Removes somebody with their account, which ends their sessions. Admins; the last one stays.
create function private.remove_person(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
begin
  perform private.require_admin();
  delete from auth.users where id = person and (
    exists (select from private.admins where user_id = person) or exists (select from private.editors where user_id = person)
  ) returning email into address;
  if found then perform private.note('person-removed', address, person); end if;
end;
$$;
create function public.remove_person(person uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.remove_person(person) $$;

-- Signs somebody out everywhere. Admins.
create function private.end_sessions(person uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from auth.sessions where user_id = person;
  if found then
    perform private.note('sessions-ended', (select email from auth.users where id = person), person);
  end if;
end;
$$;
create function public.end_sessions(person uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.end_sessions(person) $$;

-- The name under which one is shown to the others; '' for none.
create function private.set_my_name(new_name text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_staff();
  if char_length(new_name) > 100 then
    raise exception 'A name has at most 100 characters.' using errcode = '22001';
  end if;
  update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || jsonb_build_object('name', btrim(new_name))
  where id = auth.uid();
end;
$$;
create function public.set_my_name(new_name text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.set_my_name(new_name) $$;

-- Invites somebody who has no account: a link for 48 hours, in place of an earlier one. Admins.
create function private.invite_person(email text, role text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := lower(btrim(invite_person.email));
  link jsonb;
begin
  perform private.require_admin();
  if exists (select from auth.users as known where known.email = address) then
    raise exception 'This address has an account.' using errcode = '23505';
  end if;
  link := private.make_link('invite', address, coalesce(invite_person.role, ''));
  perform private.note('person-invited', address, null, invite_person.role);
  return link;
end;
$$;
create function public.invite_person(email text, role text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.invite_person(email, role) $$;

-- Takes an invitation back. Admins.
create function private.cancel_invite(email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  delete from private.links as link where link.kind = 'invite' and link.email = cancel_invite.email;
  if found then perform private.note('invite-cancelled', cancel_invite.email); end if;
end;
$$;
create function public.cancel_invite(email text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_invite(email) $$;

-- A link to a new password, for `portao user reset`. Service role.
create function private.reset_link(email text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := lower(btrim(reset_link.email));
  person uuid;
begin
  select id into person from auth.users as known where known.email = address;
  if not found then
    raise exception 'There is no such account.' using errcode = '22023';
  end if;
  perform private.note('reset-link-made', address, person);
  return private.make_link('reset', address, null);
end;
$$;
create function public.reset_link(email text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.reset_link(email) $$;

revoke all on function
  private.my_account(), public.my_account(), private.people(), public.people(), private.set_role(uuid, text),
  public.set_role(uuid, text), private.remove_person(uuid), public.remove_person(uuid), private.end_sessions(uuid),
  public.end_sessions(uuid), private.set_my_name(text), public.set_my_name(text), private.invite_person(text, text),
  public.invite_person(text, text), private.cancel_invite(text), public.cancel_invite(text), private.reset_link(text),
  public.reset_link(text)
from public, anon, authenticated, service_role;
grant execute on function
  private.my_account(), public.my_account(), private.people(), public.people(), private.set_role(uuid, text),
  public.set_role(uuid, text), private.remove_person(uuid), public.remove_person(uuid), private.end_sessions(uuid),
  public.end_sessions(uuid), private.set_my_name(text), public.set_my_name(text), private.invite_person(text, text),
  public.invite_person(text, text), private.cancel_invite(text), public.cancel_invite(text)
to authenticated, service_role;
grant execute on function private.reset_link(text), public.reset_link(text) to service_role;

-- The panel asks my_account() instead.
drop function public.is_admin();
