-- Posts of the blog, their earlier addresses, and who may do what with them.
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
  constraint blog_posts_title_check check (title ~ '\S' and char_length(title) <= 300),
  constraint blog_posts_slug_check check (slug ~ '^[a-z0-9_-]{1,150}$'),
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
  constraint blog_posts_views_check check (views >= 0),
  constraint blog_posts_status_check check (status in ('published', 'draft'))
);
comment on column public.blog_posts.views is 'Only count_view and restore_post set it.';
comment on column public.blog_posts.updated_at is 'Last change of anything but views; the panel compares it before it saves.';

create index blog_posts_published_idx on public.blog_posts (published_at desc, id) where status = 'published';
create index blog_posts_created_idx on public.blog_posts (created_at desc, id);
create index blog_posts_views_idx on public.blog_posts (views desc, id);
create index blog_posts_seo_score_idx on public.blog_posts (seo_score desc, id);
create index blog_posts_tags_idx on public.blog_posts using gin (tags jsonb_path_ops);

-- Earlier addresses of posts. No foreign key: a post that is deleted and restored keeps them.
create table public.slug_history (
  slug text primary key,
  post_id uuid not null,
  changed_at timestamptz not null default now()
);

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
  if (new.title, new.slug, new.content, new.meta_description, new.tags, new.seo_score, new.status, new.published_at)
    is distinct from
    (old.title, old.slug, old.content, old.meta_description, old.tags, old.seo_score, old.status, old.published_at)
  then
    new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  end if;
  return new;
end;
$$;
revoke all on function private.before_post_write() from public, anon, authenticated;
create trigger before_post_write before insert or update on public.blog_posts
  for each row execute function private.before_post_write();

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
revoke all on function private.remember_slug() from public, anon, authenticated;
create trigger remember_first_slug after insert on public.blog_posts
  for each row execute function private.remember_slug();
create trigger remember_slug after update on public.blog_posts
  for each row when (old.slug is distinct from new.slug) execute function private.remember_slug();

alter table public.blog_posts enable row level security;
alter table public.slug_history enable row level security;
revoke all on public.blog_posts, public.slug_history from public, anon, authenticated, service_role;
grant select on public.blog_posts to anon;
grant select, insert, update, delete on public.blog_posts to authenticated, service_role;
grant select on public.slug_history to authenticated, service_role;

create policy "visitors read published posts" on public.blog_posts
  for select to anon using (status = 'published');
create policy "admins read every post, others published ones" on public.blog_posts
  for select to authenticated using (status = 'published' or (select private.is_admin()));
create policy "admins add posts" on public.blog_posts
  for insert to authenticated with check ((select private.is_admin()));
create policy "admins change posts" on public.blog_posts
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete posts" on public.blog_posts
  for delete to authenticated using ((select private.is_admin()));
create policy "admins read earlier addresses" on public.slug_history
  for select to authenticated using ((select private.is_admin()));
