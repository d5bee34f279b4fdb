-- Files that come with a message. They stand in the database: stored in one transaction with the message and its mail,
-- erased with it, in one backup with it, and at no address that anyone could call.

create table public.message_files (
  id         uuid    not null default gen_random_uuid(),
  message_id uuid    not null,
  place      integer not null,
  field      text    not null,
  name       text    not null,
  media_type text    not null,
  bytes      bytea   not null,
  constraint message_files_pkey primary key (id),
  constraint message_files_message_fkey foreign key (message_id) references public.messages (id) on delete cascade,
  constraint message_files_one_per_place unique (message_id, place)
);
alter table public.message_files alter column bytes set storage external; -- what is sent is packed already
comment on table public.message_files is 'Files of messages, gone when their message goes.';
comment on column public.message_files.name is 'As its sender called it, cleaned; nothing is stored under it, the id is the name.';
comment on column public.message_files.media_type is 'By what its bytes begin with, not by what was claimed.';
alter table public.message_files enable row level security;
revoke all on table public.message_files from public, anon, authenticated;

alter table public.contact_settings
  add column file_megabytes integer not null default 300,
  add constraint contact_settings_file_megabytes_positive check (file_megabytes >= 0);
comment on column public.contact_settings.file_megabytes is 'What the files of all messages may take. Beyond it messages with files are refused, and those without are taken.';

create function public.files_of(message_id uuid)
returns jsonb language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', files.id, 'field', files.field, 'name', files.name,
    'mediaType', files.media_type, 'size', octet_length(files.bytes)) order by files.place), '[]')
  from public.message_files as files where files.message_id = files_of.message_id;
$$;
comment on function public.files_of is 'The files of a message, without their bytes.';

create function public.file_bytes(id uuid)
returns text language sql stable security definer set search_path = ''
as $$
  select replace(encode(files.bytes, 'base64'), E'\n', '') from public.message_files as files where files.id = file_bytes.id;
$$;
comment on function public.file_bytes is 'The bytes of a file in base64; null when there is none.';

create function public.file_limit_reached(sender bytea, more bigint, limits jsonb)
returns jsonb language plpgsql stable security definer set search_path = ''
as $$
declare
  per_sender constant bigint := limits ->> 'fileBytesPerSender';
  per_form constant bigint := limits ->> 'fileBytesPerForm';
  whose text;
  oldest timestamptz;
begin
  if (select coalesce(sum(octet_length(bytes)), 0) from public.message_files) + more
    > (select file_megabytes::bigint * 1000000 from public.contact_settings) then
    return jsonb_build_object('outcome', 'full');
  end if;
  with recent as (
    select messages.received_at, octet_length(files.bytes)::bigint as size, messages.sender_hash = sender as is_own
    from public.message_files as files join public.messages on messages.id = files.message_id
    where messages.received_at > now() - interval '1 hour' and messages.received_at <= now() + interval '5 seconds'
  )
  select case
      when coalesce(sum(size) filter (where is_own), 0) + more > per_sender and sender is not null then 'sender'
      when coalesce(sum(size), 0) + more > per_form then 'form' end,
    min(received_at) into whose, oldest
  from recent;
  return case when whose is not null then jsonb_build_object('outcome', 'limited', 'by', whose,
    'retryAfterSeconds', greatest(1, ceil(extract(epoch from coalesce(oldest, now()) - now()) + 3600))::integer) end;
end
$$;
comment on function public.file_limit_reached is 'Null when so many bytes more may be stored now: of this sender and of all in the last hour, and of all that is kept. A null limit is none.';

drop function public.store_message;
create function public.store_message(
  content jsonb, idempotency_key text, suspicion text, address text, limits jsonb, files json default '[]'
)
returns jsonb language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  hash bytea;
  sender bytea;
  known record;
  limited jsonb;
  new_id uuid;
  file_hashes jsonb;
  file_total bigint;
