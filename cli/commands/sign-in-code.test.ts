import { describe, expect, it } from "vitest";
import { DATABASE_KINDS } from "../../testing/databases/databases.ts";
import { freshOffice } from "../../testing/staff-commands.ts";

describe.each(DATABASE_KINDS)("sign-in-code on %s", (kind) => {
	it("prints a code that signs the member in, and where to write it", async () => {
		const office = await freshOffice(kind, { TEAM: "Ana <ana@example.com> [admin]", SITE_URL: "https://ivf.example" });
		const { code, out } = await office.contacts(["sign-in-code", "ANA@example.com"]);
		expect(code).toBe(0);
		expect(out).toContain("https://ivf.example/mesa/codigo-del-servidor");
		const [, printed = ""] = out.match(/Código para ana@example\.com: (\S+)/) ?? [];
		await office.withStore(async ({ store: { signIns } }) => {
			const token = (await signIns.operator.use(printed)) ?? "";
			expect(await signIns.addressOf(token, ["luis@example.com", "ana@example.com"])).toBe("ana@example.com");
		});
	});

	it("is refused for who is not on the team, and where there is no desk", async () => {
		const office = await freshOffice(kind, { TEAM: "Ana <ana@example.com>" });
		expect(await office.contacts(["sign-in-code", "eva@example.com"])).toMatchObject({ code: 3, out: "" });
		office.environment.DESK = "off";
		expect(await office.contacts(["sign-in-code", "ana@example.com"])).toMatchObject({
			code: 1,
			err: expect.stringContaining("DESK=off"),
		});
	});
});
