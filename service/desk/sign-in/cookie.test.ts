import { describe, expect, it } from "vitest";
import { DEVICE_LASTS } from "../../store/team/sign-ins.ts";
import { deskCookie } from "./sessions.ts";

const TOKEN = "A1-_".repeat(10).concat("xyz");
const OTHER = "b".repeat(TOKEN.length);

describe("the desk's cookie", () => {
	const { read, set } = deskCookie(true);
	const sent = (cookie: string) => read(new Headers({ cookie }));

	it("is found among others of the site, and none of them is taken for it", () => {
		expect(sent(`visto=${OTHER}; __Host-mesa=${TOKEN}; tema=oscuro`)).toBe(TOKEN);
		expect(sent(`visto=${OTHER}; mesa=${OTHER}`)).toBeUndefined();
	});

	it("is nothing unless it has the form of a token", () => {
		for (const value of ["", "x", `${TOKEN}y`, `y${TOKEN}`, `${TOKEN.slice(1)}!`]) {
			expect([value, sent(`__Host-mesa=${value}`)]).toEqual([value, undefined]);
		}
	});

	it("is kept by the browser as long as the store knows the device", () => {
		expect(set(TOKEN, DEVICE_LASTS)).toContain("; Max-Age=2592000;");
	});
});
