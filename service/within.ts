/**
 * Waits for work, but not for ever: rejects with the code `TIMEOUT`. What was begun goes on, and nobody hears of its
 * result.
 */
export async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
	const late = Promise.withResolvers<never>();
	const error = Object.assign(new Error(`Not done within ${milliseconds} ms`), { code: "TIMEOUT" });
	const timer = setTimeout(() => late.reject(error), milliseconds);
	return await Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
