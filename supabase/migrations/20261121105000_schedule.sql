-- The clock when hosted: pg_cron. Elsewhere there is none, and supabase/local/timer.ts does the same.

do $$
begin
  if not exists (select from pg_available_extensions where name = 'pg_cron')
    or not exists (select from pg_available_extensions where name = 'pg_net') then
    raise notice 'pg_cron or pg_net is not available: wake deliver-mail and call keep_house() from outside.';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  -- Both secrets are in Vault, see docs/contact.md; until they are there, the call fails and mail waits.
  perform cron.schedule('deliver-mail', '* * * * *', $job$
    select net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'deliver_mail_url'),
      headers := jsonb_build_object('content-type', 'application/json', 'authorization',
        'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'deliver_mail_secret')),
      body := '{}'::jsonb, timeout_milliseconds := 5000)
  $job$);
  perform cron.schedule('keep-house', '17 * * * *', 'select public.keep_house()');
end
$$;
