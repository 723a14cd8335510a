import { expect, test } from "vitest";
import { chatHref } from "./chat-href.ts";

test("the chat opens for our number", () => {
	expect(new URL(chatHref("18095550142", "Hola")).pathname).toBe("/18095550142");
});

test("accents, question marks and ampersands arrive in the chat as they were written", () => {
	const greeting = "¿Qué tal? Soy de una clínica & quisiera información.";
	expect(new URL(chatHref("18095550142", greeting)).searchParams.get("text")).toBe(greeting);
});
