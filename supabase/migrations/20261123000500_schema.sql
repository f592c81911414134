-- The database of the blog and its panel, whole. In this order: schemas, tables, functions by subject, triggers, what the
-- API offers, policies, grants. Later migrations are files beside this one.
--
-- Two rules run through it. What is decided about rights is decided here, whoever asks and by whatever page. And a function
-- that runs as its owner stands in `private`, which the API does not offer; `public` has a function of the same name that
-- runs as whoever calls (Supabase's advisor, 0028 and 0029).

-- Schemas ----------------------------------------------------------------------------------------------------------------

-- It holds no table with row-level security: the embedded service would grant everybody everything on such a schema.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Tables: time and place -------------------------------------------------------------------------------------------------

-- How late it is, for what is thrown away by its age: the clock of the machine, but of the time between two looks at most a
-- day counts, and none where the clock went back. A clock that is wrong by years erases nothing; where nobody looks for
-- weeks, what is old stays the longer.
create table private.observed_time (
  is_only boolean primary key default true constraint observed_time_is_only_check check (is_only),
  -- The clock at the last look, and how late it was then.
  looked_at timestamptz not null default clock_timestamp(),
  moment timestamptz not null
);
insert into private.observed_time (moment) values (clock_timestamp());

-- Here, because columns below begin with it: what is written while the clock is years back is not old for that.
create function private.observed_now() returns timestamptz
language sql volatile security definer set search_path = ''
as $$
  select moment + greatest(least(clock_timestamp() - looked_at, interval '1 day'), interval '0')
  from private.observed_time
$$;

-- Days begin by the clock of the site (`timeZone` in site.yaml), which it tells with each build and at each start. What was
-- counted keeps the day that it was counted on.
create table private.site_settings (
  is_only boolean primary key default true constraint site_settings_is_only_check check (is_only),
  time_zone text not null default 'America/Sao_Paulo'
);
insert into private.site_settings default values;

-- Tables: people ---------------------------------------------------------------------------------------------------------

-- Being an admin is a row here and nothing else: no role is taken from a token. An administradora may do everything. A
-- redatora (private.editors) writes drafts and posts that become public in an hour or later, and touches nothing that is
-- public.
create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);
comment on table private.admins is 'Users who may run the panel.';

create table private.editors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);
comment on table private.editors is 'Users who write and schedule posts, and publish nothing.';

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

-- What was done. Written by triggers and functions alone, for two years. Names and addresses as they were: people and posts
-- go.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default greatest(clock_timestamp(), private.observed_now()),
  actor text,
  action text not null,
  subject text not null,
  subject_id uuid,
  detail text not null default ''
);
comment on column public.audit_log.actor is 'E-mail address; null for the command line and the server.';
create index audit_log_at_idx on public.audit_log (at);
create index audit_log_subject_idx on public.audit_log (subject_id) where subject_id is not null;

-- Tables: posts ----------------------------------------------------------------------------------------------------------

-- A published post is public from `published_at` on, and until `withdrawn_at` if it has one.
create table public.blog_posts (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  slug text not null constraint blog_posts_slug_key unique,
  content text not null,
  meta_description text not null default '',
  tags jsonb not null default '[]',
  seo_score integer not null default 0,
  views integer not null default 0,
  status text not null default 'published',
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The score that the rules gave for a post of the scheduler, beside the fixed 85 that is stored for it. Kept when it is
  -- written: a list of posts then needs no texts to say where the two differ, and the rules stand in one place, our code.
  computed_score integer,
  withdrawn_at timestamptz,
  constraint blog_posts_title_check check (title ~ '\S' and char_length(title) <= 300),
  constraint blog_posts_slug_check check (slug ~ '^[a-z0-9_-]{1,150}$'),
  -- The site publishes blog/404.html itself, and blog/index.html is /blog: a post at either would take its place.
  constraint blog_posts_reserved_slug_check check (slug not in ('404', 'index')),
  constraint blog_posts_content_check check (char_length(content) <= 200000),
  constraint blog_posts_meta_description_check check (char_length(meta_description) <= 1000),
  -- A list of at most 30 texts of at most 100 characters; `case`, because the length of what is no list is an error.
  constraint blog_posts_tags_check check (
    case when jsonb_typeof(tags) = 'array'
      then jsonb_array_length(tags) <= 30
        and not jsonb_path_exists(tags, 'strict $[*] ? (@.type() != "string")')
        and not jsonb_path_exists(tags, 'strict $[*] ? (!(@ like_regex "^[^\\n]{1,100}$"))')
      else false end
  ),
  constraint blog_posts_seo_score_check check (seo_score between 0 and 100),
  constraint blog_posts_computed_score_check check (computed_score between 0 and 100),
  constraint blog_posts_views_check check (views >= 0),
  constraint blog_posts_status_check check (status in ('published', 'draft')),
  constraint blog_posts_withdrawn_at_check check (withdrawn_at > published_at)
);
comment on column public.blog_posts.views is 'Only count_view and restore_post set it.';
comment on column public.blog_posts.updated_at is 'Last change of anything but views; the panel compares it before it saves.';
comment on column public.blog_posts.computed_score is 'Null where seo_score itself is what the rules gave.';
comment on column public.blog_posts.withdrawn_at is 'From then on visitors do not see the post; null: it stays.';
create index blog_posts_published_idx on public.blog_posts (published_at desc, id) where status = 'published';
create index blog_posts_created_idx on public.blog_posts (created_at desc, id);
create index blog_posts_views_idx on public.blog_posts (views desc, id);
create index blog_posts_seo_score_idx on public.blog_posts (seo_score desc, id);
create index blog_posts_tags_idx on public.blog_posts using gin (tags jsonb_path_ops);
create index blog_posts_withdrawn_idx on public.blog_posts (withdrawn_at) where withdrawn_at is not null;

