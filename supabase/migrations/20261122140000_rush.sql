-- What a rush of messages costs: plans that are kept from call to call, and a look at no more messages than a limit has.

create or replace function public.limit_reached(sender bytea, is_suspect boolean, limits jsonb)
returns jsonb language plpgsql stable security definer set search_path = ''
as $$
declare
  per_sender constant integer := limits ->> 'perSender';
  per_form constant integer := limits ->> 'perForm';
  seconds constant integer := limits ->> 'windowSeconds';
  since constant timestamptz := now() - make_interval(secs => seconds);
  -- What lies ahead was written before the clock went back.
  until constant timestamptz := now() + interval '5 seconds';
  whose text;
  blocking timestamptz;
begin
  if per_sender is not null then
    select 'sender', received_at into whose, blocking from public.messages
    where sender_hash = sender and received_at > since and received_at <= until
    order by received_at desc offset per_sender - 1 limit 1;
  end if;
  -- The sender's own first: no proof lifts it.
  if whose is null and per_form is not null then
    select 'form', received_at into whose, blocking from public.messages
    where (suspicion is not null) = is_suspect and received_at > since and received_at <= until
    order by received_at desc offset per_form - 1 limit 1;
  end if;
  return case when whose is not null then jsonb_build_object('outcome', 'limited', 'by', whose,
    'retryAfterSeconds', greatest(1, ceil(extract(epoch from blocking - now()) + seconds))::integer) end;
end
$$;

create or replace function public.sender_hash_of(address text)
returns bytea language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  salt text;
begin
  if address is null then return null; end if;
  select sender_salts.salt into salt from public.sender_salts where sender_salts.day = today;
  if not found then
    insert into public.sender_salts (day, salt) values (today, gen_random_uuid()::text || gen_random_uuid()::text)
    on conflict on constraint sender_salts_pkey do nothing;
    select sender_salts.salt into strict salt from public.sender_salts where sender_salts.day = today;
  end if;
  return sha256(convert_to(salt || address, 'UTF8'));
end
$$;
