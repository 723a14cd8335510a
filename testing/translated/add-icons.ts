/** In the page: what a password manager does to it, which puts an icon of its own behind each field. */
export function addIcons(): void {
	for (const field of document.querySelectorAll("input")) field.after(document.createElement("com-example-icon"));
}
