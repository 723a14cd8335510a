import { HtmlValidate } from "html-validate";

/** The project's rules for HTML: the recommended ones, less what React and Astro settle for us. */
const validator = new HtmlValidate({
	extends: ["html-validate:recommended"],
	rules: {
		// How React and Astro spell and space things is no concern of ours.
		"attribute-boolean-style": "off",
		"attribute-empty-style": "off",
		"doctype-style": "off",
		"no-trailing-whitespace": "off",
		"void-style": "off",
		"attr-quotes": "off",
		"element-case": "off",
		"attr-case": "off",
	},
});

/** What is wrong with a page's HTML, a line each; nothing if it is in order. */
export async function htmlFaults(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
	);
}
