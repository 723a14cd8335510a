import { expect, it } from "vitest";
import { deskOrigin, deskUrl } from "./compose-options.ts";

const SITE_URL = "https://ivf.example";
const CONTACT_URL = "https://contacto.example";
const DESK_URL = "https://mesa.example";

it("the desk is at an origin of its own, else at the service's, else at the site's", () => {
	expect(deskOrigin({ DESK_URL, CONTACT_URL, SITE_URL })).toBe(DESK_URL);
	expect(deskOrigin({ DESK_URL: undefined, CONTACT_URL, SITE_URL })).toBe(CONTACT_URL);
	expect(deskOrigin({ DESK_URL: undefined, CONTACT_URL: undefined, SITE_URL })).toBe(SITE_URL);
});

it("mails lead to a desk that is on here, or that another process has", () => {
	const at = (DESK: "on" | "off", own?: string) => deskUrl({ DESK, DESK_URL: own, CONTACT_URL: undefined, SITE_URL });
	expect(at("on")).toBe(`${SITE_URL}/mesa`);
	expect(at("on", DESK_URL)).toBe(`${DESK_URL}/mesa`);
	expect(at("off", DESK_URL)).toBe(`${DESK_URL}/mesa`);
	expect(at("off")).toBeUndefined();
});
