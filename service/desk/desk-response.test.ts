import { expect, it } from "vitest";
import { SECURITY_HEADERS } from "../../contract/web/site-headers.ts";
import { fileResponse } from "./desk-response.ts";

it("a file carries every header that the desk's pages have", () => {
	const { headers } = fileResponse("", "text/csv; charset=utf-8", "cifras.csv");
	for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, "Referrer-Policy": "no-referrer" })) {
		expect(headers.get(name)).toBe(value);
	}
	expect(headers.get("content-disposition")).toBe('attachment; filename="cifras.csv"');
	expect(headers.get("cache-control")).toBe("no-store");
	expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
});
