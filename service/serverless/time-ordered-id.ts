/**
 * Makes a UUID of version 7 (RFC 9562): ids that grow with time keep the newest records together on disk. Node makes
 * them itself; Deno does not, up to 2.9.
 */
export function timeOrderedId(now: Date, randomBytes: (length: number) => Uint8Array): string {
	const bytes = new Uint8Array(16);
	bytes.set(randomBytes(10), 6);
	new DataView(bytes.buffer).setUint16(0, Math.floor(now.getTime() / 2 ** 32));
	new DataView(bytes.buffer).setUint32(2, now.getTime() % 2 ** 32);
	bytes[6] = 0x70 | ((bytes[6] as number) & 0x0f);
	bytes[8] = 0x80 | ((bytes[8] as number) & 0x3f);
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
