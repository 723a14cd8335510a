/** The Nu HTML Checker: a Java program, asked of all pages at once because starting it takes longest. */
import { CHECKERS } from "./install-checkers.ts";
import type { Markup } from "./measured.ts";
import { runProgram } from "./run-program.ts";

/** The parts of the checker's JSON that are read here. */
export interface NuMessage {
	url?: string;
	type: "error" | "info" | "non-document-error";
	subType?: "warning" | "fatal" | "io" | "schema" | "internal";
	message: string;
	lastLine?: number;
	extract?: string;
}

/**
 * Has the pages checked.
 * @param java path of a Java
 * @returns what it says, an entry for each address in their order
 * @throws where the checker itself failed
 */
export async function checkMarkup(urls: readonly string[], java: string): Promise<Markup[]> {
	// It asks nothing of this machine unless told that it may.
	const args = [
		"-Dnu.validator.servlet.allow-forbidden-hosts=true",
		"-jar",
		CHECKERS.nu,
		"--format",
		"json",
		"--exit-zero-always",
		...urls,
	];
	const { code, stderr } = await runProgram(java, args);
	if (code !== 0) throw new Error(`The Nu HTML Checker failed: ${stderr.slice(-500)}`);
	// Java may say something of its own before.
	const { messages } = JSON.parse(stderr.slice(stderr.indexOf("{"))) as { messages: NuMessage[] };
	return urls.map((url) => sorted(messages.filter((message) => !message.url || message.url === url)));
}

/** Tells errors and warnings from what is set apart; a mere hint is none of them. */
export function sorted(messages: readonly NuMessage[]): Markup {
	const counted = messages.filter((message) => !isAboutCss(message) && !isMistaken(message));
	return {
		errors: counted.filter(({ type }) => type !== "info").map(words),
		warnings: counted.filter(({ type, subType }) => type === "info" && subType === "warning").map(words),
		apart: messages.length - counted.length,
	};
}

/** It does not know the newer parts of CSS. */
function isAboutCss({ message }: NuMessage): boolean {
	return message.startsWith("CSS:");
}

/** It takes JSON-LD for a script: a data block is never run, and a policy for scripts does not concern it. */
function isMistaken({ message, extract = "" }: NuMessage): boolean {
	return (
		message.startsWith("Inline script violates Content Security Policy") && /"application\/ld\+json"/.test(extract)
	);
}

function words({ message, extract }: NuMessage): string {
	return extract ? `${message} (${extract.replace(/\s+/g, " ").trim()})` : message;
}
