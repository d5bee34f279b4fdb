-- Mail that is owed, written in the transaction that stores its message.

create table public.outbox (
  id          uuid        not null default gen_random_uuid(),
  message_id  uuid,
  summary     jsonb,
  summary_day date,
  state       text        not null default 'pending',
  created_at  timestamptz not null default now(),
  due_at      timestamptz not null default now(),
  give_up_at  timestamptz not null default now() + interval '72 hours',
  lease_until timestamptz,
  attempts    integer     not null default 0,
  last_error  text,
  provider_id text,
  sent_at     timestamptz,
  constraint outbox_pkey primary key (id),
  constraint outbox_message_fkey foreign key (message_id) references public.messages (id) on delete cascade,
  constraint outbox_one_per_message unique (message_id),
  constraint outbox_one_summary_per_day unique (summary_day),
  constraint outbox_message_or_summary check (num_nonnulls(message_id, summary) = 1),
  constraint outbox_summary_has_day check ((summary is null) = (summary_day is null)),
  constraint outbox_state_known check (state in ('pending', 'sending', 'sent', 'dead')),
  constraint outbox_lease_while_sending check ((state = 'sending') = (lease_until is not null)),
  constraint outbox_sent_has_time check ((state = 'sent') = (sent_at is not null))
);
create index outbox_owed on public.outbox (due_at) where state in ('pending', 'sending');
create index outbox_dead on public.outbox (created_at) where state = 'dead';

comment on table public.outbox is 'One row a mail. Its id is the idempotency key at the provider: sending twice is one mail.';
comment on column public.outbox.summary is 'Instead of a message: the daily list of dead mails, as it stood when it was written.';
comment on column public.outbox.give_up_at is 'After this a failure makes the row dead.';
comment on column public.outbox.lease_until is 'Until then the row belongs to one deliverer; afterwards anyone may claim it.';
comment on column public.outbox.attempts is 'Claims so far; also says whether a report of failure comes from the present lease.';
comment on column public.outbox.last_error is 'Kind of the last failure. Never anything of the message.';

alter table public.outbox enable row level security;
revoke all on table public.outbox from public, anon, authenticated;

create function public.claim_outbox(batch integer, lease_seconds integer default 60)
returns table (id uuid, attempt integer, content jsonb, summary jsonb)
language sql security definer set search_path = ''
as $$
  with leased as (
    update public.outbox
    set state = 'sending', attempts = outbox.attempts + 1,
        lease_until = now() + make_interval(secs => claim_outbox.lease_seconds)
    where outbox.id in (
      select owed.id from public.outbox as owed
      where (owed.state = 'pending' and owed.due_at <= now())
         or (owed.state = 'sending' and owed.lease_until < now())
      order by owed.due_at limit claim_outbox.batch for update skip locked
    )
    returning outbox.id, outbox.attempts, outbox.message_id, outbox.summary
  )
  select leased.id, leased.attempts, case when messages.id is null then null else jsonb_build_object(
      'id', messages.id, 'receivedAt', messages.received_at, 'name', messages.name, 'email', messages.email,
      'company', messages.company, 'phone', messages.phone, 'message', messages.message,
      'suspicion', messages.suspicion) end, leased.summary
  from leased left join public.messages on messages.id = leased.message_id;
$$;
comment on function public.claim_outbox is 'Leases mail that is due, oldest first. Definer, because the table has no policies. Safe for two deliverers at once.';

create function public.mark_sent(id uuid, provider_id text)
returns boolean language sql security definer set search_path = ''
as $$
  with marked as (
    update public.outbox
    set state = 'sent', sent_at = now(), lease_until = null, last_error = null, provider_id = mark_sent.provider_id
    where outbox.id = mark_sent.id and outbox.state <> 'sent'
    returning 1
  )
  select exists (select from marked);
$$;
comment on function public.mark_sent is 'The provider took the mail. True also after the lease ended: what is sent is sent.';

create function public.mark_failed(id uuid, attempt integer, error text, is_permanent boolean, retry_after_seconds integer default null)
returns text language sql security definer set search_path = ''
as $$
  update public.outbox
  set state = case when mark_failed.is_permanent or outbox.give_up_at <= now() then 'dead' else 'pending' end,
      due_at = now() + make_interval(secs => greatest(
        coalesce(mark_failed.retry_after_seconds, 0),
        least(600, 5 * power(2, least(outbox.attempts - 1, 7))) * (0.8 + 0.4 * random())
      )),
      lease_until = null, last_error = left(mark_failed.error, 200)
  where outbox.id = mark_failed.id and outbox.state = 'sending' and outbox.attempts = mark_failed.attempt
  returning outbox.state;
$$;
comment on function public.mark_failed is 'Puts a mail back, after 5 s and twice as long each time, 10 min at most (a fifth either way, so that they spread), or gives it up. Null when the lease was lost.';

revoke execute on function public.claim_outbox, public.mark_sent, public.mark_failed from public, anon, authenticated;
grant execute on function public.claim_outbox, public.mark_sent, public.mark_failed to service_role;
