const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills a template's places. A place without a value is a programming error and throws. */
export function fill(template: string, values: Record<string, string>): string {
	return template.replace(PLACEHOLDER, (place, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`No value for ${place} in "${template}"`);
		return value;
	});
}
