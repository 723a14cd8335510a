/** Where on its page a course stands, for links to it. */
export function courseAnchor(place: number): string {
	return `curso-${place + 1}`;
}
