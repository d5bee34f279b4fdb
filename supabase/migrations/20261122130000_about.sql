-- What a message is about, where a visitor came from something in particular, such as a course.

alter table public.messages add column about text not null default '';
comment on column public.messages.about is 'What the visitor asked about, by its name on the site; empty where it was nothing in particular.';
comment on column public.messages.content_hash is 'SHA-256 of the fields: two presses in two tabs are one message for 24 h.';

create or replace function public.store_message(content jsonb, idempotency_key text, suspicion text, address text, limits jsonb)
returns jsonb language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  hash constant bytea := sha256(convert_to((jsonb_build_array(
    content ->> 'name', content ->> 'email', content ->> 'company', content ->> 'phone', content ->> 'message')
    || case when coalesce(content ->> 'about', '') = '' then '[]'::jsonb else jsonb_build_array(content ->> 'about') end)::text, 'UTF8'));
  sender bytea;
  known record;
  limited jsonb;
  new_id uuid;
begin
  -- Always in this order (content, key, sender, form), so that two of them never wait for each other.
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
  if limited is not null then
    return limited;
  end if;

  insert into public.messages (name, email, company, phone, about, message, idempotency_key, content_hash, sender_hash, suspicion)
  values (content ->> 'name', content ->> 'email', coalesce(content ->> 'company', ''), coalesce(content ->> 'phone', ''),
    coalesce(content ->> 'about', ''), content ->> 'message', store_message.idempotency_key, hash, sender, store_message.suspicion)
  returning id into new_id;
  insert into public.outbox (message_id) values (new_id);
  return jsonb_build_object('outcome', 'stored', 'id', new_id);
end
$$;

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
      'message', messages.message,
      'suspicion', messages.suspicion) end, leased.summary
  from leased left join public.messages on messages.id = leased.message_id;
$$;

drop function public.list_messages;
create function public.list_messages(
  state text default null, since timestamptz default null, until timestamptz default null,
  search text default null, max_rows integer default 100
)
returns table (
  id uuid, "receivedAt" timestamptz, name text, email text, company text, phone text, about text, message text, suspicion text,
  state text, attempts integer, "lastError" text, "dueAt" timestamptz, "sentAt" timestamptz, "outboxId" uuid
)
language sql stable security definer set search_path = ''
as $$
  select messages.id, messages.received_at, messages.name, messages.email, messages.company, messages.phone,
    messages.about, messages.message, messages.suspicion, outbox.state, outbox.attempts, outbox.last_error, outbox.due_at,
    outbox.sent_at, outbox.id
  from public.messages join public.outbox on outbox.message_id = messages.id
  where (list_messages.state is null or outbox.state = list_messages.state)
    and (list_messages.since is null or messages.received_at >= list_messages.since)
    and (list_messages.until is null or messages.received_at < list_messages.until)
    and (list_messages.search is null or position(public.folded(list_messages.search) in
      public.folded(concat_ws(E'\n', messages.name, messages.email, messages.company, messages.phone, messages.about, messages.message))) > 0)
  order by messages.received_at desc, messages.id limit list_messages.max_rows;
$$;
comment on function public.list_messages is 'Messages with the state of their mail, newest first. Times are since (from) and until (before); search is a piece of any field, in any case.';

revoke execute on function public.list_messages from public, anon, authenticated;
grant execute on function public.list_messages to service_role;
