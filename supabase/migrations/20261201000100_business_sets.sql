-- The data of the business on a host of files, where nothing of ours runs that could write them: an admin sends a set of changes,
-- and whoever builds the site (`portao data changes`, with the secret key) commits it, or says why not, and keeps here what the
-- panel shows of the site. Who sent a set and when the database says; nobody changes one that was sent.

create table public.business_sets (
  -- Made up by whoever sends: what is sent again is known again.
  id uuid primary key,
  sent_at timestamptz not null default clock_timestamp(),
  -- Name or e-mail address; null: command line, server.
  author text,
  -- Of the words of the answer.
  language text not null,
  -- [{"at": [step, …], "before": …, "after": …}]
  changes jsonb not null,
  answered_at timestamptz,
  -- Null while it waits; {"is": "published" | "wrong" | "conflict", …}
  answer jsonb,
  constraint business_sets_language_check check (language in ('pt-BR', 'en')),
  constraint business_sets_changes_check check (
    case when jsonb_typeof(changes) = 'array'
      then jsonb_array_length(changes) between 1 and 500 and char_length(changes::text) <= 400000
      else false end
  ),
  constraint business_sets_answer_check
    check ((answer is null) = (answered_at is null) and (answer ->> 'is') in ('published', 'wrong', 'conflict')),
  constraint business_sets_sent_at_year_check
    check (sent_at >= '1970-01-01 00:00+00' and sent_at < '10000-01-01 00:00+00'),
  constraint business_sets_answered_at_year_check
    check (answered_at >= '1970-01-01 00:00+00' and answered_at < '10000-01-01 00:00+00')
);

-- What the panel shows of the data of the business: `BusinessState`, once for each language of its reader.
create table public.business_states (
  language text primary key,
  written_at timestamptz not null default clock_timestamp(),
  state jsonb not null,
  constraint business_states_language_check check (language in ('pt-BR', 'en')),
  constraint business_states_written_at_year_check
    check (written_at >= '1970-01-01 00:00+00' and written_at < '10000-01-01 00:00+00')
);

-- A set as it is sent has no answer. Past 100 that wait none is taken; of those with an answer the last 200 stay.
create function private.take_set() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.sent_at := clock_timestamp();
  new.author := private.actor();
  new.answered_at := null;
  new.answer := null;
  if (select count(*) from public.business_sets where answer is null) >= 100 then
    raise exception '100 sets of changes wait already.' using errcode = '54000';
  end if;
  delete from public.business_sets where id in (
    select id from public.business_sets where answer is not null order by sent_at desc offset 200
  );
  return new;
end;
$$;
create trigger take_set before insert on public.business_sets
  for each row execute function private.take_set();

alter table public.business_sets enable row level security;
create policy "admins read sets" on public.business_sets for select to authenticated
  using ((select private.is_admin()));
create policy "admins send sets" on public.business_sets for insert to authenticated
  with check ((select private.is_admin()));
-- What was published is the history; what waits may be on its way.
create policy "admins put aside what was refused" on public.business_sets for delete to authenticated
  using ((select private.is_admin()) and answer ->> 'is' in ('wrong', 'conflict'));
alter table public.business_states enable row level security;
create policy "admins read what the panel shows" on public.business_states for select to authenticated
  using ((select private.is_admin()));

revoke all on public.business_sets, public.business_states from public, anon, authenticated, service_role;
revoke all on function private.take_set() from public, anon, authenticated, service_role;
grant select, insert, delete on public.business_sets to authenticated;
grant select on public.business_states to authenticated;
grant select, insert, update, delete on public.business_sets, public.business_states to service_role;
