-- A person who asks to be forgotten may write the address in another way than it was sent.

-- lower() knows the letters of the database's collation, which may be ASCII alone: the first that knows all is taken.
do $$
declare
  folding text;
begin
  select quote_ident(collname) into folding from pg_collation
  where collname in ('pg_c_utf8', 'und-x-icu', 'C.utf8') and collnamespace = 'pg_catalog'::regnamespace
    and collencoding in (-1, pg_char_to_encoding(getdatabaseencoding()))
  order by array_position(array['pg_c_utf8', 'und-x-icu', 'C.utf8'], collname::text) limit 1;
  execute format($create$
    create function public.folded(spelling text)
    returns text language sql immutable set search_path = ''
    as $body$ select normalize(lower(normalize(trim(spelling), NFKC) collate pg_catalog.%s), NFKC) $body$
  $create$, coalesce(folding, '"default"'));
end
$$;
comment on function public.folded is 'The same for all spellings of a text: capitals, composed and decomposed letters.';

create or replace function public.erase_person(email text)
returns integer language sql security definer set search_path = ''
as $$
  with erased as (
    delete from public.messages where public.folded(messages.email) = public.folded(erase_person.email) returning 1
  )
  select count(*)::integer from erased;
$$;
comment on function public.erase_person is 'Deletes all messages from one address in any spelling of it, with what is owed for them. Returns how many.';

-- What is stored of a person is found in any spelling, too.
create or replace function public.list_messages(
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
    and (list_messages.search is null or position(public.folded(list_messages.search) in
      public.folded(concat_ws(E'\n', messages.name, messages.email, messages.company, messages.phone, messages.message))) > 0)
  order by messages.received_at desc, messages.id limit list_messages.max_rows;
$$;

revoke execute on function public.folded from public, anon, authenticated;
grant execute on function public.folded to service_role;
