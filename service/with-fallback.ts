/** What work gives, or the fallback if it throws. */
export function withFallback<Result, Fallback>(work: () => Result, fallback: Fallback): Result | Fallback {
	try {
		return work();
	} catch {
		return fallback;
	}
}
