-- Nothing is deleted for what the clock says alone: it may have jumped. The housekeeping's own runs are the second sign.

alter table public.contact_settings add column house_runs bigint not null default 0;
alter table public.messages add column expired_at timestamptz, add column expired_run bigint;
comment on column public.contact_settings.house_runs is 'Runs of keep_house(), one an hour. Never goes back, and no clock makes it go ahead.';
comment on column public.messages.expired_at is 'When it was first found to be older than the retention; deleted 24 h and 24 runs of the housekeeping later.';

create or replace function public.keep_house()
returns jsonb language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  run bigint;
  oldest timestamptz;
  deleted integer;
  dead jsonb;
begin
  update public.contact_settings set house_runs = house_runs + 1
  returning house_runs, now() - make_interval(days => retention_days) into run, oldest;

  update public.messages set expired_at = null, expired_run = null where expired_run is not null and received_at >= oldest;
  update public.messages set expired_at = now(), expired_run = run
  from public.outbox where outbox.message_id = messages.id and outbox.state in ('sent', 'dead')
    and messages.received_at < oldest and messages.expired_run is null;
  delete from public.messages where messages.id in (
    select expired.id from public.messages as expired join public.outbox on outbox.message_id = expired.id
    where expired.expired_run <= run - 24 and expired.expired_at < now() - interval '24 hours' and outbox.state in ('sent', 'dead')
    order by expired.received_at
    limit greatest(100, (select count(*) from public.messages) / 100)
  );
  get diagnostics deleted = row_count;

  delete from public.outbox where summary_day < today - 30 and state in ('sent', 'dead');
  update public.messages set idempotency_key = null, sender_hash = null
  where received_at not between now() - interval '24 hours' and now() + interval '24 hours'
    and (idempotency_key is not null or sender_hash is not null);
  delete from public.sender_salts where day <> today;

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
  'Deletes what is older than contact_settings.retention_days and was found so 24 h and 24 runs ago (never what is still owed; 100 or a hundredth a run), forgets idempotency keys and senders after 24 h, and owes one summary a day (UTC) while there are dead mails. May run at any time, any number of times.';