-- Earlier addresses of posts. No foreign key: a post that is deleted and restored keeps them.
create table public.slug_history (
  slug text primary key,
  post_id uuid not null,
  changed_at timestamptz not null default now()
);

-- Nothing that was written is lost at once: deleted posts can be brought back for 30 days, saved versions are kept for a
-- year. Triggers alone write here, and throw away what is older whenever they do.
create table public.deleted_posts (
  id uuid primary key,
  deleted_at timestamptz not null default greatest(clock_timestamp(), private.observed_now()),
  actor text,
  post jsonb not null
);
comment on column public.deleted_posts.post is 'The row of blog_posts, for restore_post.';
comment on column public.deleted_posts.actor is 'Name or e-mail address; null for the command line and the server.';
create index deleted_posts_deleted_idx on public.deleted_posts (deleted_at);

create table public.post_versions (
  id bigint generated always as identity primary key,
  post_id uuid not null,
  saved_at timestamptz not null default greatest(clock_timestamp(), private.observed_now()),
  actor text,
  post jsonb not null
);
comment on table public.post_versions is 'No foreign key: a post that is deleted and restored keeps its versions.';
comment on column public.post_versions.post is 'What people write of a post: no views, no dates of the row.';
comment on column public.post_versions.actor is 'Name or e-mail address; null for the command line and the server.';
create index post_versions_post_idx on public.post_versions (post_id, id desc);
create index post_versions_saved_idx on public.post_versions (saved_at);

-- Views of all posts by day, for the panel's chart.
create table public.view_days (
  day date primary key,
  views integer not null default 0
);

-- How often a post was viewed in the minute at hand.
create table private.view_minutes (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  minute timestamptz not null,
  views integer not null
);

-- Tables: scheduler ------------------------------------------------------------------------------------------------------

-- The scheduler of automatic posts: the database keeps its state and gives the slot of 24 hours to one caller.
create table public.scheduler (
  id boolean primary key default true constraint scheduler_one_row check (id),
  enabled boolean not null default false,
  last_post_at timestamptz
);
insert into public.scheduler default values;

-- What became of each call. `reason` of a skip: 'paused' or 'not-due'; of a post: 'due' or 'forced'.
create table public.scheduler_runs (
  id bigint generated always as identity primary key,
  ran_at timestamptz not null default clock_timestamp(),
  outcome text not null constraint scheduler_runs_outcome_check check (outcome in ('created', 'skipped')),
  reason text not null,
  topic text,
  post_id uuid
);
create index scheduler_runs_topic_idx on public.scheduler_runs (topic, ran_at desc) where outcome = 'created';

-- Tables: contacts -------------------------------------------------------------------------------------------------------

-- Clicks on what leads to a contact: daily sums by page, kind and block. Nothing here identifies a visitor (LGPD). Kinds are
-- what a contact is for: a chat, a call, an hour that is booked, a letter, the map.
create table public.contact_clicks (
  day date not null,
  path text not null,
  kind text not null constraint contact_clicks_kind_check check (kind in ('chat', 'call', 'book', 'write', 'find')),
  block text not null,
  clicks integer not null,
  primary key (day, path, kind, block)
);

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

-- Tables: dates ----------------------------------------------------------------------------------------------------------

-- Every column with a date holds what every program can read, 1970 to 9999: one `infinity` stops whatever reckons with dates.
-- But for observed_time, which only functions write.
do $$
declare
  col record;
