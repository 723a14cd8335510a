import * as v from "valibot";
import { expect, test } from "vitest";
import { resourcesSchema } from "./resource.ts";

const guide = {
	id: "guia",
	title: "Guía",
	type: "PDF Guide",
	description: "Una guía.",
	isPublic: true,
	file: "/recursos/guia.pdf",
};
const webinar = { id: "webinar", title: "Webinar", type: "Webinar Recording", description: "Uno.", isPublic: false };

const accepts = (...resources: object[]) => v.is(resourcesSchema, resources);

test("a public resource and one for partners stand side by side", () => {
	expect(accepts(guide, webinar)).toBe(true);
});

test("a public resource cannot do without its file", () => {
	const { file: _, ...withoutFile } = guide;
	expect(accepts(withoutFile)).toBe(false);
});

test("a resource for partners has no public file", () => {
	expect(accepts({ ...webinar, file: "/recursos/webinar.pdf" })).toBe(false);
});

test("two resources never share an id", () => {
	expect(accepts(guide, { ...webinar, id: "guia" })).toBe(false);
});

test("a kind of resource that does not exist is refused", () => {
	expect(accepts({ ...guide, type: "Ebook" })).toBe(false);
});
