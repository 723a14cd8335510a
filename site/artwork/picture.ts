/** Art that fills a square of the given side at the origin. */
export type PlacedArt = (side: number) => string;

/** A whole SVG within another, apart from its ids and styles. */
export function picture(svg: Uint8Array, side: number): string {
	return `<image width="${side}" height="${side}" href="${dataAddress(svg)}"/>`;
}

/** A picture as the address of itself. */
export function dataAddress(bytes: Uint8Array, mediaType = "image/svg+xml"): string {
	return `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;
}
