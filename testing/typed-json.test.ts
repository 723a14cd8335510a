import { expect, it } from "vitest";
import { typeFaults } from "./typed-json.ts";

const graph = (name: string, node: object) => ({
	name,
	type: 'import("schema-dts").Graph',
	json: JSON.stringify({ "@context": "https://schema.org", "@graph": [node] }),
});

it("JSON that its types do not allow is named, and sound JSON is not", () => {
	const faults = typeFaults([
		graph("sound", { "@type": "Organization", name: "Grupo", url: "https://example.com/" }),
		graph("mistyped", { "@type": "Organization", nombre: "Grupo" }),
		graph("unknown", { "@type": "Organisation", name: "Grupo" }),
		{
			name: "icon",
			type: 'import("@schemastore/web-manifest").JSONSchemaForWebApplicationManifestFiles',
			json: '{"icons":[{}]}',
		},
	]);
	expect(faults.map((fault) => fault.replace(/:.*/s, ""))).toEqual(["mistyped", "unknown", "icon"]);
});
