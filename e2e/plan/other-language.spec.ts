/** A plan in English: all five tools, its file, and the request that carries it. */
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import type { Words } from "../../content-model/content.ts";
import type { PlanTool } from "../../content-model/plan/frame.ts";
import { content } from "../fixtures/content.ts";
import { expect, reach, test } from "../fixtures/journey.ts";
import { action, BUDGET, totals } from "./budget-page.ts";
import { expectOneSheet, openTool } from "./tool-page.ts";

const { plan, messages, pages } = content.languages.en as Words;
const addressOf = (tool: PlanTool) => pages[`mi-plan/${tool}`].path;

test("each tool speaks English, prints on a sheet, and the plan goes with the request", async ({ page, backend }) => {
	await test.step("the budget adds up", async () => {
		await openTool(page, addressOf("presupuesto"));
		const price = page.getByRole("group", { name: `${plan.budget.price.label}, Clinic A`, exact: true });
		await price.getByRole("textbox").fill("5,800");
		expect((await totals(page))[0]).toBe("US$\u{A0}5,800.00");
		await expectOneSheet(page, "Price of the cycle 5,800", "Medicines");
	});

	await test.step("a loan has its example", async () => {
		await openTool(page, addressOf("cuotas"));
		await page.getByRole("button", { name: plan.loan.example.label }).click();
		await expect(page.locator('[data-result="cuota"]')).toHaveText("US$\u{A0}375.49");
		await expect(page.locator('[data-result="tae"]')).toHaveText("21.91%");
		await expectOneSheet(page, "375.49");
	});

	await test.step("the stay has its dates, and a calendar to save", async () => {
		await openTool(page, addressOf("estadia"));
		await page.getByLabel("First shot").fill("2027-02-20");
		await expect(page.locator(".stay-result__output")).toContainText("20 nights");
		await page.getByLabel(plan.stay.file.discreet).uncheck();
		const saved = page.waitForEvent("download");
		await page.getByRole("button", { name: plan.stay.file.button }).click();
		const calendar = new ICAL.Component(ICAL.parse(readFileSync(await (await saved).path(), "utf8")));
		const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component).summary);
		expect(events).toContain("Egg retrieval");
		await expectOneSheet(page, "Egg retrieval");
	});

	await test.step("the rates change with what they are divided by", async () => {
		await openTool(page, addressOf("tasas"));
		const figure = page.locator(".rates__figure");
		const before = await figure.innerText();
		expect(before).toMatch(/^\d+%$/);
		await page.getByRole("radio", { name: plan.rates.divided.started.label }).check();
		await expect(figure).not.toHaveText(before);
	});

	await test.step("a file of it opens in Spanish, too", async () => {
		const saved = page.waitForEvent("download");
		await action(page, plan.frame.bar.save).click();
		const file = await saved;
		expect(file.suggestedFilename()).toMatch(/^my-plan-.*\.json$/);
		const path = await file.path();
		await action(page, plan.frame.bar.clear).click();
		await openTool(page, BUDGET);
		await page.locator("input[type=file]").setInputFiles(path);
		await expect.poll(() => totals(page)).toContain("US$\u{A0}5,800.00");
	});

	await test.step("questions and numbers go with the request", async () => {
		await openTool(page, addressOf("preguntas"));
		await page.getByRole("checkbox", { name: plan.questions.words.first.label }).check();
		await page.locator(".plan-bar").getByRole("link", { name: plan.frame.bar.request }).click();
		await expect(page).toHaveURL(/\/en\/contact/);
		const form = page.locator("#contact-form-patient");
		const message = form.getByLabel("Message");
		await expect(message).toHaveValue(
			/^Hello\. Here is the plan I made.*US\$\u{A0}5,800\.00.*I’d like to go over it/su,
		);
		await reach(form);
		await form.getByLabel("Name", { exact: true }).fill("Ann Lee");
		await form.getByLabel("Email").fill("ann@example.com");
		await form.getByLabel("Country you live in").selectOption("US");
		await form.getByRole("button", { name: messages.forms.patient.submit }).click();
		await expect(form.getByRole("status")).toContainText(messages.notices.sent.patient.title);
		expect(backend.stored()).toMatchObject([{ kind: "patient", language: "en" }]);
	});
});
