-- Limits that hold when many come at once and when the clock jumps, and that say whose limit it is.

create function public.limit_reached(sender bytea, is_suspect boolean, limits jsonb)
returns jsonb language sql stable security definer set search_path = ''
as $$
  with asked as (
    select (limits ->> 'perSender')::integer as per_sender, (limits ->> 'perForm')::integer as per_form,
      (limits ->> 'windowSeconds')::integer as seconds
  ), recent as (
    -- What lies ahead was written before the clock went back.
    select received_at, sender_hash, suspicion from public.messages, asked
    where received_at > now() - make_interval(secs => seconds) and received_at <= now() + interval '5 seconds'
  ), blocking as (
    (select 'sender' as whose, received_at from recent where sender_hash = sender
     order by received_at desc offset (select per_sender - 1 from asked) limit (select case when per_sender is null then 0 else 1 end from asked))
    union all
    (select 'form', received_at from recent where (suspicion is not null) = is_suspect
     order by received_at desc offset (select per_form - 1 from asked) limit (select case when per_form is null then 0 else 1 end from asked))
  )
  select jsonb_build_object('outcome', 'limited', 'by', whose,
    'retryAfterSeconds', greatest(1, ceil(extract(epoch from received_at - now()) + seconds))::integer)
  from blocking, asked order by whose desc limit 1; -- the sender's own first: no proof lifts it
$$;
comment on function public.limit_reached is 'Null when the sender may send now. A null limit is none. Marked messages have a budget of their own, so that machines do not use up that of people.';

create or replace function public.store_message(content jsonb, idempotency_key text, suspicion text, address text, limits jsonb)
returns jsonb language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  hash constant bytea := sha256(convert_to(jsonb_build_array(
    content ->> 'name', content ->> 'email', content ->> 'company', content ->> 'phone', content ->> 'message')::text, 'UTF8'));
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

  insert into public.messages (name, email, company, phone, message, idempotency_key, content_hash, sender_hash, suspicion)
  values (content ->> 'name', content ->> 'email', coalesce(content ->> 'company', ''), coalesce(content ->> 'phone', ''),
    content ->> 'message', store_message.idempotency_key, hash, sender, store_message.suspicion)
  returning id into new_id;
  insert into public.outbox (message_id) values (new_id);
  return jsonb_build_object('outcome', 'stored', 'id', new_id);
end
$$;
comment on function public.store_message is
  'Stores a message with the mail that is owed for it. outcome: stored; known (same key or same content within 24 h, nothing new); key-reused (same key, other content); limited (by sender or form, retryAfterSeconds). Limits: perSender and perForm in windowSeconds.';

drop function public.seconds_until_allowed;
revoke execute on function public.limit_reached from public, anon, authenticated;
grant execute on function public.limit_reached to service_role;
