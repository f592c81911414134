-- A hosted project refuses requests that change a table without saying which rows (`safeupdate`): the switch of the scheduler.
create or replace function private.set_scheduler(is_enabled boolean) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update public.scheduler set enabled = is_enabled where id;
  return public.scheduler_state();
end;
$$;
