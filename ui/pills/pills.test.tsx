// @vitest-environment happy-dom
import { useState } from "react";
import { expect, it } from "vitest";
import { find, findAll, press, show, words } from "../../testing/driven-page.ts";
import { Pills } from "./pills.tsx";

const options = ["young", "older"].map((id) => ({ id, label: `Edad: ${id}` }));

function Ages({ isLegendUnseen = false }) {
	const [value, onChoose] = useState("young");
	return <Pills legend="Edades" {...{ isLegendUnseen, value, options, onChoose }} />;
}

const chosen = () => findAll("input").flatMap(({ checked, value }) => (checked ? [value] : []));

it("are radio buttons of one group, each called by its words", async () => {
	await show(<Ages />);
	expect(findAll("input").map(({ type, name }) => [type, name])).toEqual(
		options.map(() => ["radio", find<HTMLInputElement>("input").name]),
	);
	expect(find<HTMLInputElement>("input").name).not.toBe("");
	expect([words("legend"), words("label")]).toEqual([["Edades"], ["Edad: young", "Edad: older"]]);
});

it("of two groups on a page are chosen apart", async () => {
	await show([<Ages key="one" />, <Ages key="two" />]);
	await press(find("fieldset:last-child label:last-child span"));
	expect(chosen()).toEqual(["young", "older"]);
});

it("are chosen by their words, in place of the one chosen before", async () => {
	await show(<Ages />);
	expect(chosen()).toEqual(["young"]);
	await press(find("label:last-child span"));
	expect(chosen()).toEqual(["older"]);
});

it("have a legend that is only heard, if it is said beside them", async () => {
	await show(<Ages isLegendUnseen />);
	expect(words("legend.unseen")).toEqual(["Edades"]);
});
