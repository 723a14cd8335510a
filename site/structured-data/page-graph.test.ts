import { mainWords, pages, units } from "virtual:content";
import { describe, expect, it } from "vitest";
import { pageGraph, unitGraph } from "./page-graph.ts";

const ORIGIN = "https://example.com";
const nodes = (json: string): Record<string, unknown>[] => JSON.parse(json)["@graph"];
const node = (json: string, type: string) => nodes(json).find((one) => one["@type"] === type);

describe("what pages tell search engines", () => {
	it("names the group's five units by their addresses on the home page", () => {
		const { subOrganization } = node(pageGraph(pages.home, [], mainWords, ORIGIN), "Organization") as {
			subOrganization: object[];
		};
		expect(subOrganization).toHaveLength(5);
		expect(subOrganization[0]).toMatchObject({ name: "ivf.do", url: "https://example.com/ivfdo" });
		expect(subOrganization[4]).toMatchObject({ url: "https://example.com/business-intelligence" });
	});

	it("says where a page stands, in the menu's words", () => {
		const trail = node(pageGraph(pages["para-pacientes"], [], mainWords, ORIGIN), "BreadcrumbList");
		expect(trail).toMatchObject({
			itemListElement: [
				{ position: 1, item: "https://example.com/" },
				{ position: 2, name: "Para pacientes", item: "https://example.com/para-pacientes" },
			],
		});
	});

	it("repeats the questions that stand on the page, and claims none where there is none", () => {
		const faqs = [{ question: "¿Cuánto cuesta?", answer: "Nada." }];
		expect(node(pageGraph(pages.faq, faqs, mainWords, ORIGIN), "FAQPage")).toMatchObject({
			mainEntity: [{ name: "¿Cuánto cuesta?", acceptedAnswer: { text: "Nada." } }],
		});
		expect(node(pageGraph(pages.blog, [], mainWords, ORIGIN), "FAQPage")).toBeUndefined();
	});

	it("lists Academy's kinds of course with Academy as their provider", () => {
		const list = node(unitGraph(units.academy, mainWords, ORIGIN), "ItemList") as {
			itemListElement: { item: object }[];
		};
		expect(list.itemListElement).toHaveLength(units.academy.page.courses?.items.length ?? 0);
		expect(list.itemListElement[0]?.item).toMatchObject({ "@type": "Course", provider: { name: "Academy" } });
		expect(node(unitGraph(units.concierge, mainWords, ORIGIN), "ItemList")).toBeUndefined();
	});

	it("does not let words from a content file end the script element", () => {
		const data = pageGraph(pages.home, [], { ...mainWords, site: { ...mainWords.site, name: "</script><b>" } }, ORIGIN);
		expect(data).not.toContain("<");
		expect(node(data, "Organization")?.name).toBe("</script><b>");
	});
});
