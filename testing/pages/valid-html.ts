import { type ConfigData, HtmlValidate } from "html-validate";
import rules from "./valid-html.json" with { type: "json" };

/** The recommended rules, less what React and Astro settle for us: how they spell and space things is no concern of ours. */
const validator = new HtmlValidate(rules as unknown as ConfigData);

/** What is wrong with a page's HTML, a line each; nothing if it is in order. */
export async function htmlFaults(html: string): Promise<string[]> {
	const { results } = await validator.validateString(html);
	return results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
	);
}
