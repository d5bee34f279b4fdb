-- The one way in: message and mail in one transaction, or neither.

create function public.sender_hash_of(address text)
returns bytea language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  salt text;
begin
  if address is null then return null; end if;
  insert into public.sender_salts (day, salt) values (today, gen_random_uuid()::text || gen_random_uuid()::text)
  on conflict on constraint sender_salts_pkey do nothing;
  select sender_salts.salt into strict salt from public.sender_salts where sender_salts.day = today;
  return sha256(convert_to(salt || address, 'UTF8'));
end
$$;
comment on function public.sender_hash_of is 'Tells senders apart within a day (UTC) without keeping their addresses.';

create function public.seconds_until_allowed(sender bytea, is_suspect boolean, per_sender integer, per_form integer, window_seconds integer)
returns integer language sql stable security definer set search_path = ''
as $$
  with recent as (
    select received_at, sender_hash, suspicion from public.messages
    where received_at > now() - make_interval(secs => window_seconds)
  ), blocking as (
    (select received_at from recent where sender_hash = sender
     order by received_at desc offset per_sender - 1 limit case when per_sender is null then 0 else 1 end)
    union all
    (select received_at from recent where (suspicion is not null) = is_suspect
     order by received_at desc offset per_form - 1 limit case when per_form is null then 0 else 1 end)
  )
  select greatest(1, ceil(extract(epoch from max(received_at) - now()) + window_seconds))::integer from blocking
  having max(received_at) is not null;
$$;
comment on function public.seconds_until_allowed is 'Null when the sender may send now. A null limit is none. Marked messages have a budget of their own, so that machines do not use up that of people.';

create function public.store_message(content jsonb, idempotency_key text, suspicion text, address text, limits jsonb)
returns jsonb language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  hash constant bytea := sha256(convert_to(jsonb_build_array(
    content ->> 'name', content ->> 'email', content ->> 'company', content ->> 'phone', content ->> 'message')::text, 'UTF8'));
  sender bytea;
  known record;
  wait_seconds integer;
  new_id uuid;
begin
  -- Always in this order (content, key, sender), so that two of them never wait for each other.
  perform pg_advisory_xact_lock(4001, hashtext(encode(hash, 'hex')));
  if store_message.idempotency_key is not null then
    perform pg_advisory_xact_lock(4002, hashtext(store_message.idempotency_key));
  end if;

  select id, content_hash into known from public.messages where idempotency_key = store_message.idempotency_key;
  if found then
    return jsonb_build_object('outcome', case when known.content_hash = hash then 'known' else 'key-reused' end, 'id', known.id);
  end if;
  select id into known from public.messages
  where content_hash = hash and received_at > now() - interval '24 hours' order by received_at limit 1;
  if found then
    return jsonb_build_object('outcome', 'known', 'id', known.id);
  end if;

  sender := public.sender_hash_of(store_message.address);
  if limits ->> 'perSender' is not null and sender is not null then
    perform pg_advisory_xact_lock(4003, hashtext(encode(sender, 'hex')));
  end if;
  wait_seconds := public.seconds_until_allowed(sender, store_message.suspicion is not null,
    (limits ->> 'perSender')::integer, (limits ->> 'perForm')::integer, (limits ->> 'windowSeconds')::integer);
  if wait_seconds is not null then
    return jsonb_build_object('outcome', 'limited', 'retryAfterSeconds', wait_seconds);
  end if;

  insert into public.messages (name, email, company, phone, message, idempotency_key, content_hash, sender_hash, suspicion)
  values (content ->> 'name', content ->> 'email', coalesce(content ->> 'company', ''), coalesce(content ->> 'phone', ''),
    content ->> 'message', store_message.idempotency_key, hash, sender, store_message.suspicion)
  returning id into new_id;
  insert into public.outbox (message_id) values (new_id);
  return jsonb_build_object('outcome', 'stored', 'id', new_id);
end
$$;
comment on function public.store_message is
  'Stores a message with the mail that is owed for it. outcome: stored; known (same key or same content within 24 h, nothing new); key-reused (same key, other content); limited (retryAfterSeconds). Limits: perSender and perForm in windowSeconds.';

revoke execute on function public.sender_hash_of, public.seconds_until_allowed, public.store_message from public, anon, authenticated;
grant execute on function public.store_message to service_role;
