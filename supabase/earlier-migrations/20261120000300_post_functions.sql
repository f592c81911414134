-- What visitors and the panel do with posts beyond plain reading and writing.

-- The published post at an address, present or earlier. No row: there is none.
create function public.find_post(post_slug text) returns setof public.blog_posts
language sql stable security definer set search_path = ''
as $$
  select post.* from public.blog_posts as post
  where post.status = 'published'
    and (post.slug = post_slug or post.id = (select post_id from public.slug_history where slug = post_slug))
  order by post.slug = post_slug desc
  limit 1
$$;
revoke all on function public.find_post(text) from public, anon, authenticated;
grant execute on function public.find_post(text) to anon, authenticated, service_role;

-- Views of all posts by day (São Paulo), for the panel's chart.
create table public.view_days (
  day date primary key,
  views integer not null default 0
);
alter table public.view_days enable row level security;
revoke all on public.view_days from public, anon, authenticated, service_role;
grant select on public.view_days to authenticated, service_role;
create policy "admins read views by day" on public.view_days
  for select to authenticated using ((select private.is_admin()));

create function private.today() returns date
language sql stable set search_path = ''
as $$
  select (clock_timestamp() at time zone 'America/Sao_Paulo')::date
$$;
revoke all on function private.today() from public, anon, authenticated;

-- Counts one view of a published post; the new number, or null if there is no such post. Touches nothing else of it.
create function public.count_view(post_slug text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  counted integer;
begin
  update public.blog_posts set views = views + 1
  where slug = post_slug and status = 'published'
  returning views into counted;
  if counted is not null then
    insert into public.view_days as days (day, views) values (private.today(), 1)
    on conflict (day) do update set views = days.views + 1;
  end if;
  return counted;
end;
$$;
revoke all on function public.count_view(text) from public, anon, authenticated;
grant execute on function public.count_view(text) to anon, authenticated, service_role;

-- Inserts a post; where its address is or was another post's, the number -2, -3, … is put after it, within 150 characters.
create function private.insert_post(post public.blog_posts) returns public.blog_posts
language plpgsql volatile security definer set search_path = ''
as $$
declare
  base text := post.slug;
  attempt integer := 1;
  violated text;
begin
  loop
    if not exists (select 1 from public.slug_history as earlier where earlier.slug = post.slug and earlier.post_id <> post.id) then
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
revoke all on function private.insert_post(public.blog_posts) from public, anon, authenticated;

-- A row of blog_posts from JSON with the texts of a post; every other field as in a new row.
create function private.new_post(draft jsonb) returns public.blog_posts
language sql volatile set search_path = ''
as $$
  select jsonb_populate_record(null::public.blog_posts, jsonb_build_object(
    'id', gen_random_uuid(), 'tags', '[]'::jsonb, 'meta_description', '', 'seo_score', 0, 'status', 'published', 'published_at', now()
  ) || jsonb_strip_nulls(draft - 'id') || jsonb_build_object('views', 0, 'created_at', now(), 'updated_at', now()))
$$;
revoke all on function private.new_post(jsonb) from public, anon, authenticated;

-- Publishes a post of the generator (or saves it as a draft: `status`); a taken address gets a number. Admins.
create function public.publish_post(post jsonb) returns public.blog_posts
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.insert_post(private.new_post(post));
end;
$$;
revoke all on function public.publish_post(jsonb) from public, anon, authenticated;
grant execute on function public.publish_post(jsonb) to authenticated, service_role;

-- Inserts a deleted post again, id, views and dates included; asked twice, once. Admins.
create function public.restore_post(post jsonb) returns public.blog_posts
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deleted public.blog_posts := jsonb_populate_record(null::public.blog_posts, post);
  present public.blog_posts;
begin
  perform private.require_admin();
  select * into present from public.blog_posts where id = deleted.id;
  if found then return present; end if;
  return private.insert_post(deleted);
end;
$$;
revoke all on function public.restore_post(jsonb) from public, anon, authenticated;
grant execute on function public.restore_post(jsonb) to authenticated, service_role;

-- Figures of the panel's cards: {posts, published, views, average_score}. Admins.
create function public.post_summary() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('posts', count(*), 'published', count(*) filter (where status = 'published'),
      'views', coalesce(sum(views), 0), 'average_score', coalesce(round(avg(seo_score))::integer, 0))
    from public.blog_posts
  );
end;
$$;
revoke all on function public.post_summary() from public, anon, authenticated;
grant execute on function public.post_summary() to authenticated, service_role;

-- Views and newly published posts of each of the last `days` days (1 to 366), oldest first. Admins.
create function public.view_report(days integer default 30) returns table (day date, views integer, posts integer)
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
      from public.blog_posts where status = 'published' group by 1
    ) as made on made.day = each.day
    order by each.day;
end;
$$;
revoke all on function public.view_report(integer) from public, anon, authenticated;
grant execute on function public.view_report(integer) to authenticated, service_role;
