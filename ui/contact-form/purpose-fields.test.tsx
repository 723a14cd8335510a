// @vitest-environment happy-dom
import { mainWords } from "virtual:content";
import { expect, it } from "vitest";
import { FIELDS, TAP_FIELDS, TAPS } from "../../contract/requests/forms.ts";
import { find, findAll, show, words } from "../../testing/driven-page.ts";
import { PurposeFields } from "./purpose-fields.tsx";

const { messages } = mainWords;

it("offers every answer by its code and its word, below the purposes that ask for it", async () => {
	await show(<PurposeFields form="patient" words={messages} />);
	for (const name of TAP_FIELDS) {
		const asked = find(`[data-for="${FIELDS[name].purposes?.join(" ")}"]:has([name=${name}])`);
		expect(findAll("input", asked).map(({ value }) => value)).toEqual(TAPS[name]);
		const { choices, forms } = messages;
		expect(words("legend", asked)).toEqual([`${forms.patient.fields[name]?.label} ${forms.optional}`]);
		expect(words("label", asked).toSorted()).toEqual(Object.values(choices[name]).toSorted());
	}
});

it("comes again with what was tapped", async () => {
	await show(<PurposeFields form="patient" words={messages} values={{ start: "later", call_by: "whatsapp" }} />);
	expect(findAll("input").flatMap(({ checked, name, value }) => (checked ? [[name, value]] : []))).toEqual([
		["call_by", "whatsapp"],
		["start", "later"],
	]);
});

it("asks clinics nothing but about a call", async () => {
	await show(<PurposeFields form="clinic" words={messages} />);
	expect(findAll("[data-for]").map(({ dataset }) => dataset.for)).toEqual(["call"]);
});
