/**
 * Reads a request's body up to a limit.
 * @param limit in bytes
 * @returns the bytes, or undefined where there are more; then the rest is not read
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | undefined> {
	if (Number(request.headers.get("content-length") ?? 0) > limit) return undefined;
	if (!request.body) return new Uint8Array();
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of request.body) {
		length += chunk.byteLength;
		if (length > limit) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
