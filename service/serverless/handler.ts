/** The service as one function: `(Request) => Response`, with its store, clock and scheduled jobs handed in. */
import { timingSafeEqual } from "hono/utils/buffer";
import { CALL_FILE_PATH, CALL_HOURS_PATH } from "../../contract/requests/calls.ts";
import { CONTACT_PATH } from "../../contract/requests/wire.ts";
import { callRoutes } from "../http/forms/call-routes.ts";
import { type RequestIntake, type SecureContactOptions, secureContact } from "../http/forms/secure-contact.ts";
import { errorCode } from "../process/error-code.ts";
import { clientAddress } from "../web/client-address.ts";
import { failureResponse, jsonResponse } from "../web/response.ts";
import type { JobsReport } from "./scheduled/scheduled-run.ts";

const JOBS_KEY_HEADER = "x-jobs-key";

const NAME = CONTACT_PATH.slice(CONTACT_PATH.lastIndexOf("/"));
const belowName = (path: string) => NAME + path.slice(CONTACT_PATH.length);
// Something must stand for the connection's address, or X-Forwarded-For would be counted from the wrong end.
const UNKNOWN_ADDRESS = "unknown";

interface HandlerOptions<Opened extends RequestIntake> extends Omit<SecureContactOptions, "onAccepted"> {
	store: () => Promise<Opened>;
	runScheduledJobs: (store: Opened) => Promise<JobsReport>;
	jobsKey: string;
}

/** What Deno says of a request besides the request itself; other platforms say nothing. */
type ConnectionInfo = { remoteAddr?: { hostname?: string } };

/** Answers `…/secure-contact` and `…/secure-contact/jobs`, whatever a platform puts before the name or leaves off. */
export function handler<Opened extends RequestIntake>(options: HandlerOptions<Opened>) {
	const { store, runScheduledJobs, jobsKey, trustedProxies, log } = options;
	const contact = secureContact({
		...options,
		// Mails leave with the next scheduled run: what is begun after the answer may be cut off by the platform.
		onAccepted: () => {},
	});

	const calls = callRoutes(store, () => new Date());

	return async (request: Request, info: ConnectionInfo = {}): Promise<Response> => {
		const address = info.remoteAddr?.hostname ?? UNKNOWN_ADDRESS;
		try {
			const { pathname, searchParams } = new URL(request.url);
			if (pathname.endsWith(NAME)) return await contact(request, { address });
			if (pathname.endsWith(belowName(CALL_HOURS_PATH))) return await calls.hours();
			if (pathname.endsWith(belowName(CALL_FILE_PATH)))
				return calls.file(Object.fromEntries(searchParams), options.pages);
			if (pathname.endsWith(`${NAME}/jobs`)) return await jobs(request, address);
			return failureResponse("not_found");
		} catch (error) {
			log.error({ error: errorCode(error) }, "request failed");
			return failureResponse("unavailable");
		}
	};

	async function jobs(request: Request, address: string): Promise<Response> {
		if (!(await timingSafeEqual(request.headers.get(JOBS_KEY_HEADER) ?? "", jobsKey))) return failureResponse("key");
		if (request.method !== "POST") return failureResponse("method", { Allow: "POST" });
		const report = await runScheduledJobs(await store());
		const forwarded = request.headers.get("x-forwarded-for") ?? undefined;
		// The address that limits would count: by this an operator sees whether TRUST_PROXY is right.
		const caller = clientAddress(address, forwarded, trustedProxies);
		return jsonResponse({ ...report, caller }, report.failures.length > 0 ? 503 : 200);
	}
}
