/** Settings of the service on a platform that runs functions: the usual ones, and what it cannot do without there. */
import * as v from "valibot";
import { secret } from "../settings/setting-rules.ts";
import { type Environment, readBy, settingsSchema } from "../settings/settings.ts";

const serverlessSchema = v.object({
	...settingsSchema.entries,
	// Such a platform keeps no files: requests and mails have nowhere else to go.
	DATABASE_URL: v.optional(settingsSchema.entries.DATABASE_URL.wrapped, ""),
	SMTP_URL: v.optional(settingsSchema.entries.SMTP_URL.wrapped, ""),
	JOBS_KEY: v.optional(secret(32), ""),
});

type ServerlessSettings = v.InferOutput<typeof serverlessSchema>;

export const readServerlessSettings = (environment: Environment): ServerlessSettings =>
	readBy(serverlessSchema, environment);
