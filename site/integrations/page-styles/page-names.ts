/**
 * The classes, ids and element names that a page can ever hold: those of its HTML, and every word of the scripts it
 * runs, because a script names whatever it will add.
 */
export class PageNames {
	readonly #names: Set<string>;
	/** Beginnings of names that scripts put together: `form-notice--` + state. */
	readonly #beginnings: string[];

	/**
	 * @param html names read from the page
	 * @param scripts text of the scripts it runs or may load
	 */
	constructor(html: Iterable<string>, scripts: readonly string[]) {
		const words = scripts.flatMap((script) => script.match(/[\w-]+/g) ?? []);
		this.#names = new Set([...html, ...words]);
		this.#beginnings = [...new Set(words)].filter((word) => /\w-+$/.test(word));
	}

	has(name: string): boolean {
		return this.#names.has(name) || this.#beginnings.some((beginning) => name.startsWith(beginning));
	}
}
