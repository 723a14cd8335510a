import { expect, it } from "vitest";
import { chatLink } from "./chat-link.ts";

it("opens the chat with the greeting as it is written", () => {
	const link = new URL(chatLink("18095550142", "Hola, ¿100 % sí & #1 + más?"));
	expect(link.origin + link.pathname).toBe("https://wa.me/18095550142");
	expect([...link.searchParams]).toEqual([["text", "Hola, ¿100 % sí & #1 + más?"]]);
	expect(link.hash).toBe("");
});
