import { expect, test } from "vitest";
import { chatHref } from "./chat-link.tsx";

test("the chat opens for our number", () => {
	const { origin, pathname } = new URL(chatHref("18095550142", "Hola"));
	expect(origin + pathname).toBe("https://wa.me/18095550142");
});

test("the greeting arrives in the chat as it was written", () => {
	const greeting = "Hola, ¿100 % sí & #1 + más?";
	const { searchParams, hash } = new URL(chatHref("18095550142", greeting));
	expect([...searchParams]).toEqual([["text", greeting]]);
	expect(hash).toBe("");
});
