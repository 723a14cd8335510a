import type { Codec } from "../../../plan/plan.ts";

/** The browser's own compression; one that has none makes and opens no links. */
export const browserCodec: Codec = {
	async pack(text) {
		try {
			const bytes = through(new Blob([text]), new CompressionStream("deflate-raw"));
			return toBase64Url(new Uint8Array(await new Response(bytes).arrayBuffer()));
		} catch {
			return undefined;
		}
	},
	async unpack(packed, most) {
		try {
			const reader = through(new Blob([fromBase64Url(packed)]), new DecompressionStream("deflate-raw")).getReader();
			const decoder = new TextDecoder("utf-8", { fatal: true });
			let [text, length] = ["", 0];
			for (let next = await reader.read(); !next.done; next = await reader.read()) {
				length += next.value.byteLength;
				if (length > most) {
					await reader.cancel();
					return undefined;
				}
				text += decoder.decode(next.value, { stream: true });
			}
			return text + decoder.decode();
		} catch {
			return undefined;
		}
	},
};

const through = (blob: Blob, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
	blob.stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);

// Uint8Array.toBase64 does both, in browsers since September 2025.
function toBase64Url(bytes: Uint8Array): string {
	const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
	return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @throws where it is no base64url */
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
	Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
