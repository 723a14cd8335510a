import { expect, it } from "vitest";
import { SECURITY_HEADERS } from "../../contract/web/site-headers.ts";
import { fileResponse } from "./desk-response.ts";

it.each([
	["datos.json", 'attachment; filename="datos.json"'],
	["año 2026.csv", "attachment; filename=\"ano 2026.csv\"; filename*=UTF-8''a%C3%B1o%202026.csv"],
	[
		'las "suyas" (2)\r\n.csv',
		"attachment; filename=\"las _suyas_ (2)__.csv\"; filename*=UTF-8''las%20%22suyas%22%20%282%29%0D%0A.csv",
	],
	["試.csv", "attachment; filename=\"_.csv\"; filename*=UTF-8''%E8%A9%A6.csv"],
])("a file is saved under its name: %j", (name, disposition) => {
	expect(fileResponse("", "text/csv", name).headers.get("content-disposition")).toBe(disposition);
});

it("a file carries every header that the desk's pages have", () => {
	const { headers } = fileResponse("", "text/csv; charset=utf-8", "cifras.csv");
	for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, "Referrer-Policy": "no-referrer" })) {
		expect(headers.get(name)).toBe(value);
	}
	expect(headers.get("cache-control")).toBe("no-store");
	expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
});
