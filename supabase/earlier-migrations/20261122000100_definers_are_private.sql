-- Functions that run as their owner are not offered by the API themselves: their bodies move to `private`, and `public`
-- keeps the name, running as whoever calls. The checks of rights stay in the bodies. Supabase's advisor warns of owners'
-- functions in a schema that the API offers (0028, 0029).
grant usage on schema private to anon;

alter function public.find_post(text) set schema private;
alter function public.count_view(text) set schema private;
alter function public.count_contact(text, text, text) set schema private;
alter function public.publish_post(jsonb) set schema private;
alter function public.restore_post(jsonb) set schema private;
alter function public.post_summary() set schema private;
alter function public.view_report(integer) set schema private;
alter function public.scheduler_state() set schema private;
alter function public.set_scheduler(boolean) set schema private;
alter function public.next_topic(text[]) set schema private;
alter function public.auto_post(jsonb, boolean) set schema private;
alter function public.contact_report(integer) set schema private;
alter function public.set_contact_places(text[], text[]) set schema private;

create function public.find_post(post_slug text) returns setof public.blog_posts
language sql stable security invoker set search_path = ''
as $$ select * from private.find_post(post_slug) $$;

create function public.count_view(post_slug text) returns integer
language sql volatile security invoker set search_path = ''
as $$ select private.count_view(post_slug) $$;

create function public.count_contact(page text, kind text, block text) returns boolean
language sql volatile security invoker set search_path = ''
as $$ select private.count_contact(page, kind, block) $$;

create function public.publish_post(post jsonb) returns public.blog_posts
language sql volatile security invoker set search_path = ''
as $$ select * from private.publish_post(post) $$;

create function public.restore_post(post jsonb) returns public.blog_posts
language sql volatile security invoker set search_path = ''
as $$ select * from private.restore_post(post) $$;

create function public.post_summary() returns jsonb
language sql stable security invoker set search_path = ''
as $$ select private.post_summary() $$;

create function public.view_report(days integer default 30) returns table (day date, views integer, posts integer)
language sql stable security invoker set search_path = ''
as $$ select * from private.view_report(days) $$;

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

create function public.set_contact_places(paths text[], blocks text[]) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.set_contact_places(paths, blocks) $$;

revoke all on function
  public.find_post(text), public.count_view(text), public.count_contact(text, text, text), public.publish_post(jsonb),
  public.restore_post(jsonb), public.post_summary(), public.view_report(integer), public.scheduler_state(),
  public.set_scheduler(boolean), public.next_topic(text[]), public.auto_post(jsonb, boolean),
  public.contact_report(integer), public.set_contact_places(text[], text[])
from public, anon, authenticated, service_role;
grant execute on function public.find_post(text), public.count_view(text), public.count_contact(text, text, text)
to anon, authenticated, service_role;
grant execute on function
  public.publish_post(jsonb), public.restore_post(jsonb), public.post_summary(), public.view_report(integer),
  public.scheduler_state(), public.set_scheduler(boolean), public.next_topic(text[]), public.auto_post(jsonb, boolean),
  public.contact_report(integer)
to authenticated, service_role;
grant execute on function public.set_contact_places(text[], text[]) to service_role;
