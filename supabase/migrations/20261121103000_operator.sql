-- What the operator asks: which messages, in which state, once more, forget.

create function public.list_messages(
  state text default null, since timestamptz default null, until timestamptz default null,
  search text default null, max_rows integer default 100
)
returns table (
  id uuid, "receivedAt" timestamptz, name text, email text, company text, phone text, message text, suspicion text,
  state text, attempts integer, "lastError" text, "dueAt" timestamptz, "sentAt" timestamptz, "outboxId" uuid
)
language sql stable security definer set search_path = ''
as $$
  select messages.id, messages.received_at, messages.name, messages.email, messages.company, messages.phone,
    messages.message, messages.suspicion, outbox.state, outbox.attempts, outbox.last_error, outbox.due_at,
    outbox.sent_at, outbox.id
  from public.messages join public.outbox on outbox.message_id = messages.id
  where (list_messages.state is null or outbox.state = list_messages.state)
    and (list_messages.since is null or messages.received_at >= list_messages.since)
    and (list_messages.until is null or messages.received_at < list_messages.until)
    and (list_messages.search is null or position(lower(list_messages.search) in
      lower(concat_ws(E'\n', messages.name, messages.email, messages.company, messages.phone, messages.message))) > 0)
  order by messages.received_at desc, messages.id limit list_messages.max_rows;
$$;
comment on function public.list_messages is 'Messages with the state of their mail, newest first. Times are since (from) and until (before); search is a piece of any field, in any case.';

create function public.show_message(id uuid)
returns jsonb language sql stable security definer set search_path = ''
as $$
  select to_jsonb(listed) from public.list_messages(max_rows => null) as listed where listed.id = show_message.id;
$$;
comment on function public.show_message is 'One message with the state of its mail; null when there is none.';

create function public.retry_message(id uuid)
returns text language sql security definer set search_path = ''
as $$
  update public.outbox
  set state = 'pending', due_at = now(), give_up_at = greatest(outbox.give_up_at, now() + interval '72 hours')
  where outbox.message_id = retry_message.id and outbox.state in ('dead', 'pending')
  returning outbox.state;
$$;
comment on function public.retry_message is 'Makes a dead or waiting mail due now, with another 72 h. Null when it is sent, being sent or unknown.';

create function public.erase_person(email text)
returns integer language sql security definer set search_path = ''
as $$
  with erased as (
    delete from public.messages where lower(messages.email) = lower(trim(erase_person.email)) returning 1
  )
  select count(*)::integer from erased;
$$;
comment on function public.erase_person is 'Deletes all messages from one address, with what is owed for them. Returns how many.';

create function public.count_messages()
returns jsonb language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(counted.state, counted.messages), '{}')
  from (select outbox.state, count(*) as messages from public.outbox where message_id is not null group by outbox.state) as counted;
$$;
comment on function public.count_messages is 'How many messages are in each state; a state without any is not named.';

create view public.dead_letters with (security_invoker = true) as
  select messages.id, messages.received_at, outbox.attempts, outbox.last_error, outbox.created_at
  from public.outbox join public.messages on messages.id = outbox.message_id
  where outbox.state = 'dead';
comment on view public.dead_letters is 'Messages that are stored but could not be mailed. Should be empty.';
revoke all on table public.dead_letters from public, anon, authenticated;

revoke execute on function public.list_messages, public.show_message, public.retry_message, public.erase_person, public.count_messages
  from public, anon, authenticated;
grant execute on function public.list_messages, public.show_message, public.retry_message, public.erase_person, public.count_messages
  to service_role;