begin
  for col in
    select space.nspname as space, tab.relname as relation, att.attname as name, att.atttypid = 'date'::regtype as is_day
    from pg_attribute as att
    join pg_class as tab on tab.oid = att.attrelid and tab.relkind = 'r'
    join pg_namespace as space on space.oid = tab.relnamespace and space.nspname in ('public', 'private')
    where att.atttypid in ('timestamptz'::regtype, 'date'::regtype) and att.attnum > 0 and tab.relname <> 'observed_time'
  loop
    execute format('alter table %1$I.%2$I add constraint %4$I check (%3$I >= %5$L and %3$I < %6$L)',
      col.space, col.relation, col.name, left(col.relation || '_' || col.name, 40) || '_year_check',
      case when col.is_day then '1970-01-01' else '1970-01-01 00:00+00' end,
      case when col.is_day then '10000-01-01' else '10000-01-01 00:00+00' end);
  end loop;
end;
$$;

-- Functions: time --------------------------------------------------------------------------------------------------------

-- private.observed_now, and remembers this look; an hour is near enough. Nobody waits for another who looks.
create function private.observe() returns timestamptz
language plpgsql volatile security definer set search_path = ''
as $$
declare
  present timestamptz := private.observed_now();
begin
  perform from private.observed_time
  where looked_at not between clock_timestamp() - interval '1 hour' and clock_timestamp()
  for update skip locked;
  if found then
    update private.observed_time set looked_at = clock_timestamp(), moment = present where is_only;
  end if;
  return present;
end;
$$;

-- A new day of views is a look at the clock too: sites are visited oftener than they are written.
create function private.observe_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.observe();
  return null;
end;
$$;

create function private.time_zone() returns text
language sql stable set search_path = ''
as $$ select time_zone from private.site_settings $$;

