/** Waits for work up to a time, then rejects with the code `TIMEOUT`. The work goes on, and its result is ignored. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
	const late = Promise.withResolvers<never>();
	const error = Object.assign(new Error(`Not done within ${milliseconds} ms`), { code: "TIMEOUT" });
	const timer = setTimeout(() => late.reject(error), milliseconds);
	return await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** One run of work for all who ask while it goes on, and its outcome, a failure too, for a time after it. @param time in milliseconds */
export function sharedFor<Result>(milliseconds: number, work: () => Promise<Result>, time: () => number) {
	let shared: Promise<Result> | undefined;
	let endedAt: number | undefined;
	const note = () => {
		endedAt = time();
	};
	return (): Promise<Result> => {
		if (shared && (endedAt === undefined || Math.abs(time() - endedAt) < milliseconds)) return shared;
		endedAt = undefined;
		shared = work();
		shared.then(note, note);
		return shared;
	};
}
