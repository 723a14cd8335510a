/** Content negotiation by Accept-Encoding. */

/** In the order of preference. */
export const ENCODINGS = ["br", "gzip"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The headers of a request. */
export interface RequestHeaders {
	get: (name: string) => string | null;
}

/** The encodings a client accepts: those it names without a weight of 0 (RFC 9110, section 12.5.3). */
export function acceptedEncodings(asking: RequestHeaders): Set<string> {
	const named = (asking.get("accept-encoding") ?? "").toLowerCase().split(",");
	return new Set(
		named.flatMap((one) => {
			const [encoding = "", ...parameters] = one.split(";").map((part) => part.trim());
			return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : encoding;
		}),
	);
}
