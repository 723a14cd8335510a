import { expect, test } from "vitest";
import { resourceHref } from "./resources.tsx";

const words = { sample: false, id: "guia", title: "Guía", type: "PDF Guide", description: "Una guía." } as const;

test("a public resource is downloaded from its file", () => {
	expect(resourceHref({ ...words, isPublic: true, file: "/recursos/guia.pdf" })).toBe("/recursos/guia.pdf");
});

test("a resource for partners leads to the form that asks for it", () => {
	expect(resourceHref({ ...words, isPublic: false })).toBe("/solicitar-acceso/guia");
});
