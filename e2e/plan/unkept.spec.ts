/** A browser that has no room, holds what nobody here wrote, or breaks a tool: the plan stays, and the page says what is so. */
import { expect, test } from "../fixtures/visit.ts";
import { action, BUDGET, cell, totals } from "./budget-page.ts";
import { awake, openTool } from "./tool-page.ts";

const price = "Precio del ciclo";

/** In the page: whether an element can be seen where it stands. */
function isOnTop(element: Element): boolean {
	const { left, top, width, height } = element.getBoundingClientRect();
	return document.elementFromPoint(left + width / 2, top + height / 2) === element;
}

/** In the page: fills the device's storage to the last character. */
function fillUp(): void {
	for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
		try {
			for (let index = 0; ; index++) localStorage.setItem(`lleno-${size}-${index}`, "x".repeat(size));
		} catch {}
	}
}

test("a device without room is told of at the first change that it does not keep, and the tab goes on with it", async ({
	page,
}) => {
	await openTool(page, BUDGET);
	await cell(page, price, "Clínica A").getByRole("textbox").fill("5,800");
	await action(page, "Guardar en este dispositivo").click();
	await page.getByRole("button", { name: "Guardarlo aquí" }).click();
	await expect(page.getByText("Cada cambio se guarda solo.")).toBeVisible();
	await page.evaluate(fillUp);
	await cell(page, price, "Clínica A").getByRole("textbox").fill("15,800.75");
	const notice = page.getByRole("alert").filter({ visible: true });
	await expect(notice).toContainText("Tus cambios ya no se guardan.");
	const field = cell(page, price, "Clínica A").getByRole("textbox");
	await expect(field).toBeFocused();
	// Not below the notice.
	await expect.poll(() => field.evaluate(isOnTop)).toBe(true);
	await expect(page.getByText("Cada cambio se guarda solo.")).toHaveCount(0);
	const download = page.waitForEvent("download");
	await notice.getByRole("button", { name: "Guardar archivo" }).click();
	expect((await download).suggestedFilename()).toMatch(/^mi-plan-.*\.json$/);
	await notice.getByRole("button", { name: "Cerrar" }).click();
	await expect(notice).toHaveCount(0);
	await page.reload();
	await expect.poll(() => totals(page)).toContain("US$\u{A0}15,800.75");
});

test.describe("a part that breaks", () => {
	test.use({ expectedConsole: /a fault of the test/ });

	test("says so, and the plan and what can be done with it are still there", async ({ page }) => {
		await openTool(page, BUDGET);
		await cell(page, price, "Clínica A").getByRole("textbox").fill("5,800");
		await page.addInitScript(() => {
			if (!sessionStorage.getItem("mended"))
				Intl.ListFormat.prototype.format = () => {
					throw new Error("a fault of the test");
				};
		});
		await page.goto("/mi-plan/cuotas");
		await awake(page);
		const notice = page.getByRole("alert").filter({ hasText: "Esta parte dejó de funcionar." });
		await expect(notice).toBeVisible();
		await expect(action(page, "Guardar archivo")).toBeVisible();
		await page.evaluate(() => sessionStorage.setItem("mended", "1"));
		await notice.getByRole("button", { name: "Cargar de nuevo" }).click();
		await expect(page.getByRole("button", { name: /Clínica A/ })).toContainText("5,800.00");
	});
});

/** Currencies and answers as a translator names them, and values of another kind. */
const FOREIGN = {
	budget: {
		clinics: [{ name: "Uno", currency: "欧元", cells: { ciclo: { state: "包括", amount: 5800 } } }],
		travelCurrency: "比索",
		totalCurrency: 7,
		rates: { USD: null, EUR: [] },
		nights: "14",
		years: {},
	},
	offers: { currency: "美元", list: [{ lender: "Banco Uno", price: 9600, rateKind: "年" }, null], shown: "uno" },
	questions: { ticked: [null, 5], own: [{ id: "x" }], notes: [{ id: "a", answers: "sí" }], names: [null, 4, "Luz"] },
	stay: {
		injections: "家",
		transfer: null,
		dates: { start: "mañana", test: 3 },
		before: "dos",
		after: null,
		ticked: 5,
	},
} as const;

test("values that nobody here wrote take no tool away, and what is ours among them stays", async ({ page }) => {
	await page.goto("/mi-plan");
	await page.evaluate((foreign) => {
		for (const [part, value] of Object.entries(foreign)) {
			sessionStorage.setItem(`mi-plan:${part}`, JSON.stringify({ version: 1, [part]: value }));
		}
	}, FOREIGN);
	for (const tool of ["presupuesto", "cuotas", "estadia", "preguntas", "tasas"]) {
		await page.goto(`/mi-plan/${tool}`);
		await awake(page);
		await expect(page.getByRole("heading", { name: "Es tuyo, y de nadie más" })).toBeVisible();
		await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
		if (tool === "presupuesto") {
			await expect(page.getByLabel("Noches", { exact: true })).toHaveValue("14");
			await expect(page.locator(".budget-clinics select")).toHaveValue("USD");
		}
		if (tool === "cuotas") await expect(page.getByLabel("¿Quién te la ofrece?")).toHaveValue("Banco Uno");
	}
});
