-- The score that the rules gave for a post of the scheduler, beside the fixed 85 that is stored for it. Kept when it is
-- written: a list of posts then needs no texts to say where the two differ, and the rules stand in one place, our code.
alter table public.blog_posts
  add column computed_score integer constraint blog_posts_computed_score_check check (computed_score between 0 and 100);
comment on column public.blog_posts.computed_score is 'Null where seo_score itself is what the rules gave.';

-- Whoever changes what the rules look at stores a score of their own with it.
create function private.forget_computed_score() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.computed_score := null;
  return new;
end;
$$;
revoke all on function private.forget_computed_score() from public, anon, authenticated;
create trigger forget_computed_score before update of title, content, meta_description, tags, seo_score on public.blog_posts
  for each row execute function private.forget_computed_score();

-- As before, and keeps the score that came with the draft.
create or replace function public.auto_post(draft jsonb, force boolean default false) returns jsonb
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
revoke all on function public.auto_post(jsonb, boolean) from public, anon, authenticated;
grant execute on function public.auto_post(jsonb, boolean) to authenticated, service_role;