-- The time zone of the site by its name in the IANA database, `Europe/London`. Service role.
create function private.set_time_zone(zone text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform now() at time zone zone;
  update private.site_settings set time_zone = zone where is_only;
end;
$$;

create function private.today() returns date
language sql stable set search_path = ''
as $$
  select (clock_timestamp() at time zone private.time_zone())::date
$$;

-- Functions: who asks ----------------------------------------------------------------------------------------------------

-- Whoever has a second factor is somebody of the panel only in a session that it was given in (`aal2`). Hosted Supabase has
-- its tables; the embedded service makes them before the migrations (engine/database/process/factor-tables.mjs).
create function private.lacks_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select auth.jwt() ->> 'aal' is distinct from 'aal2'
    and exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
$$;

-- 'admin', 'editor' or null. A session that was ended counts for nothing, although its token is good for up to an hour more.
create function private.my_role() returns text
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

-- In policies write (select private.is_admin()), which is planned once.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(private.my_role() = 'admin', false)
$$;

-- True for whoever works at the panel, in whatever role.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.my_role() is not null;
end;
$$;

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

-- The name of who asks, or the e-mail address, kept as it is now: people go. Null for the secret key (command line, server),
-- empty where nobody knows.
create function private.actor() returns text
language sql stable security definer set search_path = ''
as $$
  select case when auth.uid() is not null
    then coalesce((
      select coalesce(nullif(raw_user_meta_data ->> 'name', ''), email) from auth.users where id = auth.uid()
    ), '') end
$$;

-- What the panel asks after sign-in: {role: 'admin' | 'editor' | null, name, lacks_second_factor: one is to be asked for it}.
create function private.my_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('role', private.my_role(), 'lacks_second_factor', private.lacks_second_factor(), 'name', (
    select coalesce(raw_user_meta_data ->> 'name', '') from auth.users where id = auth.uid()
  ))
$$;

-- Functions: what was done -----------------------------------------------------------------------------------------------

create function private.note(action text, subject text, subject_id uuid default null, detail text default '', actor text default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  aged_from timestamptz := private.observe() - interval '2 years';
begin
  delete from public.audit_log where at < aged_from;
  insert into public.audit_log (actor, action, subject, subject_id, detail)
  values (coalesce(note.actor, (select email from auth.users where id = auth.uid())),
    note.action, note.subject, note.subject_id, note.detail);
end;
$$;

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

create function private.note_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note('role-given', coalesce((select email from auth.users where id = new.user_id), ''), new.user_id,
    case tg_table_name when 'admins' then 'admin' else 'editor' end);
  return null;
end;
$$;

-- Functions: people ------------------------------------------------------------------------------------------------------

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

create function private.hash_token(token text) returns text
language sql immutable set search_path = ''
as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

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

-- Everybody of the panel, and those who were invited and did not come yet (`id` null, `invited_until`). Admins.
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

-- Functions: posts -------------------------------------------------------------------------------------------------------

-- True if visitors may see a post at this moment. The policies of reading say it again, written out: a function with a search
-- path of its own is called for each row, which makes counting 5,000 posts twenty times as slow.
create function private.is_public(post public.blog_posts) returns boolean
language sql stable set search_path = ''
as $$
  select post.status = 'published' and post.published_at <= now() and (post.withdrawn_at is null or post.withdrawn_at > now())
$$;

-- True if an editor may write a post like this one: a draft, or one that is public in an hour at the earliest.
create function private.not_public_soon(status text, published_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select status = 'draft' or published_at >= now() + interval '1 hour'
$$;

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

-- Keeps what a person cannot set (id, dates of the row, views), and notes the time of each change but a counted view.
create function private.before_post_write() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if current_user = 'authenticated' then
      new.views := 0;
      new.created_at := now();
      new.updated_at := now();
    end if;
    return new;
  end if;
  if current_user = 'authenticated' then
    new.id := old.id;
    new.views := old.views;
    new.created_at := old.created_at;
  end if;
  new.updated_at := old.updated_at;
  if (new.title, new.slug, new.content, new.meta_description, new.tags, new.seo_score, new.status, new.published_at, new.withdrawn_at)
    is distinct from
    (old.title, old.slug, old.content, old.meta_description, old.tags, old.seo_score, old.status, old.published_at, old.withdrawn_at)
  then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end;
$$;

-- Whoever changes what the rules look at stores a score of their own with it.
create function private.forget_computed_score() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.computed_score := null;
  return new;
end;
$$;

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

-- Remembers the address that a post leaves; an address in use is nobody's earlier one. As owner: nobody writes slug_history.
create function private.remember_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.slug_history where slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into public.slug_history (slug, post_id) values (old.slug, new.id)
    on conflict (slug) do update set post_id = excluded.post_id, changed_at = now();
  end if;
  return null;
end;
$$;

-- A row of blog_posts from JSON with the texts of a post; every other field as in a new row.
create function private.new_post(draft jsonb) returns public.blog_posts
language sql volatile set search_path = ''
as $$
  select jsonb_populate_record(null::public.blog_posts, jsonb_build_object(
    'id', gen_random_uuid(), 'tags', '[]'::jsonb, 'meta_description', '', 'seo_score', 0, 'status', 'published', 'published_at', now()
  ) || jsonb_strip_nulls(draft - 'id') || jsonb_build_object('views', 0, 'created_at', now(), 'updated_at', now()))
$$;

-- Inserts a post; where its address is reserved, or is or was another post's, the number -2, -3, … is put after it, within
-- 150 characters.
create function private.insert_post(post public.blog_posts) returns public.blog_posts
language plpgsql volatile security definer set search_path = ''
as $$
declare
  base text := post.slug;
  attempt integer := 1;
  violated text;
begin
  loop
    if (post.slug in ('404', 'index')) is not true
      and not exists (select 1 from public.slug_history as earlier where earlier.slug = post.slug and earlier.post_id <> post.id)
    then
      begin
        insert into public.blog_posts values (post.*) returning * into post;
        return post;
      exception when unique_violation then
        get stacked diagnostics violated = constraint_name;
        if violated <> 'blog_posts_slug_key' then raise; end if;
      end;
    end if;
    attempt := attempt + 1;
    post.slug := rtrim(left(base, 150 - length('-' || attempt)), '-') || '-' || attempt;
  end loop;
end;
$$;

-- Publishes a post of the generator (or saves it as a draft: `status`); a taken address gets a number. Staff, an editor what
-- an editor may write.
create function private.publish_post(post jsonb) returns public.blog_posts
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.blog_posts := private.new_post(post);
begin
  perform private.require_write(made);
  return private.insert_post(made);
end;
$$;

-- The public post at an address, present or earlier. No row: there is none.
create function private.find_post(post_slug text) returns setof public.blog_posts
language sql stable security definer set search_path = ''
as $$
  select post.* from public.blog_posts as post
  where (post.slug = post_slug or post.id = (select post_id from public.slug_history where slug = post_slug))
    and private.is_public(post)
  order by post.slug = post_slug desc
  limit 1
$$;

-- Counts one view of a public post; the new number, or null if there is no such post. At most 120 views of a post in a
-- minute; past them the number stays as it is.
create function private.count_view(post_slug text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  viewed uuid;
  counted integer;
begin
  select post.id, post.views into viewed, counted
  from public.blog_posts as post where slug = post_slug and private.is_public(post);
  if viewed is null then return null; end if;
  insert into private.view_minutes as counter (post_id, minute, views)
  values (viewed, date_trunc('minute', clock_timestamp()), 1)
  -- Who waited for the row may bring the minute before; a minute far ahead is a clock that was put back.
  on conflict (post_id) do update set
    minute = case when excluded.minute between counter.minute - interval '1 minute' and counter.minute then counter.minute else excluded.minute end,
    views = case when excluded.minute between counter.minute - interval '1 minute' and counter.minute then counter.views + 1 else 1 end
    where counter.views < 120 or excluded.minute not between counter.minute - interval '1 minute' and counter.minute;
  if not found then return counted; end if;
  update public.blog_posts set views = views + 1 where id = viewed returning views into counted;
  insert into public.view_days as days (day, views) values (private.today(), 1)
  on conflict (day) do update set views = days.views + 1;
  return counted;
end;
$$;

-- Figures of the panel's cards: {posts, published, views, average_score}. Staff.
create function private.post_summary() returns jsonb
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

-- Views and newly published posts of each of the last `days` days (1 to 366), oldest first. Staff.
create function private.view_report(days integer default 30) returns table (day date, views integer, posts integer)
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

-- Functions: deleted posts and versions ----------------------------------------------------------------------------------

create function private.keep_deleted_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  aged_from timestamptz := private.observe() - interval '30 days';
begin
  delete from public.deleted_posts where deleted_at < aged_from;
  insert into public.deleted_posts (id, actor, post) values (old.id, private.actor(), to_jsonb(old))
  on conflict (id) do update set deleted_at = excluded.deleted_at, actor = excluded.actor, post = excluded.post;
  return null;
end;
$$;

create function private.forget_deleted_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.deleted_posts where id = new.id;
  return null;
end;
$$;

-- Brings a deleted post back from the bin, by its id alone: nobody says what was in it. Asked twice, once; an editor brings
-- back what an editor may write.
create function private.restore_post(post_id uuid) returns public.blog_posts
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  deleted public.blog_posts;
  present public.blog_posts;
begin
  perform private.require_staff();
  select * into present from public.blog_posts where id = restore_post.post_id;
  if found then return present; end if;
  select (jsonb_populate_record(null::public.blog_posts, kept.post)).* into deleted
  from public.deleted_posts as kept where kept.id = restore_post.post_id;
  if not found then
    raise exception 'The post is not in the bin.' using errcode = '22023';
  end if;
  perform private.require_write(deleted);
  return private.insert_post(deleted);
end;
$$;

-- What people write of a post, and versions tell apart.
create function private.written(post public.blog_posts) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(post) - '{id,views,created_at,updated_at,computed_score}'::text[]
$$;

-- Keeps a version that differs from the last. The last one of a post that exists is kept however old it is.
create function private.keep_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  version jsonb := private.written(new);
  aged_from timestamptz := private.observe() - interval '1 year';
begin
  if version = (select post from public.post_versions where post_id = new.id order by id desc limit 1) then return null; end if;
  insert into public.post_versions (post_id, actor, post) values (new.id, private.actor(), version);
  delete from public.post_versions as aged
  where aged.saved_at < aged_from
    and (
      exists (select from public.post_versions as newer where newer.post_id = aged.post_id and newer.id > aged.id)
      or not exists (select from public.blog_posts as post where post.id = aged.post_id)
    );
  return null;
end;
$$;

-- Functions: scheduler ---------------------------------------------------------------------------------------------------

-- A last post in the future, which a clock that was ahead has left, holds the next one up for no more than a day.
create function private.post_is_due(last_post_at timestamptz) returns boolean
language sql volatile set search_path = ''
as $$
  select last_post_at is null
    or last_post_at not between clock_timestamp() - interval '24 hours' and clock_timestamp() + interval '24 hours'
$$;

-- {enabled, last_post_at, next_run_at, due, runs: the last 50, newest first, with the post's title and slug}. Admins.
create function private.scheduler_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'enabled', enabled,
      'last_post_at', last_post_at,
      'next_run_at', case when private.post_is_due(last_post_at) then least(last_post_at + interval '24 hours', clock_timestamp())
        else last_post_at + interval '24 hours' end,
      'due', enabled and private.post_is_due(last_post_at),
      'runs', coalesce((
        select jsonb_agg(to_jsonb(run) order by run.id desc) from (
          select runs.id, runs.ran_at, runs.outcome, runs.reason, runs.topic, runs.post_id, post.title, post.slug
          from public.scheduler_runs as runs left join public.blog_posts as post on post.id = runs.post_id
          order by runs.id desc limit 50
        ) as run
      ), '[]'::jsonb))
    from public.scheduler
  );
end;
$$;

-- Switches the scheduler on or off; answers as scheduler_state(). `where id`: a hosted project refuses requests that change a
-- table without saying which rows (`safeupdate`). Admins.
create function private.set_scheduler(is_enabled boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.scheduler set enabled = is_enabled where id;
  return public.scheduler_state();
end;
$$;

-- Of these topics the one that rested longest; of those never used the first. None is taken again before all were. Admins.
create function private.next_topic(topics text[]) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select choice.topic
    from unnest(topics) with ordinality as choice (topic, place)
    left join lateral (
      select max(runs.id) as latest from public.scheduler_runs as runs where runs.outcome = 'created' and runs.topic = choice.topic
    ) as used on true
    order by used.latest nulls first, choice.place
    limit 1
  );
end;
$$;

-- Makes a post of a draft {topic, title, slug, content, meta_description, tags, seo_score} if the scheduler is on and 24
-- hours have passed, or with `force` in any case; whoever comes second within the slot is told why not. Claiming the slot,
-- the post and the record are one transaction: a post that cannot be inserted gives the slot back.
-- {outcome: 'created' | 'skipped', reason, post: the row or null}. Admins.
create function private.auto_post(draft jsonb, force boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.blog_posts;
  why text;
begin
  perform private.require_admin();
  update public.scheduler set last_post_at = clock_timestamp()
  where force or (enabled and private.post_is_due(last_post_at));
  if found then
    why := case when force then 'forced' else 'due' end;
    made := private.insert_post(private.new_post(draft || '{"seo_score": 85, "status": "published", "published_at": null}' || jsonb_build_object('computed_score', draft -> 'seo_score')));
    insert into public.scheduler_runs (outcome, reason, topic, post_id) values ('created', why, draft ->> 'topic', made.id);
    return jsonb_build_object('outcome', 'created', 'reason', why, 'post', to_jsonb(made));
  end if;
  select case when enabled then 'not-due' else 'paused' end into why from public.scheduler;
  insert into public.scheduler_runs (outcome, reason, topic) values ('skipped', why, draft ->> 'topic');
  -- An hourly cron skips 23 times a day: a year of posts is kept, of skips the last thousand.
  delete from public.scheduler_runs where outcome = 'skipped' and id <= (select max(id) - 1000 from public.scheduler_runs);
  return jsonb_build_object('outcome', 'skipped', 'reason', why, 'post', null);
end;
$$;

-- Functions: contacts ----------------------------------------------------------------------------------------------------

-- Counts one click; true if it was counted. At most 20 in a minute for a page and kind; an unknown page or kind counts
-- nothing, an unknown block counts as 'other'. Who waited for the row may bring the minute before; a minute far ahead is a
-- clock that was put back.
create function private.count_contact(page text, kind text, block text) returns boolean
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

-- The site's paths ('/', '/osasco', …) and block names, in place of those known so far. Throws away what was clicked three
-- years ago: no report looks back as far. Service role.
create function private.set_contact_places(paths text[], blocks text[]) returns void
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

-- For what pages contacts are counted, as the last build said: `portao doctor` holds it against the pages that there are.
create function private.contact_places() returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (select coalesce(array_agg(path order by path), '{}') from private.contact_paths);
end
$$;

-- Clicks of the last `days` days (1 to 366, today included) by page, kind and block, beside the as many days before. Admins.
create function private.contact_report(days integer default 7)
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

-- Functions: rows of another backend -------------------------------------------------------------------------------------

-- Inserts rows of a table as they are, ids, dates and views included, or overwrites those with the same key, and returns their
-- number. What a row leaves out is as in a new one. Triggers are off for the moment of it, within the transaction: they note
-- who writes and when, and nobody does. Service role.
create function private.import_rows(relation text, rows jsonb) returns integer
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
    or relation not in ('blog_posts', 'slug_history', 'view_days', 'scheduler', 'scheduler_runs', 'contact_clicks')
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

-- Triggers ---------------------------------------------------------------------------------------------------------------

create trigger before_post_write before insert or update on public.blog_posts
  for each row execute function private.before_post_write();
create trigger remember_first_slug after insert on public.blog_posts
  for each row execute function private.remember_slug();
create trigger remember_slug after update on public.blog_posts
  for each row when (old.slug is distinct from new.slug) execute function private.remember_slug();
create trigger forget_computed_score before update of title, content, meta_description, tags, seo_score on public.blog_posts
  for each row execute function private.forget_computed_score();
create trigger keep_deleted_post after delete on public.blog_posts
  for each row execute function private.keep_deleted_post();
create trigger forget_deleted_post after insert on public.blog_posts
  for each row execute function private.forget_deleted_post();
create trigger keep_first_version after insert on public.blog_posts
  for each row execute function private.keep_version();
create trigger keep_version after update on public.blog_posts
  for each row when (old.updated_at is distinct from new.updated_at) execute function private.keep_version();
create trigger keep_earlier_slug before insert or update of slug on public.blog_posts
  for each row execute function private.keep_earlier_slug();
create trigger note_post after insert or delete or update of status, published_at on public.blog_posts
  for each row execute function private.note_post();
create trigger observe_day after insert on public.view_days for each row execute function private.observe_day();
create trigger note_role after insert on private.admins for each row execute function private.note_role();
create trigger lock_admins before delete on private.admins for each statement execute function private.lock_admins();
create trigger keep_an_admin after delete on private.admins referencing old table as gone
  for each statement execute function private.keep_an_admin();
create trigger note_role after insert on private.editors for each row execute function private.note_role();

-- What the API offers ----------------------------------------------------------------------------------------------------

create function public.find_post(post_slug text) returns setof public.blog_posts
language sql stable security invoker set search_path = ''
as $$ select * from private.find_post(post_slug) $$;

create function public.count_view(post_slug text) returns integer
language sql volatile security invoker set search_path = ''
as $$ select private.count_view(post_slug) $$;

create function public.count_contact(page text, kind text, block text) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.count_contact(page, kind, block) $$;

create function public.my_account() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.my_account() $$;

create function public.publish_post(post jsonb) returns public.blog_posts
language sql volatile security invoker set search_path = ''
as $$ select * from private.publish_post(post) $$;

create function public.restore_post(post_id uuid) returns public.blog_posts
language sql volatile security invoker set search_path = ''
as $$ select * from private.restore_post(post_id) $$;

create function public.post_summary() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.post_summary() $$;

create function public.view_report(days integer default 30) returns table (day date, views integer, posts integer)
language sql stable security invoker set search_path = ''
as $$ select * from private.view_report(days) $$;

create function public.set_my_name(new_name text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.set_my_name(new_name) $$;

create function public.scheduler_state() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.scheduler_state() $$;

create function public.set_scheduler(is_enabled boolean) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_scheduler(is_enabled) $$;

create function public.next_topic(topics text[]) returns text
language sql stable security invoker set search_path = ''
as $$ select private.next_topic(topics) $$;

create function public.auto_post(draft jsonb, force boolean default false) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.auto_post(draft, force) $$;

create function public.contact_report(days integer default 7)
returns table (path text, kind text, block text, clicks integer, clicks_before integer)
language sql stable security invoker set search_path = ''
as $$ select * from private.contact_report(days) $$;

create function public.contact_places() returns text[]
language sql stable security invoker set search_path = ''
as $$ select private.contact_places() $$;

create function public.people()
returns table (
  id uuid, email text, name text, role text, last_sign_in_at timestamptz, invited_until timestamptz, second_factor boolean
)
language sql stable security invoker set search_path = ''
as $$ select * from private.people() $$;

create function public.set_role(person uuid, new_role text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.set_role(person, new_role) $$;

create function public.remove_person(person uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.remove_person(person) $$;

create function public.end_sessions(person uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.end_sessions(person) $$;

create function public.remove_second_factor(person uuid) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.remove_second_factor(person) $$;

create function public.invite_person(email text, role text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.invite_person(email, role) $$;

create function public.cancel_invite(email text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.cancel_invite(email) $$;

create function public.reset_link(email text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.reset_link(email) $$;

create function public.import_rows(relation text, rows jsonb) returns integer
language sql volatile security invoker set search_path = ''
as $$ select private.import_rows(relation, rows) $$;

create function public.set_contact_places(paths text[], blocks text[]) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.set_contact_places(paths, blocks) $$;

create function public.set_time_zone(zone text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.set_time_zone(zone) $$;

-- When the next post becomes public or is withdrawn; null if none will. Service role.
create function public.next_post_change() returns timestamptz
language sql stable security invoker set search_path = ''
as $$
  select least(
    (select min(published_at) from public.blog_posts where status = 'published' and published_at > now()),
    (select min(withdrawn_at) from public.blog_posts where status = 'published' and withdrawn_at > now())
  )
$$;

-- Policies ---------------------------------------------------------------------------------------------------------------

alter table public.audit_log enable row level security;
alter table public.blog_posts enable row level security;
alter table public.slug_history enable row level security;
alter table public.deleted_posts enable row level security;
alter table public.post_versions enable row level security;
alter table public.view_days enable row level security;
alter table public.scheduler enable row level security;
alter table public.scheduler_runs enable row level security;
alter table public.contact_clicks enable row level security;

create policy "visitors read public posts" on public.blog_posts
  for select to anon
  using (status = 'published' and published_at <= now() and (withdrawn_at is null or withdrawn_at > now()));
create policy "admins and editors read every post, others public ones" on public.blog_posts
  for select to authenticated
  using (
    (status = 'published' and published_at <= now() and (withdrawn_at is null or withdrawn_at > now()))
    or (select private.my_role()) is not null
  );
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

create policy "admins read earlier addresses" on public.slug_history
  for select to authenticated using ((select private.is_admin()));
-- What has been in the bin for 30 days is shown no more, whenever it goes; by the same clock.
create policy "staff read deleted posts" on public.deleted_posts
  for select to authenticated
  using ((select private.is_staff()) and deleted_at > (select private.observed_now()) - interval '30 days');
create policy "staff read versions" on public.post_versions
  for select to authenticated using ((select private.is_staff()));
create policy "admins read views by day" on public.view_days
  for select to authenticated using ((select private.is_admin()));
create policy "admins read the scheduler" on public.scheduler
  for select to authenticated using ((select private.is_admin()));
create policy "admins read the runs" on public.scheduler_runs
  for select to authenticated using ((select private.is_admin()));
create policy "admins read the clicks" on public.contact_clicks
  for select to authenticated using ((select private.is_admin()));
create policy "admins read what was done" on public.audit_log
  for select to authenticated using ((select private.is_admin()));

-- Grants -----------------------------------------------------------------------------------------------------------------

-- Everything is taken first: a hosted project grants the API's roles all that is made in `public`.
revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on
  public.audit_log, public.blog_posts, public.slug_history, public.deleted_posts, public.post_versions, public.view_days,
  public.scheduler, public.scheduler_runs, public.contact_clicks
from public, anon, authenticated, service_role;
revoke all on function
  public.find_post(text), public.count_view(text), public.count_contact(text, text, text), public.my_account(),
  public.publish_post(jsonb), public.restore_post(uuid), public.post_summary(), public.view_report(integer),
  public.set_my_name(text), public.scheduler_state(), public.set_scheduler(boolean), public.next_topic(text[]),
  public.auto_post(jsonb, boolean), public.contact_report(integer), public.contact_places(), public.people(),
  public.set_role(uuid, text), public.remove_person(uuid), public.end_sessions(uuid), public.remove_second_factor(uuid),
  public.invite_person(text, text), public.cancel_invite(text), public.reset_link(text), public.import_rows(text, jsonb),
  public.set_contact_places(text[], text[]), public.set_time_zone(text), public.next_post_change()
from public, anon, authenticated, service_role;

grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated, service_role;
grant select on
  public.audit_log, public.slug_history, public.deleted_posts, public.post_versions, public.view_days, public.scheduler,
  public.scheduler_runs, public.contact_clicks
to authenticated, service_role;

-- Visitors and everybody.
grant execute on function
  private.find_post(text), public.find_post(text), private.count_view(text), public.count_view(text),
  private.count_contact(text, text, text), public.count_contact(text, text, text)
to anon, authenticated, service_role;

-- Policies and defaults of columns call these.
grant execute on function
  private.my_role(), private.is_admin(), private.is_staff(), private.not_public_soon(text, timestamptz),
  private.observed_now()
to authenticated, service_role;

-- Whoever is signed in; each function says by itself whom it serves.
grant execute on function
  private.my_account(), public.my_account(), private.publish_post(jsonb), public.publish_post(jsonb),
  private.restore_post(uuid), public.restore_post(uuid), private.post_summary(), public.post_summary(),
  private.view_report(integer), public.view_report(integer), private.set_my_name(text), public.set_my_name(text),
  private.scheduler_state(), public.scheduler_state(), private.set_scheduler(boolean), public.set_scheduler(boolean),
  private.next_topic(text[]), public.next_topic(text[]), private.auto_post(jsonb, boolean), public.auto_post(jsonb, boolean),
  private.contact_report(integer), public.contact_report(integer), private.contact_places(), public.contact_places(),
  private.people(), public.people(), private.set_role(uuid, text), public.set_role(uuid, text),
  private.remove_person(uuid), public.remove_person(uuid), private.end_sessions(uuid), public.end_sessions(uuid),
  private.remove_second_factor(uuid), public.remove_second_factor(uuid), private.invite_person(text, text),
  public.invite_person(text, text), private.cancel_invite(text), public.cancel_invite(text)
to authenticated, service_role;

-- The command line, the build and the server.
grant execute on function
  private.reset_link(text), public.reset_link(text), private.import_rows(text, jsonb), public.import_rows(text, jsonb),
  private.set_contact_places(text[], text[]), public.set_contact_places(text[], text[]), private.set_time_zone(text),
  public.set_time_zone(text), public.next_post_change()
to service_role;
