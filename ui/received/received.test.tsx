// @vitest-environment happy-dom
/** What is read after a request without script, and where one could not be taken. */
import { mainWords } from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FORM_IDS } from "../../contract/requests/forms.ts";
import { find, words as texts } from "../../testing/driven-page.ts";
import { Received, Refused } from "./received.tsx";

const { pages, notices } = mainWords.messages;

it.each(FORM_IDS)("a request by the form %s is thanked for in its own words, and leads on", (form) => {
	const { title, text, step } = notices.sent[form];
	document.body.innerHTML = renderToStaticMarkup(<Received words={mainWords} form={form} reference="7K4R-62XW" />);
	expect(find("h1").textContent).toBe(title);
	expect(texts("p")).toContain(text);
	expect([find("a").textContent, find("a").getAttribute("href")]).toEqual([step.label, step.href]);
	expect(find(".reference__code").textContent).toBe("7K4R-62XW");
	expect(find(".reference__code").getAttribute("translate")).toBe("no");
});

it("a copy that knows of no request promises no reference, no confirmation and no time", () => {
	document.body.innerHTML = renderToStaticMarkup(<Received words={mainWords} />);
	expect(find("h1").textContent).toBe(pages.received.title);
	expect(texts("p")).toEqual([pages.received.back]);
	expect(texts("li")).toEqual([pages.received.read.replace("{hours}", mainWords.site.hours), pages.received.next]);
	expect(find("a").getAttribute("href")).toBe("/");
	expect(find(".reference")).toBeNull();
});

it("what happens now is three steps, each said once, in order", () => {
	const told = { receipt: "queued" as const, answer_by: "2026-11-28T17:30:59-04:00" };
	document.body.innerHTML = renderToStaticMarkup(<Received words={mainWords} {...told} />);
	expect(texts("li")).toEqual([
		pages.received.receipt.queued,
		expect.stringContaining("de lunes a viernes"),
		expect.stringMatching(new RegExp(`^${pages.received.next}.* sábado .*$`)),
	]);
});

it("where nothing could be taken, mail and telephone are the ways", () => {
	document.body.innerHTML = renderToStaticMarkup(<Refused title="No llegó" text="Escribe" site={mainWords.site} />);
	expect([find("h1").textContent, find(".received__next").textContent]).toEqual(["No llegó", "Escribe"]);
	expect(texts("a")[0]).toBe(mainWords.site.email);
	expect(find("a").getAttribute("href")).toBe(`mailto:${mainWords.site.email}`);
	expect(find(".received__ways a:last-child").getAttribute("href")).toMatch(/^tel:\+\d+$/);
});
