-- Posts at their time: a published post is public from `published_at` on, and until `withdrawn_at` if it has one.
alter table public.blog_posts
  add column withdrawn_at timestamptz,
  add constraint blog_posts_withdrawn_at_check check (withdrawn_at > published_at);
comment on column public.blog_posts.withdrawn_at is 'From then on visitors do not see the post; null: it stays.';
create index blog_posts_withdrawn_idx on public.blog_posts (withdrawn_at) where withdrawn_at is not null;

-- True if visitors may see a post at this moment.
create function private.is_public(post public.blog_posts) returns boolean
language sql stable set search_path = ''
as $$
  select post.status = 'published' and post.published_at <= now() and (post.withdrawn_at is null or post.withdrawn_at > now())
$$;
revoke all on function private.is_public(public.blog_posts) from public, anon, authenticated;

-- The same as private.is_public, written out: a function with a search path of its own is called for each row, which
-- makes counting 5,000 posts twenty times as slow.
alter policy "visitors read published posts" on public.blog_posts
  using (status = 'published' and published_at <= now() and (withdrawn_at is null or withdrawn_at > now()));
alter policy "visitors read published posts" on public.blog_posts rename to "visitors read public posts";
alter policy "admins read every post, others published ones" on public.blog_posts
  using (
    (status = 'published' and published_at <= now() and (withdrawn_at is null or withdrawn_at > now()))
    or (select private.is_admin())
  );
alter policy "admins read every post, others published ones" on public.blog_posts rename to "admins read every post, others public ones";

-- As before, and a date of withdrawal is a change as any other.
create or replace function private.before_post_write() returns trigger
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

-- As before, of posts that are public now.
create or replace function private.find_post(post_slug text) returns setof public.blog_posts
language sql stable security definer set search_path = ''
as $$
  select post.* from public.blog_posts as post
  where (post.slug = post_slug or post.id = (select post_id from public.slug_history where slug = post_slug))
    and private.is_public(post)
  order by post.slug = post_slug desc
  limit 1
$$;

create or replace function private.count_view(post_slug text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  counted integer;
begin
  update public.blog_posts as post set views = views + 1
  where slug = post_slug and private.is_public(post)
  returning views into counted;
  if counted is not null then
    insert into public.view_days as days (day, views) values (private.today(), 1)
    on conflict (day) do update set views = days.views + 1;
  end if;
  return counted;
end;
$$;

create or replace function private.count_contact(page text, kind text, block text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  known text;
begin
  if count_contact.kind is null or count_contact.kind not in ('chat', 'call') then return false; end if;
  if not exists (select 1 from private.contact_paths where path = page)
    and not exists (select 1 from public.blog_posts as post where slug = substr(page, 7) and '/blog/' || slug = page and private.is_public(post))
  then return false; end if;
  insert into private.contact_minutes as counter (path, kind, minute, clicks)
  values (page, count_contact.kind, date_trunc('minute', clock_timestamp()), 1)
  on conflict (path, kind) do update
    set minute = excluded.minute, clicks = case when counter.minute = excluded.minute then counter.clicks + 1 else 1 end
    where counter.minute <> excluded.minute or counter.clicks < 20;
  if not found then return false; end if;
  select blocks.block into known from private.contact_blocks as blocks where blocks.block = count_contact.block;
  insert into public.contact_clicks as sums (day, path, kind, block, clicks)
  values (private.today(), page, count_contact.kind, coalesce(known, 'other'), 1)
  on conflict (day, path, kind, block) do update set clicks = sums.clicks + 1;
  return true;
end;
$$;

create or replace function private.post_summary() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
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
  perform private.require_admin();
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

-- When the next post becomes public or is withdrawn; null if none will. Service role.
create function public.next_post_change() returns timestamptz
language sql stable security invoker set search_path = ''
as $$
  select least(
    (select min(published_at) from public.blog_posts where status = 'published' and published_at > now()),
    (select min(withdrawn_at) from public.blog_posts where status = 'published' and withdrawn_at > now())
  )
$$;
revoke all on function public.next_post_change() from public, anon, authenticated;
grant execute on function public.next_post_change() to service_role;
