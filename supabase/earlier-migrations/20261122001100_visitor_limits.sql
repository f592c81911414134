-- What strangers may do to the figures, and which addresses no post may take. After 20261122000300, whose count_view this
-- replaces.

-- How often a post was viewed in the minute at hand.
create table private.view_minutes (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  minute timestamptz not null,
  views integer not null
);
revoke all on private.view_minutes from public, anon, authenticated, service_role;

-- As before, and at most 120 views of a post in a minute; past them the number stays as it is.
create or replace function private.count_view(post_slug text) returns integer
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

-- The site publishes blog/404.html itself, and blog/index.html is /blog: a post at either would take its place. Posts
-- that are there move to another address, and the old one leads to it.
do $$
declare
  taken record;
  free text;
  attempt integer;
begin
  for taken in select id, slug from public.blog_posts where slug in ('404', 'index') loop
    free := 'post-' || taken.slug;
    attempt := 1;
    while exists (select from public.blog_posts where slug = free) or exists (select from public.slug_history where slug = free) loop
      attempt := attempt + 1;
      free := 'post-' || taken.slug || '-' || attempt;
    end loop;
    update public.blog_posts set slug = free where id = taken.id;
  end loop;
end;
$$;
alter table public.blog_posts add constraint blog_posts_reserved_slug_check check (slug not in ('404', 'index'));

-- As before, and a reserved address gets a number like a taken one.
create or replace function private.insert_post(post public.blog_posts) returns public.blog_posts
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
