import type { Codec } from "../../../plan/share-link.ts";

/** The browser's own compression; one that has none makes and opens no links. */
export const browserCodec: Codec = {
	async deflate(text) {
		try {
			const bytes = through(new Blob([text]), new CompressionStream("deflate-raw"));
			return new Uint8Array(await new Response(bytes).arrayBuffer());
		} catch {
			return undefined;
		}
	},
	async inflate(bytes, most) {
		try {
			const reader = through(new Blob([bytes as BlobPart]), new DecompressionStream("deflate-raw")).getReader();
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

function through(blob: Blob, stream: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> {
	return blob.stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>);
}
