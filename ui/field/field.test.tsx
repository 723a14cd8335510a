import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Field, type FieldProps } from "./field.tsx";

const shown = (props: Partial<FieldProps>) =>
	renderToStaticMarkup(
		<Field id="f" name="n" label="Correo" required={false} control={(own) => <input {...own} />} {...props} />,
	);

it.each<[string, Partial<FieldProps>, string | undefined]>([
	["nothing", {}, undefined],
	["its hint", { hint: "Uno" }, "f-hint"],
	["its guide", { guide: "Dos" }, "f-guide"],
	["its fault", { error: "Tres" }, "f-error"],
	["all three, in the order they are read", { hint: "Uno", guide: "Dos", error: "Tres" }, "f-hint f-guide f-error"],
])("a control is described by %s", (_, props, ids) => {
	const html = shown(props);
	expect(/<input[^>]*? aria-describedby="([^"]*)"/.exec(html)?.[1]).toBe(ids);
	for (const id of ids?.split(" ") ?? []) expect(html).toContain(` id="${id}">`);
});

it("a control has its label's id and its own name, and says whether it must be answered and is at fault", () => {
	expect(shown({})).toMatch(
		/<label[^>]* for="f"><span>Correo<\/span><\/label><input id="f" class="field__control"[^>]* name="n"/,
	);
	expect(shown({})).toContain('aria-invalid="false"');
	expect(shown({})).not.toContain("required");
	expect(shown({ error: "No" })).toMatch(/^<div class="field field--faulty">.*aria-invalid="true"/);
	expect(shown({ required: true })).toContain('required=""');
});

it("what an answer is measured in is heard behind the label, a mark is seen too", () => {
	expect(shown({ unit: "pesos" })).toContain('<span class="unseen"> (pesos)</span></label>');
	expect(shown({ mark: "(opcional)" })).toContain('<span class="field__mark small"> (opcional)</span></label>');
});

it("a box to tick stands before its label, below what is to be read first", () => {
	expect(
		shown({ tick: true, hint: "Uno", children: <i /> }).replace(/ (class|aria-\w+|id|name|for)="[^"]*"/g, ""),
	).toBe("<div><p>Uno</p><div><input/><label><span>Correo</span></label></div><i></i></div>");
	expect(shown({ tick: true })).toContain('class="checkbox field__tick"');
});
