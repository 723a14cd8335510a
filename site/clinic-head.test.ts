import { expect, test } from "vitest";
import type { Words } from "../content-model/content.ts";
import type { Clinic } from "../content-model/network/network.ts";
import { clinicHead } from "./clinic-head.ts";

test("a clinic's title says what it is and where, as far as a search engine shows that", () => {
	const words = { pages: {}, messages: { pages: { clinic: { title: "{name}: clínica en {city}", description: "" } } } };
	const title = (name: string) => clinicHead({ name, city: "Santiago" } as Clinic, words as unknown as Words).title;
	expect(title("Clínica Sol")).toBe("Clínica Sol: clínica en Santiago");
	const long = "Centro de Medicina Reproductiva y Fertilidad del Caribe";
	expect(title(long)).toBe(long);
});
