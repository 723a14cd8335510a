import { fill } from "../../content-model/fields/fill.ts";
import type { Messages } from "../../content-model/messages/messages.ts";
import { givenName } from "../../contract/spelling/given-name.ts";

export function greetingOf({ name: whole }: { name: string }, { greeting, greetingNameless }: Messages["replies"]) {
	const name = givenName(whole);
	return name ? fill(greeting, { name }) : greetingNameless;
}
