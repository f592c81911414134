/**
 * The tables of second factors that GoTrue has and Lite lacks, with the columns of GoTrue's that are used. The last ones
 * of a factor are ours, the time step of the last code that was taken and wrong codes since when, and so are the hashes of
 * recovery codes. The API offers the schema to nobody.
 */
export const factorTables = `
do $$ begin
  if to_regtype('auth.factor_type') is null then create type auth.factor_type as enum ('totp', 'webauthn', 'phone'); end if;
  if to_regtype('auth.factor_status') is null then create type auth.factor_status as enum ('unverified', 'verified'); end if;
end $$;
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  last_step bigint not null default 0,
  failures integer not null default 0,
  failing_since timestamptz
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
create table if not exists auth.mfa_recovery_codes (
  hash text primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade
);
create index if not exists mfa_recovery_codes_factor_id_idx on auth.mfa_recovery_codes (factor_id);
`;
