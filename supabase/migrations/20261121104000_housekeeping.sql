-- Done by the clock: forget what is old, and say once a day what could not be mailed.

create function public.keep_house()
returns jsonb language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  deleted integer;
  dead jsonb;
begin
  delete from public.messages using public.outbox, public.contact_settings
  where outbox.message_id = messages.id and outbox.state in ('sent', 'dead')
    and messages.received_at < now() - make_interval(days => contact_settings.retention_days);
  get diagnostics deleted = row_count;
  delete from public.outbox where summary_day < today - 30 and state in ('sent', 'dead');
  update public.messages set idempotency_key = null, sender_hash = null
  where received_at < now() - interval '24 hours' and (idempotency_key is not null or sender_hash is not null);
  delete from public.sender_salts where day < today;

  select jsonb_agg(jsonb_build_object('id', listed.id, 'receivedAt', listed.received_at, 'lastError', listed.last_error)
    order by listed.received_at) into dead
  from (select * from public.dead_letters order by received_at desc limit 50) as listed;
  if dead is not null then
    insert into public.outbox (summary, summary_day)
    values (jsonb_build_object('day', today, 'total', (select count(*) from public.dead_letters), 'dead', dead), today)
    on conflict on constraint outbox_one_summary_per_day do nothing;
  end if;
  return jsonb_build_object('deleted', deleted, 'dead', coalesce(jsonb_array_length(dead), 0));
end
$$;
comment on function public.keep_house is
  'Deletes what is older than contact_settings.retention_days (never what is still owed), forgets idempotency keys and senders after 24 h, and owes one summary a day (UTC) while there are dead mails. May run at any time, any number of times.';

revoke execute on function public.keep_house from public, anon, authenticated;
grant execute on function public.keep_house to service_role;
