-- What was done lists also what people change of posts that are public, of the scheduler, and of the data of the business.

-- Which of what somebody writes was changed of a public post: names of columns with spaces between them.
create function private.note_edit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed text := (
    select string_agg(now.key, ' ' order by now.key)
    from jsonb_each(private.written(new)) as now
    where now.value is distinct from private.written(old) -> now.key and now.key <> 'seo_score'
  );
begin
  if private.is_public(old) and private.is_public(new) and old.published_at = new.published_at and changed is not null then
    perform private.note('post-edited', new.title, new.id, changed);
  end if;
  return null;
end;
$$;
create trigger note_edit after update of title, slug, content, meta_description, tags, withdrawn_at on public.blog_posts
  for each row execute function private.note_edit();

create function private.note_switch() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if old.enabled <> new.enabled then
    perform private.note(case when new.enabled then 'scheduler-on' else 'scheduler-off' end, '');
  end if;
  if (old.every_days, old.makes) is distinct from (new.every_days, new.makes) then
    perform private.note('scheduler-changed', '', null, new.every_days || ' ' || new.makes);
  end if;
  return null;
end;
$$;
create trigger note_switch after update of enabled, every_days, makes on public.scheduler
  for each row execute function private.note_switch();

-- Notes that data of the business were published or taken back: `sections` (their names with spaces between them) and a line for
-- each value. The server says it in the session of whom it did it for. Admins.
create function private.note_business(what text, sections text, lines text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if note_business.what not in ('business-published', 'business-undone') then
    raise exception 'Nothing like that is done with data of the business.' using errcode = '22023';
  end if;
  perform private.note(note_business.what, left(note_business.sections, 300), null, left(note_business.lines, 2000));
end;
$$;

create function public.note_business(what text, sections text, lines text) returns void
language sql volatile security invoker set search_path = ''
as $$ select private.note_business(what, sections, lines) $$;

-- Those that wait for a build on a host of files.
create function private.note_set() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note('business-sent', left(coalesce((
    select string_agg(distinct change -> 'at' ->> 0, ' ') from jsonb_array_elements(new.changes) as change
  ), ''), 300));
  return null;
end;
$$;
create trigger note_set after insert on public.business_sets for each row execute function private.note_set();

revoke all on function private.note_edit(), private.note_switch(), private.note_set(), private.note_business(text, text, text),
  public.note_business(text, text, text)
from public, anon, authenticated, service_role;
grant execute on function private.note_business(text, text, text), public.note_business(text, text, text)
to authenticated, service_role;
