-- When a mail may be sent once more, when only a person can know, and what a clock that jumped may not do.

alter table public.outbox add column tried_at timestamptz, add column unsure_since timestamptz;
comment on column public.outbox.tried_at is 'When it was claimed last.';
comment on column public.outbox.unsure_since is 'First try of which nobody knows whether the provider took the mail: the answer was lost, or the deliverer ended. Providers keep keys for 24 h.';

create function public.is_far(moment timestamptz)
returns boolean language sql stable set search_path = ''
as $$ select is_far.moment > now() + interval '2 hours' $$;
comment on function public.is_far is 'Nothing here is ever put off for two hours: the clock stood ahead when this was written.';

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
      'company', messages.company, 'phone', messages.phone, 'message', messages.message,
      'suspicion', messages.suspicion) end, leased.summary
  from leased left join public.messages on messages.id = leased.message_id;
$$;
comment on function public.claim_outbox is 'Leases mail that is due, oldest first. What may have been sent 23 h ago is held for a person instead: the provider is about to forget its key. Safe for two deliverers at once.';

drop function public.mark_failed;
create function public.mark_failed(
  id uuid, attempt integer, error text, is_permanent boolean, retry_after_seconds integer default null, is_unsure boolean default true
)
returns text language sql security definer set search_path = ''
as $$
  update public.outbox
  set state = case
        when mark_failed.is_permanent or (outbox.give_up_at <= now() and outbox.attempts >= 20) then 'dead'
        else 'pending' end,
      due_at = now() + make_interval(secs => greatest(
        coalesce(mark_failed.retry_after_seconds, 0),
        least(600, 5 * power(2, least(outbox.attempts - 1, 7))) * (0.8 + 0.4 * random())
      )),
      unsure_since = case when mark_failed.is_unsure then coalesce(outbox.unsure_since, outbox.tried_at) else outbox.unsure_since end,
      lease_until = null, last_error = left(mark_failed.error, 200)
  where outbox.id = mark_failed.id and outbox.state = 'sending' and outbox.attempts = mark_failed.attempt
  returning outbox.state;
$$;
comment on function public.mark_failed is 'Puts a mail back, after 5 s and twice as long each time, 10 min at most (a fifth either way, so that they spread), or gives it up: after 72 h and 20 tries, since a clock alone may jump. is_unsure: the provider may have taken it. Null when the lease was lost.';

create or replace function public.retry_message(id uuid)
returns text language sql security definer set search_path = ''
as $$
  update public.outbox
  set state = 'pending', due_at = now(), unsure_since = null, give_up_at = greatest(outbox.give_up_at, now() + interval '72 hours')
  where outbox.message_id = retry_message.id and outbox.state in ('dead', 'pending')
  returning outbox.state;
$$;
comment on function public.retry_message is 'Makes a dead or waiting mail due now, with another 72 h; a person has seen that it did not arrive. Null when it is sent, being sent or unknown.';

revoke execute on function public.is_far, public.mark_failed from public, anon, authenticated;
grant execute on function public.is_far, public.mark_failed to service_role;
