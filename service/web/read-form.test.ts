import { expect, it } from "vitest";
import { readForm } from "./body.ts";

const FORM = "application/x-www-form-urlencoded";
const sent = (body: BodyInit, type = FORM) =>
	new Request("https://mesa.example/mesa", { method: "POST", headers: { "Content-Type": type }, body });

it("reads a form's fields, as many bytes as it may have", async () => {
	expect(await readForm(sent("do=note&note=Una+nota"), 100)).toEqual({ do: "note", note: "Una nota" });
	expect(await readForm(sent("a=12"), 4)).toEqual({ a: "12" });
	expect(await readForm(sent("a=123"), 4)).toBeUndefined();
});

it.each(["text/plain", "application/json", "multipart/form-data"])("takes a body of %s for none", async (type) => {
	expect(await readForm(sent("do=answered", type), 100)).toBeUndefined();
});

it("takes a form that breaks off for none", async () => {
	const request = sent("do=answered");
	const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("ECONNRESET")) });
	Object.defineProperty(request, "body", { value: broken });
	expect(await readForm(request, 100)).toBeUndefined();
});
