const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills a template's placeholders. One without a value is a programming error and throws. */
export const fill = (template: string, values: Record<string, string>): string =>
	template.replace(PLACEHOLDER, (placeholder, name: string) => {
		const value = values[name];
		if (value === undefined) throw new Error(`No value for ${placeholder} in "${template}"`);
		return value;
	});

/** Words for a count in the forms that a language has; `many` stands in for those that are not there. */
export type PluralWords = Record<"one" | "many", string> & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Those of the words that the language of this locale takes for the count. */
export const plural = (count: number, locale: string, words: PluralWords): string =>
	words[new Intl.PluralRules(locale).select(count)] ?? words.many;
