/** What is built is valid by the rules of others: HTML, sitemap and JSON-LD. The manifest keeps its type (site/manifest/). */
import { readFileSync } from "node:fs";
import { validateXML } from "xmllint-wasm";
import { inTestBuild } from "../../testing/builds/test-build.ts";
import { richResultFaults } from "../../testing/pages/rich-results.ts";
import { htmlFaults } from "../../testing/pages/valid-html.ts";
import { expect, test } from "../fixtures/visit.ts";
import { PAGES } from "./files.ts";

/** The schema of sitemaps.org, as the package `sitemap` hands it on. */
const SITEMAP_SCHEMA = "node_modules/sitemap/schema/sitemap.xsd";
/** It lets other vocabularies in by schemas of their own: of XHTML, what search engines read of a page's languages. */
const LINK_SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
	<xs:element name="link"><xs:complexType>
		<xs:attribute name="rel" fixed="alternate" use="required"/>
		<xs:attribute name="hreflang" type="xs:string" use="required"/>
		<xs:attribute name="href" type="xs:anyURI" use="required"/>
	</xs:complexType></xs:element>
</xs:schema>`;
const BOTH_SCHEMAS = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
	<xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
	<xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
</xs:schema>`;

test("there are pages to check", () => {
	expect(PAGES.length).toBeGreaterThan(25);
});

for (const page of PAGES) {
	test(`${page} is sound HTML`, async () => {
		expect(await htmlFaults(readFileSync(page, "utf8"))).toEqual([]);
	});
}

test("the sitemap keeps to the schema of sitemaps.org", async () => {
	const { errors } = await validateXML({
		xml: { fileName: "sitemap.xml", contents: builtFile("sitemap.xml") },
		schema: [BOTH_SCHEMAS],
		preload: [
			{ fileName: "sitemap.xsd", contents: readFileSync(SITEMAP_SCHEMA, "utf8") },
			{ fileName: "link.xsd", contents: LINK_SCHEMA },
		],
	});
	expect(errors).toEqual([]);
});

test("the JSON-LD of every page has what search engines ask of it, in schema.org's vocabulary", () => {
	const pieces = PAGES.flatMap((page) => {
		const json = jsonLd(page);
		return json ? [{ page, json }] : [];
	});
	expect(pieces.length).toBeGreaterThan(20);
	expect(pieces.flatMap(({ page, json }) => richResultFaults(json).map((fault) => `${page}: ${fault}`))).toEqual([]);
});

test("each course that search engines are told of stands at its own anchor", () => {
	const html = builtFile("academy.html");
	const anchors = Array.from(html.matchAll(/"url":"[^"#]*\/academy#([^"]+)"/g), ([, anchor]) => anchor);
	expect(anchors.length).toBeGreaterThan(2);
	for (const anchor of anchors) expect(html).toContain(`id="${anchor}"`);
});

test("no page shows the name of a fact for what it is", () => {
	expect(PAGES.filter((page) => readFileSync(page, "utf8").includes("{facts."))).toEqual([]);
});

/** The text of a file of the built site, e.g. of `sitemap.xml`. */
function builtFile(name: string): string {
	return readFileSync(inTestBuild(`site/${name}`), "utf8");
}

/** The JSON-LD of a built page; undefined if it has none. */
function jsonLd(page: string): string | undefined {
	return readFileSync(page, "utf8").match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1];
}
