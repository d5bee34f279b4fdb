-- After the migrations, on this machine alone. May run any number of times.

create or replace function local.forget_mail()
returns trigger language plpgsql security definer set search_path = ''
as $$
begin
  delete from local.mails where idempotency_key in (old.id::text, old.id::text || '-without-reply-to');
  return old;
end
$$;
comment on function local.forget_mail is 'What is erased from the outbox is erased from the mailbox of this machine.';
create or replace trigger outbox_forgets_mail after delete on public.outbox for each row execute function local.forget_mail();