begin
  -- What a file is called is among the entries.
  select jsonb_agg(encode(sha256(decode(file ->> 'bytes', 'base64')), 'hex') order by place),
    coalesce(sum(octet_length(file ->> 'bytes')::bigint * 3 / 4), 0) into file_hashes, file_total
  from json_array_elements(store_message.files) with ordinality as listed (file, place);
  hash := sha256(convert_to((jsonb_build_array(
    content ->> 'name', content ->> 'email', content ->> 'company', content ->> 'phone', content ->> 'message')
    || case when coalesce(content ->> 'about', '') = '' then '[]'::jsonb else jsonb_build_array(content ->> 'about') end
    || case when coalesce(content ->> 'form', '') = '' then '[]'::jsonb else jsonb_build_array(content -> 'form', content -> 'entries') end
    || coalesce(file_hashes, '[]'))::text, 'UTF8'));

  -- Always in this order (content, key, sender, form, files), so that two of them never wait for each other.
  perform pg_advisory_xact_lock(4001, hashtext(encode(hash, 'hex')));
  if store_message.idempotency_key is not null then
    perform pg_advisory_xact_lock(4002, hashtext(store_message.idempotency_key));
  end if;

  select id, content_hash into known from public.messages where idempotency_key = store_message.idempotency_key;
  if found then
    return jsonb_build_object('outcome', case when known.content_hash = hash then 'known' else 'key-reused' end, 'id', known.id);
  end if;
  select id into known from public.messages
  where content_hash = hash and received_at between now() - interval '24 hours' and now() + interval '24 hours'
  order by received_at limit 1;
  if found then
    return jsonb_build_object('outcome', 'known', 'id', known.id);
  end if;

  sender := public.sender_hash_of(store_message.address);
  if limits ->> 'perSender' is not null and sender is not null then
    perform pg_advisory_xact_lock(4003, hashtext(encode(sender, 'hex')));
  end if;
  limited := public.limit_reached(sender, store_message.suspicion is not null, limits);
  -- Who is refused waits for nobody; who is not looks once more when it is alone.
  if limited is null and limits ->> 'perForm' is not null then
    perform pg_advisory_xact_lock(4004, (store_message.suspicion is not null)::integer);
    limited := public.limit_reached(sender, store_message.suspicion is not null, limits);
  end if;
  if limited is null and file_hashes is not null then
    perform pg_advisory_xact_lock(4005);
    limited := public.file_limit_reached(sender, file_total, limits);
  end if;
  if limited is not null then
    return limited;
  end if;

  insert into public.messages (name, email, company, phone, about, message, form, entries, mail,
    idempotency_key, content_hash, sender_hash, suspicion)
  values (content ->> 'name', content ->> 'email', coalesce(content ->> 'company', ''), coalesce(content ->> 'phone', ''),
    coalesce(content ->> 'about', ''), content ->> 'message', coalesce(content ->> 'form', ''),
    coalesce(content -> 'entries', '[]'), content -> 'mail',
    store_message.idempotency_key, hash, sender, store_message.suspicion)
  returning id into new_id;
  insert into public.message_files (message_id, place, field, name, media_type, bytes)
  select new_id, place, file ->> 'field', file ->> 'name', file ->> 'mediaType', decode(file ->> 'bytes', 'base64')
  from json_array_elements(store_message.files) with ordinality as listed (file, place);
  insert into public.outbox (message_id) values (new_id);
  return jsonb_build_object('outcome', 'stored', 'id', new_id);
end
$$;
comment on function public.store_message is
  'Stores a message with its files and the mail that is owed for it. outcome: stored; known (same key or same content within 24 h, nothing new); key-reused (same key, other content); limited (retryAfterSeconds); full (no room for files). Limits: perSender and perForm in windowSeconds, fileBytesPerSender and fileBytesPerForm in an hour. Files: field, name, mediaType, bytes in base64.';

create or replace function public.claim_outbox(batch integer, lease_seconds integer default 60)
returns table (id uuid, attempt integer, content jsonb, summary jsonb)
language sql security definer set search_path = ''
as $$
  with owed as (
    select due.id, coalesce(due.unsure_since, case when due.state = 'sending' then due.tried_at end) as unsure_since
    from public.outbox as due
    where (due.state = 'pending' and (due.due_at <= now() or public.is_far(due.due_at)))
       or (due.state = 'sending' and (due.lease_until < now() or public.is_far(due.lease_until)))
    order by due.due_at limit claim_outbox.batch for update skip locked
  ), held as (
    update public.outbox set state = 'dead', lease_until = null, last_error = 'unsure for 23 h'
    from owed where owed.id = outbox.id and owed.unsure_since < now() - interval '23 hours'
  ), leased as (
    update public.outbox
    set state = 'sending', attempts = outbox.attempts + 1, unsure_since = owed.unsure_since, tried_at = now(),
        lease_until = now() + make_interval(secs => claim_outbox.lease_seconds)
    from owed where owed.id = outbox.id and (owed.unsure_since < now() - interval '23 hours') is not true
    returning outbox.id, outbox.attempts, outbox.message_id, outbox.summary
  )
  select leased.id, leased.attempts, case when messages.id is null then null else jsonb_build_object(
      'id', messages.id, 'receivedAt', messages.received_at, 'name', messages.name, 'email', messages.email,
      'company', messages.company, 'phone', messages.phone, 'about', messages.about,
      'message', messages.message, 'form', messages.form, 'entries', messages.entries, 'mail', messages.mail,
      'suspicion', messages.suspicion, 'files', public.files_of(messages.id)) end, leased.summary
  from leased left join public.messages on messages.id = leased.message_id;
$$;

create or replace function public.show_message(id uuid)
returns jsonb language sql stable security definer set search_path = ''
as $$
  select to_jsonb(listed) || jsonb_build_object('files', public.files_of(listed.id))
  from public.list_messages(max_rows => null) as listed where listed.id = show_message.id;
$$;

revoke execute on function public.files_of, public.file_bytes, public.file_limit_reached, public.store_message from public, anon, authenticated;
grant execute on function public.files_of, public.file_bytes, public.file_limit_reached, public.store_message to service_role;
