import { expect, it } from "vitest";
import { cameFromElsewhere, isOwnOrigin } from "./own-origin.ts";

const OWN = "https://mesa.example";

it.each([
	[{ origin: OWN }, true],
	[{ origin: OWN, "sec-fetch-site": "same-origin" }, true],
	[{ origin: "https://10.0.0.5:4321", host: "10.0.0.5:4321" }, true],
	[{ origin: "http://10.0.0.5:4321", host: "10.0.0.5:4321" }, false],
	[{ origin: "https://otra.example", host: "mesa.example" }, false],
	[{ origin: OWN, "sec-fetch-site": "same-site" }, false],
	[{ origin: OWN, "sec-fetch-site": "none" }, false],
	[{ origin: "null", "sec-fetch-site": "same-origin" }, true],
	[{ origin: "null", "sec-fetch-site": "cross-site" }, false],
	[{ origin: "null", host: "null" }, false],
	[{ "sec-fetch-site": "same-origin" }, true],
	[{}, false],
] as const)("a form sent with %j is of the desk's own page: %s", (headers, isOwn) => {
	expect(isOwnOrigin(new Headers(headers), OWN)).toBe(isOwn);
});

it("a link led here from another site if the browser says so", () => {
	const sites = ["cross-site", "same-site", "same-origin", "none"];
	expect(sites.map((site) => cameFromElsewhere(new Headers({ "sec-fetch-site": site })))).toEqual([
		true,
		true,
		false,
		false,
	]);
	expect(cameFromElsewhere(new Headers())).toBe(false);
});
