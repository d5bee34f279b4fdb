-- Forms with fields of the site's own: what they ask, and what was entered, each entry under its label.

create table public.forms (
  name        text  not null,
  declaration jsonb not null,
  constraint forms_pkey primary key (name)
);
comment on table public.forms is 'The forms that the site declares, as "broadsheet messages forms" has put them here.';
alter table public.forms enable row level security;
revoke all on table public.forms from public, anon, authenticated;

create function public.set_forms(forms jsonb)
returns integer language sql security definer set search_path = ''
as $$
  delete from public.forms as known where not set_forms.forms ? known.name;
  insert into public.forms (name, declaration) select key, value from jsonb_each(set_forms.forms)
  on conflict on constraint forms_pkey do update set declaration = excluded.declaration;
  select count(*)::integer from public.forms;
$$;
comment on function public.set_forms is 'Makes these the site''s forms, by name, and no others. Returns how many they are. Messages stay as they are.';

create function public.form_of(name text)
returns jsonb language sql stable security definer set search_path = ''
as $$
  select declaration from public.forms where forms.name = form_of.name;
$$;
comment on function public.form_of is 'What a form asks; null where the site has none of that name.';

alter table public.messages
  add column form    text  not null default '',
  add column entries jsonb not null default '[]',
  add column mail    jsonb;
comment on column public.messages.form is 'The declared form by which it was sent; empty where it was the given one.';
comment on column public.messages.entries is 'What was entered into a declared form, in its order: name, label, value of each field.';
comment on column public.messages.mail is 'Recipients ("to") and "subject" where the form has its own, as they were when it was sent.';

create or replace function public.store_message(content jsonb, idempotency_key text, suspicion text, address text, limits jsonb)
returns jsonb language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  hash constant bytea := sha256(convert_to((jsonb_build_array(
    content ->> 'name', content ->> 'email', content ->> 'company', content ->> 'phone', content ->> 'message')
    || case when coalesce(content ->> 'about', '') = '' then '[]'::jsonb else jsonb_build_array(content ->> 'about') end
    || case when coalesce(content ->> 'form', '') = '' then '[]'::jsonb else jsonb_build_array(content -> 'form', content -> 'entries') end)::text, 'UTF8'));
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

  insert into public.messages (name, email, company, phone, about, message, form, entries, mail,
    idempotency_key, content_hash, sender_hash, suspicion)
  values (content ->> 'name', content ->> 'email', coalesce(content ->> 'company', ''), coalesce(content ->> 'phone', ''),
    coalesce(content ->> 'about', ''), content ->> 'message', coalesce(content ->> 'form', ''),
    coalesce(content -> 'entries', '[]'), content -> 'mail',
    store_message.idempotency_key, hash, sender, store_message.suspicion)
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
      'message', messages.message, 'form', messages.form, 'entries', messages.entries, 'mail', messages.mail,
      'suspicion', messages.suspicion) end, leased.summary
  from leased left join public.messages on messages.id = leased.message_id;
$$;

create function public.text_of_entries(entries jsonb)
returns text language sql immutable set search_path = ''
as $$
  select coalesce(string_agg(entry ->> 'label' || ': ' || (entry ->> 'value'), E'\n' order by place), '')
  from jsonb_array_elements(entries) with ordinality as listed (entry, place);
$$;
comment on function public.text_of_entries is 'Entries as one reads them: a line each, under its label.';

drop function public.list_messages;
create function public.list_messages(
  state text default null, since timestamptz default null, until timestamptz default null,
  search text default null, max_rows integer default 100
)
returns table (
  id uuid, "receivedAt" timestamptz, name text, email text, company text, phone text, about text, message text,
  form text, entries jsonb, suspicion text,
  state text, attempts integer, "lastError" text, "dueAt" timestamptz, "sentAt" timestamptz, "outboxId" uuid
)
language sql stable security definer set search_path = ''
as $$
  select messages.id, messages.received_at, messages.name, messages.email, messages.company, messages.phone,
    messages.about, messages.message, messages.form, messages.entries, messages.suspicion, outbox.state, outbox.attempts,
    outbox.last_error, outbox.due_at, outbox.sent_at, outbox.id
  from public.messages join public.outbox on outbox.message_id = messages.id
  where (list_messages.state is null or outbox.state = list_messages.state)
    and (list_messages.since is null or messages.received_at >= list_messages.since)
    and (list_messages.until is null or messages.received_at < list_messages.until)
    and (list_messages.search is null or position(public.folded(list_messages.search) in
      public.folded(concat_ws(E'\n', messages.name, messages.email, messages.company, messages.phone, messages.about,
        messages.message, public.text_of_entries(messages.entries)))) > 0)
  order by messages.received_at desc, messages.id limit list_messages.max_rows;
$$;
comment on function public.list_messages is 'Messages with the state of their mail, newest first. Times are since (from) and until (before); search is a piece of any field, in any case.';

create or replace function public.erase_person(email text)
returns integer language sql security definer set search_path = ''
as $$
  with erased as (
    delete from public.messages
    where trim(erase_person.email) <> '' and (public.folded(messages.email) = public.folded(erase_person.email)
      or exists (select from jsonb_array_elements(messages.entries) as entry
        where public.folded(entry ->> 'value') = public.folded(erase_person.email)))
    returning 1
  )
  select count(*)::integer from erased;
$$;
comment on function public.erase_person is 'Deletes all messages from one address in any spelling of it, wherever a form asked for it, with what is owed for them. Returns how many.';

revoke execute on function public.set_forms, public.form_of, public.text_of_entries, public.list_messages from public, anon, authenticated;
grant execute on function public.set_forms, public.form_of, public.text_of_entries, public.list_messages to service_role;
