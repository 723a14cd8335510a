/** A whole SVG within another, apart from its ids and styles. */
export function picture(svg: Uint8Array, side: number): string {
	return `<image width="${side}" height="${side}" href="${dataAddress(svg)}"/>`;
}

/** An SVG as the address of itself. */
export function dataAddress(svg: Uint8Array): string {
	return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
