import { mainWords as words } from "virtual:content";
import { describe, expect, it } from "vitest";
import { SHELL } from "../../../contract/requests/wire.ts";
import { servicePages } from "./pages.tsx";

const SHELL_PAGE = {
	html: `<title>${SHELL.title}</title><main>${SHELL.main}</main><footer></footer>`,
	policy: "default-src 'none'",
};

const pagesOf = (changes: Partial<Parameters<typeof servicePages>[0]> = {}) =>
	servicePages({ words, shell: SHELL_PAGE, notFound: SHELL_PAGE, pagesOrigin: "", ...changes });

describe("the service's pages", () => {
	it("fill the frame the site built, and nothing of it is lost", () => {
		const { html, policy } = pagesOf().received({});
		expect(policy).toBe(SHELL_PAGE.policy);
		expect(html).toMatch(/^<title>[^<]+<\/title><main><section.*<\/section><\/main><footer><\/footer>$/s);
		expect(html).not.toContain("%SERVICE");
	});

	it("show a group's name as it is written, characters and all", () => {
		const { html } = pagesOf({ words: { ...words, site: { ...words.site, name: "Clínicas & Más <$&>" } } }).received(
			{},
		);
		expect(html).toContain("· Clínicas &amp; Más &lt;$&amp;&gt;</title>");
	});

	it("lead to the confirmation where the pages are", () => {
		const stored = { received: true, reference: "7K4R-62XW", receipt: "withheld" } as const;
		expect(pagesOf().receivedAddress(stored, { type: "clinic" })).toBe(
			"/solicitud-recibida?ref=7K4R-62XW&form=clinic&receipt=withheld",
		);
		expect(pagesOf({ pagesOrigin: "https://ivf.example" }).receivedAddress(stored, {})).toBe(
			"https://ivf.example/solicitud-recibida?ref=7K4R-62XW&receipt=withheld",
		);
	});
});
