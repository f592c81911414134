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

alter table public.scheduler enable row level security;
alter table public.scheduler_runs enable row level security;
revoke all on public.scheduler, public.scheduler_runs from public, anon, authenticated, service_role;
grant select on public.scheduler, public.scheduler_runs to authenticated, service_role;
create policy "admins read the scheduler" on public.scheduler
  for select to authenticated using ((select private.is_admin()));
create policy "admins read the runs" on public.scheduler_runs
  for select to authenticated using ((select private.is_admin()));

-- {enabled, last_post_at, next_run_at, due, runs: the last 50, newest first, with the post's title and slug}. Admins.
create function public.scheduler_state() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'enabled', enabled,
      'last_post_at', last_post_at,
      'next_run_at', last_post_at + interval '24 hours',
      'due', enabled and (last_post_at is null or last_post_at <= clock_timestamp() - interval '24 hours'),
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
revoke all on function public.scheduler_state() from public, anon, authenticated;
grant execute on function public.scheduler_state() to authenticated, service_role;

-- Switches the scheduler on or off; answers as scheduler_state(). Admins.
create function public.set_scheduler(is_enabled boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.scheduler set enabled = is_enabled;
  return public.scheduler_state();
end;
$$;
revoke all on function public.set_scheduler(boolean) from public, anon, authenticated;
grant execute on function public.set_scheduler(boolean) to authenticated, service_role;

-- Of these topics the one that rested longest; of those never used the first. None is taken again before all were. Admins.
create function public.next_topic(topics text[]) returns text
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
revoke all on function public.next_topic(text[]) from public, anon, authenticated;
grant execute on function public.next_topic(text[]) to authenticated, service_role;

-- Makes a post of a draft {topic, title, slug, content, meta_description, tags} if the scheduler is on and 24 hours have
-- passed, or with `force` in any case; whoever comes second within the slot is told why not. Claiming the slot, the post
-- and the record are one transaction: a post that cannot be inserted gives the slot back.
-- {outcome: 'created' | 'skipped', reason, post: the row or null}. Admins.
create function public.auto_post(draft jsonb, force boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  made public.blog_posts;
  why text;
begin
  perform private.require_admin();
  update public.scheduler set last_post_at = clock_timestamp()
  where force or (enabled and (last_post_at is null or last_post_at <= clock_timestamp() - interval '24 hours'));
  if found then
    why := case when force then 'forced' else 'due' end;
    made := private.insert_post(private.new_post(draft || '{"seo_score": 85, "status": "published", "published_at": null}'));
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
revoke all on function public.auto_post(jsonb, boolean) from public, anon, authenticated;
grant execute on function public.auto_post(jsonb, boolean) to authenticated, service_role;
