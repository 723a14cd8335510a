// @vitest-environment happy-dom
import { useState } from "react";
import { expect, it } from "vitest";
import { find, findAll, press, show, words } from "../../testing/driven-page.ts";
import { ChoicePill } from "./choice-pill.tsx";

function Ages() {
	const [chosen, choose] = useState("young");
	return (
		<fieldset>
			{["young", "older"].map((age) => (
				<ChoicePill key={age} name="age" value={age} checked={age === chosen} onChange={() => choose(age)}>
					{`Edad: ${age}`}
				</ChoicePill>
			))}
		</fieldset>
	);
}

const chosen = () => findAll("input").flatMap(({ checked, value }) => (checked ? [value] : []));

it("is a radio button of its group, called by its words", async () => {
	await show(<Ages />);
	expect(findAll("input").map(({ type, name }) => [type, name])).toEqual([
		["radio", "age"],
		["radio", "age"],
	]);
	expect(words("label")).toEqual(["Edad: young", "Edad: older"]);
});

it("is chosen by its words, in place of the one chosen before", async () => {
	await show(<Ages />);
	expect(chosen()).toEqual(["young"]);
	await press(find("label:last-child span"));
	expect(chosen()).toEqual(["older"]);
});
