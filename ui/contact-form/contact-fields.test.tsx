// @vitest-environment happy-dom
/** Every form as it stands in a page: what it asks, by which rules, and what it keeps and says. */
import { languages, mainWords } from "virtual:content";
import { describe, expect, it } from "vitest";
import { CHOICES, FIELDS, FORM_IDS, FORMS } from "../../contract/requests/forms.ts";
import { PURPOSE_SLUGS } from "../../contract/requests/purposes.ts";
import { find, findAll, show, words as texts } from "../../testing/driven-page.ts";
import { ContactFormView, type ContactFormViewProps } from "./contact-form-view.tsx";
import { formWords } from "./form-words.ts";

async function page(
	form: (typeof FORM_IDS)[number],
	props: Partial<ContactFormViewProps> = {},
	language = mainWords,
): Promise<void> {
	const words = formWords(language, form);
	await show(<ContactFormView {...{ form, words }} action="/enviar" {...props} />);
}

const names = (selector: string) => findAll(selector).map(({ name }) => name);

describe.each(FORM_IDS)("the form %s", (form) => {
	const { required, type, interest, anchor, purposes = [] } = FORMS[form];
	const fields = FORMS[form].fields.filter((field) => !FIELDS[field].purposes);
	const control = (field: string) => find(`#${form}-${field}`);

	it("asks what it may, in order, requires what it must, and marks the rest", async () => {
		await page(form);
		expect([...new Set(names(":is(.field, .contact-form__fields > .pills) :is(input, select, textarea)"))]).toEqual(
			fields,
		);
		expect(names("[required]").toSorted()).toEqual(required.toSorted());
		expect(findAll(".field__mark")).toHaveLength(fields.length - required.length);
		expect(find("section").id).toBe(anchor);
		for (const field of fields) {
			expect(find(`label[for=${form}-${field}], #${form}-${field} > legend`).textContent).toContain(
				formWords(mainWords, form).fields[field]?.label,
			);
		}
	});

	it("asks for the hour of a call below what it is for, where calls are offered", async () => {
		await page(form);
		const below = find(`#${form}-purpose`)?.closest(".field")?.querySelector(".purpose-fields");
		expect(Boolean(below)).toBe((purposes as readonly string[]).includes("call"));
	});

	it("bounds what is typed in a line as the service does, and cuts no message", async () => {
		await page(form);
		for (const field of fields) {
			const { answer, max, fill = "off" } = FIELDS[field];
			expect(control(field).getAttribute("maxlength"), field).toBe(answer === "prose" || !max ? null : String(max));
			if (answer === "email" || answer === "phone")
				expect(control(field).inputMode).toBe(answer.replace("phone", "tel"));
			if (!["prose", "tick", "several"].includes(answer))
				expect(control(field).getAttribute("autocomplete")).toBe(fill);
		}
	});

	it("says what it is, in which words, and is posted without a check of the browser's", async () => {
		await page(form, { sending: false });
		const hidden = Object.fromEntries(findAll("[type=hidden]").map(({ name, value }) => [name, value]));
		expect(hidden).toEqual({ type, notice_version: mainWords.legal.privacidad.version, ...(interest && { interest }) });
		expect(find<HTMLFormElement>("form").noValidate).toBe(true);
		const { privacy, ...own } = mainWords.messages.forms;
		expect(find(".contact-form__privacy p").textContent).toBe(own[form].consent ?? privacy.consent);
		expect(find("form").getAttribute("action")).toBe("/enviar");
		await page(form, {}, languages.en ?? mainWords);
		expect(find("form").getAttribute("action")).toBe("/enviar?language=en");
		expect(find("[name=language]").value).toBe("en");
	});

	it("offers each choice by its code, and what a link may ask for by its slug", async () => {
		await page(form);
		for (const list of findAll<HTMLSelectElement>("select")) {
			const codes = list.name === "purpose" ? purposes : CHOICES[list.name as keyof typeof CHOICES];
			expect([...list.options].map(({ value }) => value)).toEqual(["", ...codes]);
			expect([...list.options].every(({ textContent }) => textContent)).toBe(true);
		}
		const slugs = findAll<HTMLOptionElement>("[name=purpose] option").slice(1);
		expect(slugs.map(({ dataset }) => dataset.slug)).toEqual(purposes.map((purpose) => PURPOSE_SLUGS[purpose]));
	});

	it("comes again with every answer", async () => {
		const answers = fields.map((field) => {
			const { answer } = FIELDS[field];
			if (answer === "tick") return [field, "yes"];
			if (answer === "several") return [field, CHOICES[field as "languages"].slice(1, 3).join(" ")];
			if (answer === "purpose") return [field, purposes.at(-1) ?? ""];
			return [field, answer === "choice" ? String(CHOICES[field as "rating"].at(-1)) : `de ${field}`];
		});
		await page(form, { values: Object.fromEntries(answers) });
		const sent = new FormData(find<HTMLFormElement>("form"));
		const said = Object.fromEntries([...sent.keys()].map((name) => [name, sent.getAll(name).join(" ")]));
		expect(said).toMatchObject(Object.fromEntries(answers));
		expect(said.website ?? "").toBe("");
	});

	it("names each fault above, in the order of its questions, with the way to it", async () => {
		const faulty = Object.fromEntries(required.map((field) => [field, "required" as const]));
		await page(form, { errors: faulty });
		const asked = fields.filter((field) => required.includes(field));
		const links = findAll<HTMLAnchorElement>(".error-summary a");
		expect(links.map((link) => link.getAttribute("href"))).toEqual(asked.map((field) => `#${form}-${field}`));
		expect(links.map(({ textContent }) => textContent)).toEqual(texts(".field__error"));
		expect(find(".error-summary").getAttribute("role")).toBe("alert");
		expect(names("[aria-invalid=true]")).toEqual(asked);
	});
});

it("a question for programs alone is out of everybody's way", async () => {
	await page("patient");
	const trap = find(".contact-form__trap");
	expect([trap.getAttribute("aria-hidden"), trap.hasAttribute("inert")]).toEqual(["true", true]);
	expect([find("input", trap).tabIndex, find("input", trap).autocomplete]).toEqual([-1, "off"]);
});

it.each([
	["h1", "h2"],
	["h2", "h3"],
	["h3", "h4"],
] as const)("below a heading %s stand headings %s", async (heading, sub) => {
	await page("patient", { heading, errors: { name: "required" } });
	expect(find(`${heading}#patient-title > :first-child`).textContent).toBe(formWords(mainWords, "patient").title);
	expect(texts(sub)).toEqual([mainWords.messages.forms.summary, mainWords.messages.forms.privacy.title]);
	expect(find("form").getAttribute("aria-labelledby")).toBe("patient-title");
});

it("whoever speaks for patients reads what is not to be sent", async () => {
	const { health, patientData } = mainWords.messages.forms.privacy;
	await page("patient");
	expect(texts(".contact-form__privacy strong")).toEqual([health]);
	await page("clinic");
	expect(texts(".contact-form__privacy strong")).toEqual([patientData]);
	expect(texts(".contact-form__privacy a")).toEqual([mainWords.site.email, mainWords.messages.forms.privacy.notice]);
});
