import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { type Fingerprint, fingerprint, isBuilt, markBuilt } from "./fingerprint.ts";

const HERE = { SITE_URL: "https://www.ivf.example" };

function marked(of: Fingerprint): string {
	const file = join(temporaryFolder(), "mark");
	markBuilt(file, of);
	return file;
}

it("a build of the same sources with the same settings need not be made again", () => {
	const mark = marked(fingerprint(HERE));
	expect(isBuilt(mark, fingerprint({ ...HERE, DATA_DIR: "/elsewhere" }))).toBe(true);
});

it("a build with other settings does only where any will do", () => {
	const mark = marked(fingerprint(HERE));
	const wanted = fingerprint({ SITE_URL: "https://otra.example" });
	expect(isBuilt(mark, wanted)).toBe(false);
	expect(isBuilt(mark, wanted, true)).toBe(true);
});

it("a build of other sources, or none, never does", () => {
	const wanted = fingerprint(HERE);
	expect(isBuilt(marked({ ...wanted, sources: "other" }), wanted, true)).toBe(false);
	expect(isBuilt(join(temporaryFolder(), "mark"), wanted, true)).toBe(false);
});

it.each([
	"site/pages/.well-known/security.txt.ts",
	"content/es/site.yaml",
	"contract/requests/forms.ts",
	"scripts/build.ts",
])("a change of %s makes a build due", (file) => {
	const root = temporaryFolder();
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), "before");
	const before = fingerprint(HERE, root);
	expect(fingerprint(HERE, root)).toEqual(before);
	writeFileSync(join(root, file), "after");
	expect(fingerprint(HERE, root)).not.toEqual(before);
});
