-- The rhythm of the scheduler: a post every 24 hours, or every 7 days; published, or left as a draft for somebody to read.

alter table public.scheduler
  add column every_days integer not null default 1 constraint scheduler_every_days_check check (every_days in (1, 7)),
  add column makes text not null default 'published' constraint scheduler_makes_check check (makes in ('published', 'draft'));

-- A last post in the future, which a clock that was ahead has left, holds the next one up for no more than one interval.
create function private.post_is_due(last_post_at timestamptz, every_days integer) returns boolean
language sql volatile set search_path = ''
as $$
  select last_post_at is null
    or last_post_at not between clock_timestamp() - every_days * interval '24 hours'
      and clock_timestamp() + every_days * interval '24 hours'
$$;

-- {enabled, every_days, makes, last_post_at, next_run_at, due, runs: the last 50, newest first, with the post's title, slug and
-- present status}. Admins.
create or replace function private.scheduler_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'enabled', enabled,
      'every_days', every_days,
      'makes', makes,
      'last_post_at', last_post_at,
      'next_run_at', case when private.post_is_due(last_post_at, every_days)
        then least(last_post_at + every_days * interval '24 hours', clock_timestamp())
        else last_post_at + every_days * interval '24 hours' end,
      'due', enabled and private.post_is_due(last_post_at, every_days),
      'runs', coalesce((
        select jsonb_agg(to_jsonb(run) order by run.id desc) from (
          select runs.id, runs.ran_at, runs.outcome, runs.reason, runs.topic, runs.post_id, post.title, post.slug, post.status
          from public.scheduler_runs as runs left join public.blog_posts as post on post.id = runs.post_id
          order by runs.id desc limit 50
        ) as run
      ), '[]'::jsonb))
    from public.scheduler
  );
end;
$$;

-- How often a post is made (every 1 or 7 days of 24 hours), and whether it is 'published' or a 'draft'; answers as
-- scheduler_state(). Admins.
create function private.set_rhythm(every_days integer, makes text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.scheduler set every_days = set_rhythm.every_days, makes = set_rhythm.makes where id;
  return public.scheduler_state();
end;
$$;

-- Makes a post of a draft {topic, title, slug, content, meta_description, tags, seo_score} if the scheduler is on and its
-- interval has passed, or with `force` in any case; published or a draft, as the rhythm says. Whoever comes second within the
-- slot is told why not. Claiming the slot, the post and the record are one transaction: a post that cannot be inserted gives
-- the slot back.
-- {outcome: 'created' | 'skipped', reason, post: the row or null}. Admins.
create or replace function private.auto_post(draft jsonb, force boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.blog_posts;
  status text;
  why text;
begin
  perform private.require_admin();
  update public.scheduler set last_post_at = clock_timestamp()
  where force or (enabled and private.post_is_due(last_post_at, every_days))
  returning makes into status;
  if found then
    why := case when force then 'forced' else 'due' end;
    made := private.insert_post(private.new_post(draft || '{"seo_score": 85, "published_at": null}'
      || jsonb_build_object('status', status, 'computed_score', draft -> 'seo_score')));
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

drop function private.post_is_due(timestamptz);

create function public.set_rhythm(every_days integer, makes text) returns jsonb
language sql volatile security invoker set search_path = ''
as $$ select private.set_rhythm(every_days, makes) $$;

revoke all on function
  private.post_is_due(timestamptz, integer), private.set_rhythm(integer, text), public.set_rhythm(integer, text)
from public, anon, authenticated, service_role;
grant execute on function private.set_rhythm(integer, text), public.set_rhythm(integer, text) to authenticated, service_role;
