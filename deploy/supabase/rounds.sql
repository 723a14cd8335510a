-- Run once, in Supabase's SQL editor: calls for a round each minute, with the secret of ROUNDS_KEY.
create extension if not exists pg_cron;
create extension if not exists pg_net;
select vault.create_secret('https://PROJECT.supabase.co/functions/v1/secure-contact/rounds', 'rounds_url');
select vault.create_secret('CHANGE-ME', 'rounds_key');
select cron.schedule('secure-contact-rounds', '* * * * *', $$
	select net.http_post(
		url := (select decrypted_secret from vault.decrypted_secrets where name = 'rounds_url'),
		headers := jsonb_build_object(
			'Content-Type', 'application/json',
			'x-rounds-key', (select decrypted_secret from vault.decrypted_secrets where name = 'rounds_key')
		),
		timeout_milliseconds := 100000
	)
$$);
-- Once a week: the scheduler keeps a row of every call, for ever.
select cron.schedule('forget-scheduler-rows', '0 5 * * 0', $$
	delete from cron.job_run_details where end_time < now() - interval '7 days'
$$);
