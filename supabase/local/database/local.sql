-- What hosting has before the first migration, and what only this machine has. May run any number of times.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
    execute format('grant %I to current_user', wanted);
  end loop;
end
$$;
grant usage on schema public to anon, authenticated, service_role;
-- As generous as hosting is: a migration that forgets to revoke is found here.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;

create schema if not exists local;
comment on schema local is 'Broadsheet on one machine: migrations that ran, mail that was not really sent.';

create table if not exists local.migrations (
  name       text        not null,
  checksum   text        not null,
  applied_at timestamptz not null default now(),
  constraint migrations_pkey primary key (name)
);
comment on table local.migrations is 'Files of supabase/migrations that ran here.';

create table if not exists local.mails (
  id              uuid        not null default gen_random_uuid(),
  idempotency_key text        not null,
  accepted_at     timestamptz not null default now(),
  mail            jsonb       not null,
  constraint mails_pkey primary key (id),
  constraint mails_one_per_key unique (idempotency_key)
);
comment on table local.mails is 'What the provider of this machine took, instead of sending it.';
-- The one session of an embedded database need not change its role for each mail.
grant usage on schema local to service_role;
grant select, insert on table local.mails to service_role;
