import { site, units } from "virtual:content";
import { expect, test } from "vitest";
import { organization } from "./organization.ts";

const origin = "https://example.com";

test("search engines learn the group's five units by their addresses", () => {
	const { subOrganization } = JSON.parse(organization(site, Object.values(units), origin));
	expect(subOrganization).toHaveLength(5);
	expect(subOrganization[0]).toMatchObject({ name: "ivf.do", url: "https://example.com/ivfdo" });
});

test("words from a content file cannot end the script element", () => {
	const data = organization({ ...site, name: "</script><b>" }, [], origin);
	expect(data).not.toContain("<");
	expect(JSON.parse(data).name).toBe("</script><b>");
});
