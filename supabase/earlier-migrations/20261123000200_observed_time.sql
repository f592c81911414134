-- A clock that is wrong erases nothing of what is kept for a time.

-- How late it is, for what is thrown away by its age: the clock of the machine, but of the time between two looks at most a
-- day counts, and none where the clock went back. A clock that is wrong by years erases nothing; where nobody looks for
-- weeks, what is old stays the longer.
create table private.observed_time (
  is_only boolean primary key default true constraint observed_time_is_only_check check (is_only),
  -- The clock at the last look, and how late it was then.
  looked_at timestamptz not null default clock_timestamp(),
  moment timestamptz not null
);
revoke all on private.observed_time from public, anon, authenticated, service_role;

-- This may be the moment of a wrong clock: months after the last change that time is taken for the present.
insert into private.observed_time (moment)
select case when latest > clock_timestamp() - interval '90 days' then clock_timestamp() else coalesce(latest, clock_timestamp()) end
from (select least(clock_timestamp(), max(updated_at)) as latest from public.blog_posts) as known;

create function private.observed_now() returns timestamptz
language sql volatile security definer set search_path = ''
as $$
  select moment + greatest(least(clock_timestamp() - looked_at, interval '1 day'), interval '0')
  from private.observed_time
$$;

-- The same, and remembers this look; an hour is near enough. Nobody waits for another who looks.
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
revoke all on function private.observed_now(), private.observe() from public, anon, authenticated, service_role;
grant execute on function private.observed_now() to authenticated, service_role;

-- What is written while the clock is years back is not old for that.
alter table public.deleted_posts alter deleted_at set default greatest(clock_timestamp(), private.observed_now());
alter table public.post_versions alter saved_at set default greatest(clock_timestamp(), private.observed_now());
alter table public.audit_log alter at set default greatest(clock_timestamp(), private.observed_now());

-- As before, by the observed time.
create or replace function private.keep_deleted_post() returns trigger
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

create or replace function private.keep_version() returns trigger
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

create or replace function private.note(action text, subject text, subject_id uuid default null, detail text default '', actor text default null)
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

-- What has been in the bin for 30 days is shown no more, whenever it goes; by the same clock.
alter policy "staff read deleted posts" on public.deleted_posts
  using ((select private.is_staff()) and deleted_at > (select private.observed_now()) - interval '30 days');

-- A new day of views is a look at the clock too: sites are visited oftener than they are written.
create function private.observe_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.observe();
  return null;
end;
$$;
revoke all on function private.observe_day() from public, anon, authenticated;
create trigger observe_day after insert on public.view_days for each row execute function private.observe_day();

-- As before, and a last post in the future, which a clock that was ahead has left, holds the next one up for no more than a day.
create function private.post_is_due(last_post_at timestamptz) returns boolean
language sql volatile set search_path = ''
as $$
  select last_post_at is null
    or last_post_at not between clock_timestamp() - interval '24 hours' and clock_timestamp() + interval '24 hours'
$$;
revoke all on function private.post_is_due(timestamptz) from public, anon, authenticated;

create or replace function private.auto_post(draft jsonb, force boolean default false) returns jsonb
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

create or replace function private.scheduler_state() returns jsonb
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
