// What Supabase's Security and Performance Advisor would say of the migrated database: its rules (supabase/splinter, as of
// 2026-11) by their documented meaning, those that a schema of ours can break. Left out are 0005 and 0020 (statistics of use),
// 0012 (a setting of sign-in), 0016, 0017 and 0019 (materialized views, foreign tables and queues, of which 0013 counts the
// tables), 0018, 0022 and 0025 (types, versions and buckets of Supabase), 0026 and 0027 (pg_graphql is not switched on).

/** The schemas that migrations make. */
const ours = `('public', 'private')`;
/** Tables of `public`, of any kind that holds rows. */
const exposedTables = `pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' and c.relkind in ('r', 'p')`;
const functionName = `n.nspname || '.' || p.proname`;
const functions = `pg_proc p join pg_namespace n on n.oid = p.pronamespace`;
const policies = `pg_policies p where p.schemaname in ${ours}`;
const expressions = `coalesce(p.qual, '') || ' ' || coalesce(p.with_check, '')`;

/** Of each rule a query whose rows, `object`, are what it warns of. */
export const advisorRules: Readonly<Record<string, string>> = {
  '0001 unindexed_foreign_keys': `
    select con.conrelid::regclass || ' ' || con.conname as object from pg_constraint con
    join pg_namespace n on n.oid = con.connamespace and n.nspname in ${ours}
    where con.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = con.conrelid
        and (i.indkey::int2[])[0:cardinality(con.conkey) - 1] operator(pg_catalog.@>) con.conkey)`,
  '0002 auth_users_exposed': `
    select c.relname as object from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_rewrite r on r.ev_class = c.oid join pg_depend d on d.objid = r.oid and d.refobjid = 'auth.users'::regclass
    where c.relkind in ('v', 'm')`,
  '0003 auth_rls_initplan': `
    select p.tablename || ' ' || p.policyname as object from ${policies}
    and ${expressions} ~* '(auth\\.(uid|jwt|role|email)|current_setting)\\s*\\(' and ${expressions} !~* 'select\\s+(auth\\.(uid|jwt|role|email)|current_setting)\\s*\\('`,
  '0004 no_primary_key': `
    select c.relname as object from ${exposedTables}
    where not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  '0006 multiple_permissive_policies': `
    select p.tablename || ' ' || role || ' ' || command as object
    from pg_policies p, unnest(p.roles) role, unnest(case p.cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[p.cmd] end) command
    where p.schemaname in ${ours} and p.permissive = 'PERMISSIVE' group by p.tablename, role, command having count(*) > 1`,
  '0007 policy_exists_rls_disabled': `
    select distinct c.relname as object from ${exposedTables} join pg_policy q on q.polrelid = c.oid where not c.relrowsecurity`,
  '0008 rls_enabled_no_policy': `
    select c.relname as object from ${exposedTables} where c.relrowsecurity and not exists (select from pg_policy q where q.polrelid = c.oid)`,
  '0009 duplicate_index': `
    select min(i.indexrelid::regclass::text) as object from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ${ours}
    group by i.indrelid, regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', ''), i.indisunique having count(*) > 1`,
  '0010 security_definer_view': `
    select c.relname as object from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind = 'v' and not coalesce(c.reloptions::text ~* 'security_invoker=(true|on|1|yes)', false)`,
  '0011 function_search_path_mutable': `
    select ${functionName} as object from ${functions} where n.nspname in ${ours}
    and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')`,
  '0013 rls_disabled_in_public': `select c.relname as object from ${exposedTables} where not c.relrowsecurity`,
  '0014 extension_in_public': `
    select e.extname as object from pg_extension e join pg_namespace n on n.oid = e.extnamespace and n.nspname = 'public'`,
  '0015 rls_references_user_metadata': `
    select p.tablename || ' ' || p.policyname as object from ${policies} and ${expressions} ~* 'user_metadata'`,
  '0021 fkey_to_auth_unique': `
    select con.conname as object from pg_constraint con join pg_namespace n on n.oid = con.connamespace and n.nspname in ${ours}
    join pg_class target on target.oid = con.confrelid join pg_namespace auth on auth.oid = target.relnamespace and auth.nspname = 'auth'
    where con.contype = 'f' and not exists (select from pg_constraint k where k.conrelid = con.confrelid and k.contype = 'p' and k.conkey = con.confkey)`,
  '0023 sensitive_columns_exposed': `
    select c.relname || '.' || a.attname as object from ${exposedTables} join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where not c.relrowsecurity and a.attname ~* '(password|secret|token|api_?key|cpf|credit_?card|ssn)'`,
  '0024 rls_policy_always_true': `
    select p.tablename || ' ' || p.policyname as object from ${policies} and p.cmd <> 'SELECT' and p.permissive = 'PERMISSIVE'
    and p.roles && array['anon', 'authenticated', 'public']::name[] and 'true' in (p.qual, p.with_check)`,
  '0028 anon_security_definer_function_executable': `
    select ${functionName} as object from ${functions} where n.nspname = 'public' and p.prosecdef and has_function_privilege('anon', p.oid, 'execute')`,
  '0029 authenticated_security_definer_function_executable': `
    select ${functionName} as object from ${functions} where n.nspname = 'public' and p.prosecdef and has_function_privilege('authenticated', p.oid, 'execute')`,
};

/** What breaks each rule, to see that it is found: a statement for the owner, by the number of the rule. */
export const breaches: Readonly<Record<string, string>> = {
  '0001': `create table public.bad (id int primary key, other uuid references public.blog_posts (id)); alter table public.bad enable row level security`,
  '0002': `create view public.bad with (security_invoker = on) as select id from auth.users`,
  '0003': `create policy bad on public.blog_posts as restrictive for select to authenticated using (auth.uid() is not null)`,
  '0004': `create table public.bad (id int); alter table public.bad enable row level security`,
  '0006': `create policy bad_one on public.blog_posts for select to anon using (slug = 'a'); create policy bad_two on public.blog_posts for select to anon using (slug = 'b')`,
  '0007': `alter table public.blog_posts disable row level security`,
  '0008': `create table public.bad (id int primary key); alter table public.bad enable row level security`,
  '0009': `create index bad_one on public.blog_posts (title); create index bad_two on public.blog_posts (title)`,
  '0010': `create view public.bad as select id from public.blog_posts`,
  '0011': `create function public.bad() returns int language sql as 'select 1'`,
  '0013': `create table public.bad (id int primary key)`,
  '0014': `create extension pgcrypto schema public`,
  '0015': `create policy bad on public.blog_posts as restrictive for select to authenticated using ((select auth.jwt()) -> 'user_metadata' ->> 'a' = 'b')`,
  '0021': `create unique index bad on auth.users (email); create table private.bad (email text primary key references auth.users (email))`,
  '0023': `create table public.bad (id int primary key, password text)`,
  '0024': `create policy bad on public.blog_posts for update to authenticated using (true)`,
  '0028': `create function public.bad() returns int language sql security definer set search_path = '' as 'select 1'`,
  '0029': `create function public.bad() returns int language sql security definer set search_path = '' as 'select 1'`,
};
