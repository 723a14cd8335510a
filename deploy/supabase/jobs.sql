-- Run once, in Supabase's SQL editor: calls for the scheduled jobs each minute, with the secret of JOBS_KEY.
create extension if not exists pg_cron;
create extension if not exists pg_net;
select vault.create_secret('https://PROJECT.supabase.co/functions/v1/secure-contact/jobs', 'jobs_url');
select vault.create_secret('CHANGE-ME', 'jobs_key');
select cron.schedule('secure-contact-jobs', '* * * * *', $$
	select net.http_post(
		url := (select decrypted_secret from vault.decrypted_secrets where name = 'jobs_url'),
		headers := jsonb_build_object(
			'Content-Type', 'application/json',
			'x-jobs-key', (select decrypted_secret from vault.decrypted_secrets where name = 'jobs_key')
		),
		timeout_milliseconds := 100000
	)
$$);
-- Once a week: the scheduler keeps a row of every call, for ever.
select cron.schedule('forget-scheduler-rows', '0 5 * * 0', $$
	delete from cron.job_run_details where end_time < now() - interval '7 days'
$$);
