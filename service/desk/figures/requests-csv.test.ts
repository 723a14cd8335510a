import { messages, desk as words } from "virtual:content";
import { describe, expect, it } from "vitest";
import type { ContactRequest } from "../../../contract/requests/contact-request.ts";
import { FORM_IDS, type FormId } from "../../../contract/requests/forms.ts";
import { growth } from "../../../testing/measuring/growth.ts";
import { NOON, PAYLOADS, patientRequest, stored } from "../../../testing/requests.ts";
import { formOfRequest } from "../../store/requests/stored-request.ts";
import type { DeskView } from "../desk-view.ts";
import { escapeFormulas, requestRows, SEPARATORS, type Separator, titleRow } from "./requests-csv.ts";

const VIEW = {
	words,
	messages,
	team: [],
	unitNames: {},
	timeZone: "America/Santo_Domingo",
} as Partial<DeskView> as DeskView;
const ALL = Object.keys(SEPARATORS) as Separator[];

function sheet(requests: readonly ContactRequest[], separator: Separator = "comma", changes: object = {}) {
	const exported = requests.map((request) => {
		const one = stored(request);
		return {
			...one,
			form: formOfRequest(one),
			state: "open" as const,
			dueAt: NOON,
			overdue: false,
			version: 0,
			earlier: 0,
			earlierByTelephone: 0,
			answeredBy: undefined,
			mails: [],
			history: [],
			...changes,
		};
	});
	return titleRow(VIEW, separator) + requestRows(exported, VIEW, separator);
}

/** Cells as a spreadsheet would see them that understands quotes (RFC 4180), or takes them for characters like others. */
function cells(csv: string, separator: string, quotes = true): string[] {
	const text = csv.replace(/^\ufeff/, "");
	if (!quotes) return text.split(/\r?\n/).flatMap((line) => line.split(separator));
	const found: string[] = [];
	let cell = "";
	let quoted = false;
	for (let at = 0; at < text.length; at++) {
		const character = text[at];
		if (character === '"' && quoted && text[at + 1] === '"') cell += text[++at];
		else if (character === '"') quoted = !quoted;
		else if (!quoted && (character === separator || character === "\n")) {
			found.push(cell);
			cell = "";
		} else if (quoted || character !== "\r") cell += character;
	}
	return found;
}

const FORMULAS = [
	'=HYPERLINK("https://evil.example";"ver")',
	"+1+1",
	"-2+3",
	"@SUM(1+1)",
	"＝1+1",
	" =1+1",
	"\t=1+1",
	"\r=1+1",
	"hola\n=1+1",
	'hola";=1+1',
	"hola;=1+1",
	"hola,  =1+1",
	"hola\t-1",
	"hola|@x",
	"'=1+1",
];
const formulaIn = (cell: string) => /^"*\s*[=+\-@＝＋－＠]/.test(cell);

describe("the spreadsheet", () => {
	it("says of a mail that could not be delivered, of a consent, and of a request that cannot be read", () => {
		const failed = words.figures.requests.mailFailed;
		expect(sheet([patientRequest])).not.toContain(failed);
		expect(sheet([patientRequest], "comma", { mails: [{ state: "failed" }] })).toContain(failed);
		expect(sheet([PAYLOADS.testimonial])).toContain(`"${messages.mails.staff.ticked.consent}"`);
		const unreadable = cells(sheet([patientRequest], "comma", { details: undefined }), ",");
		expect(unreadable).toContain(stored(patientRequest).reference);
		expect(unreadable).not.toContain(patientRequest.name);
	});

	it("says where a request came from, which no campaign makes a formula", () => {
		const origin = { source: "instagram", campaign: "-1", page: "/ivfdo" };
		const csv = sheet([patientRequest], "comma", { origin });
		expect(csv).toContain('"Llegó por instagram, campaña -1, desde /ivfdo"');
		expect(sheet([patientRequest], "comma", { origin: { campaign: "fiv" } })).toContain('"Llegó por campaña fiv"');
		expect(cells(csv, ",").filter(formulaIn)).toEqual([]);
	});

	it("starts with the mark by which Excel knows accents, and ends its lines as Excel does", () => {
		const csv = sheet([patientRequest]);
		expect(csv.startsWith('\ufeff"Referencia"')).toBe(true);
		expect(csv.split("\r\n")).toHaveLength(3);
		expect(csv).toContain('"Ana Núñez"');
		expect(csv).toContain('"2026-03-02 08:00"');
	});

	it.each(ALL)("separates by %s", (separator) => {
		const row = cells(sheet([patientRequest], separator), SEPARATORS[separator]);
		expect(row).toContain("Ana Núñez");
		expect(row).toContain("¿Cuánto dura el viaje?");
	});

	const fields = FORM_IDS.flatMap((form) =>
		Object.keys(PAYLOADS[form])
			.filter((field) => !["type", "interest"].includes(field))
			.map((field): [FormId, string] => [form, field]),
	);

	it.each(fields)("%s: a formula in %s stays a text, whatever separator opens the file", (form, field) => {
		for (const formula of FORMULAS) {
			for (const written of ALL) {
				const csv = sheet([{ ...PAYLOADS[form], [field]: formula } as ContactRequest], written);
				for (const opened of ALL) {
					for (const quotes of [true, false]) {
						const found = cells(csv, SEPARATORS[opened], quotes).filter(formulaIn);
						expect(found, `${JSON.stringify(formula)} written by ${written}, opened by ${opened}`).toEqual([]);
					}
				}
			}
		}
	});

	it.each([
		["line breaks", "\n"],
		["blanks", " "],
		["quotes", '"'],
		["lines of formulas", "\n ="],
		["equals signs", "="],
		["tabs", "\t"],
	])("costs no more for a cell of %s than for its length", async (_, character) => {
		const cell = (characters: number) => `a${character.repeat(characters / character.length)}a`;
		expect(await growth((characters) => escapeFormulas(cell(characters)), 16_000, 2.6)).toBeLessThanOrEqual(2.6);
	});

	it("leaves what could never be a formula as it was written", () => {
		for (const text of ["a-b", "hola: -uno", "1+1=2", "ana@example.com", "O'Neill"])
			expect(escapeFormulas(text)).toBe(text);
	});

	it.each([
		"01711904016",
		"3-4",
		"1/2",
		"12 de marzo",
		"Mar 3",
		"3-abr",
		"10:30",
		"9 p. m.",
		"RD$ 5,000",
		"5%",
		"1e5",
		"US$300",
	])("keeps %s a text, which a spreadsheet would change", (written) => {
		const [row = ""] = sheet([{ ...PAYLOADS.patient, message: written } as ContactRequest])
			.split("\r\n")
			.slice(1);
		expect(row).toContain(`"'${written}"`);
	});

	it("leaves words, dates of its own and counts without an apostrophe", () => {
		for (const written of ["3 personas", "Somos 2", "mar", "de mayo", "12 de octubre y más", "7K4R-62XW"]) {
			expect(sheet([{ ...PAYLOADS.patient, message: written } as ContactRequest])).toContain(`"${written}"`);
		}
		expect(sheet([PAYLOADS.patient])).toMatch(/"2026-03-02 \d\d:00"/);
	});

	it("keeps the zero of a telephone, once and with whatever stands before it", () => {
		const phones = ["01711904016", "0171 190 4016", "+49 171 1904016"].map((phone) => ({ ...PAYLOADS.patient, phone }));
		const csv = sheet(phones as ContactRequest[]);
		for (const { phone } of phones) expect(csv).toContain(`"'${phone}"`);
	});
});
