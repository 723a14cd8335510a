/** Waits for work up to a time, then rejects with the code `TIMEOUT`. The work goes on, and its result is ignored. */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
	const late = Promise.withResolvers<never>();
	const error = Object.assign(new Error(`Not done within ${milliseconds} ms`), { code: "TIMEOUT" });
	const timer = setTimeout(() => late.reject(error), milliseconds);
	return await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
