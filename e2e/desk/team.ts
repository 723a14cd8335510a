/** What tests of the desk stand on: a service with a mail server, a team of two, and requests that came in. */
import type { Browser, Cookie, Page } from "@playwright/test";
import { OPERATOR_CODE_PATH } from "../../contract/desk/paths.ts";
import { TRAP_FIELD } from "../../contract/requests/suspicion.ts";
import { post } from "../../testing/chaos/callers.ts";
import type { Backend } from "../fixtures/backend.ts";
import { ANA, test as base, expect, LUIS, WITH_TEAM } from "../fixtures/journey.ts";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** By the service that knows them. */
const signedInDevices = new WeakMap<object, Map<string, Cookie[]>>();

export type Office = Awaited<ReturnType<typeof openOffice>>;

async function openOffice(browser: Browser, { service, mail, signInCode, hurryMails }: Backend) {
	const patient = { type: "patient", country: "US", purpose: "simulation" };
	/** Sends another request. @returns its reference */
	const send = async (fields: Record<string, string>) => {
		const { status, reference } = await post(service.url, JSON.stringify({ ...patient, ...fields }));
		if (!reference) throw new Error(`The request was answered with ${status}.`);
		return reference;
	};
	/** Of what came in: Mariela's, Claire's, and one that is held. */
	const references: [mariela: string, claire: string, held: string] = [
		await send({
			name: "Mariela Cruz",
			email: "mariela@example.org",
			phone: "+1 917 555 0123",
			message: "¿Se parece?",
		}),
		await send({ name: "Claire Dubois", email: "claire@example.org", country: "FR", message: "On arrive en janvier." }),
		await send({ name: "Rosa Marte", email: "rosa@example.org", message: "Soy una persona.", [TRAP_FIELD]: "x" }),
	];
	const codeMails = (address: string) =>
		mail.sentTo(address).filter(({ subject }) => subject?.includes("es tu código"));
	/** How many codes were sent to an address. */
	const codes = (address: string) => codeMails(address).length;
	/** The code that was sent last to an address, once one more than so many were. */
	async function code(address: string, before = 0): Promise<string> {
		// A code leaves up to five seconds after it was asked for.
		await expect.poll(() => codes(address), { timeout: 15_000 }).toBeGreaterThan(before);
		const [said = ""] =
			codeMails(address)
				.at(-1)
				?.text?.match(/\b\d{3} \d{3}\b/) ?? [];
		return said.replace(" ", "");
	}
	const devices = signedInDevices.get(service) ?? new Map<string, Cookie[]>();
	signedInDevices.set(service, devices);
	const lendable = new Map(devices);
	/** Cookies of the device that the test before left signed in, by its person's address; one device a test. */
	function lend(address: string): Cookie[] | undefined {
		const device = lendable.get(address);
		lendable.delete(address);
		return device;
	}
	/** Keeps a device for the tests after. */
	const keep = (address: string, device: Cookie[]) => void devices.set(address, device);
	return { service, mail, signInCode, hurryMails, browser, references, send, code, codes, lend, keep };
}

export const test = base.extend<{ office: Office }>({
	settings: WITH_TEAM,
	office: async ({ browser, backend }, use) => await use(await openOffice(browser, backend)),
});

export { ANA, expect, LUIS };

export interface Device {
	screen?: typeof PHONE | typeof DESKTOP;
	script?: boolean;
}

/** A device of its own, with nothing remembered. */
export async function device(
	{ browser, service }: Office,
	{ screen = DESKTOP, script = true }: Device = {},
): Promise<Page> {
	const context = await browser.newContext({
		...screen,
		javaScriptEnabled: script,
		locale: "es-DO",
		baseURL: service.url,
	});
	return await context.newPage();
}

/** Signs in where a sign-in is shown. */
export async function signIn(office: Office, page: Page, address: string): Promise<void> {
	const before = office.codes(address);
	await page.getByLabel("Tu correo").fill(address);
	await page.getByRole("button", { name: "Enviarme un código" }).click();
	await page.getByLabel("Código de seis cifras").fill(await office.code(address, before));
	await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Signs in by an operator's code, to the list: one by mail leaves only after seconds. */
export async function signInByOperator(office: Office, page: Page, address: string): Promise<void> {
	await page.goto(OPERATOR_CODE_PATH);
	await page.getByLabel("Código").fill(await office.signInCode(address));
	await page.getByRole("button", { name: "Entrar", exact: true }).click();
	await expect(page.getByRole("heading", { name: "Por responder" })).toBeVisible();
}

/** Where a request is written about for the team. */
export const noteOf = (page: Page) => page.getByLabel("Nota para el equipo");

/** Signs out every device of the person whose this is. */
export async function leaveEverywhere(page: Page): Promise<void> {
	await page.goto("/mesa/salir");
	await page.getByRole("button", { name: "Salir de todos mis aparatos" }).click();
	await expect(page.getByText("Saliste. Hasta luego.")).toBeVisible();
}

/** A device whose person has signed in, with the list before them: the one the test before left, or by an operator's code. */
export async function signedIn(office: Office, address: string, options: Device = {}): Promise<Page> {
	const page = await device(office, options);
	const left = office.lend(address);
	if (left) await page.context().addCookies(left);
	await page.goto("/mesa");
	if (await page.getByRole("heading", { name: "Por responder" }).isVisible()) return page;
	// Signed out by the test before, or the first.
	await signInByOperator(office, page, address);
	office.keep(address, await page.context().cookies());
	return page;
}
