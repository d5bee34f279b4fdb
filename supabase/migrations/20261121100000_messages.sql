-- What visitors sent, and what is needed to store each message once and to hold back floods.

create table public.messages (
  id              uuid        not null default gen_random_uuid(),
  received_at     timestamptz not null default now(),
  name            text        not null,
  email           text        not null,
  company         text        not null,
  phone           text        not null,
  message         text        not null,
  idempotency_key text,
  content_hash    bytea       not null,
  sender_hash     bytea,
  suspicion       text,
  constraint messages_pkey primary key (id),
  constraint messages_one_per_key unique (idempotency_key),
  constraint messages_suspicion_known check (suspicion in ('honeypot', 'too-fast'))
);
create index messages_by_time on public.messages (received_at);
create index messages_by_sender on public.messages (sender_hash, received_at);
create index messages_by_content on public.messages (content_hash, received_at);

comment on table public.messages is 'Contact messages, cleaned and checked, kept for contact_settings.retention_days.';
comment on column public.messages.idempotency_key is 'Chosen by the form, one a filled form. Forgotten after 24 h by keep_house().';
comment on column public.messages.content_hash is 'SHA-256 of the five fields: two presses in two tabs are one message for 24 h.';
comment on column public.messages.sender_hash is 'SHA-256 of the sender''s address and the day''s salt. Means nothing once the salt is gone.';
comment on column public.messages.suspicion is 'Why this may be from a machine. Such a message is stored and mailed all the same, and marked.';

create table public.sender_salts (
  day  date not null,
  salt text not null,
  constraint sender_salts_pkey primary key (day)
);
comment on table public.sender_salts is 'One random salt a day (UTC) for sender_hash. Deleted by keep_house() when the day is over.';

create table public.contact_settings (
  only_row       boolean not null default true,
  retention_days integer not null default 365,
  constraint contact_settings_pkey primary key (only_row),
  constraint contact_settings_one_row check (only_row),
  constraint contact_settings_retention_positive check (retention_days >= 1)
);
comment on table public.contact_settings is 'What the operator may set. One row.';
comment on column public.contact_settings.retention_days is 'Days after which a message that was mailed or given up is deleted.';
insert into public.contact_settings default values;

alter table public.messages enable row level security;
alter table public.sender_salts enable row level security;
alter table public.contact_settings enable row level security;
revoke all on table public.messages, public.sender_salts, public.contact_settings from public, anon, authenticated;
