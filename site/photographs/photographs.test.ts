/** What an owner does to replace the samples: pictures in a folder, lines in files, no code. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { copiedProject } from "../../testing/builds/copied-project.ts";
import { richResultFaults } from "../../testing/pages/rich-results.ts";

/** A person and a clinic; neither exists. */
const ANA = readFileSync("testing/network/ana.yaml", "utf8");
const SOL = readFileSync("testing/network/sol.yaml", "utf8");

const SIGN =
	'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><path fill="#123" d="M0 0h300v100H0z"/></svg>';

/** A photograph as a camera turns it and signs it with a place. */
function photograph(width: number, height: number): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background: "#2b8a93" } })
		.jpeg()
		.withExif({ IFD0: { Artist: "camara-de-ana" } })
		.withMetadata({ orientation: 6 })
		.toBuffer();
}

/** The pictures of a page that say this. */
function pictures(html: string, alt: string): string[] {
	return Array.from(html.matchAll(/<picture[^>]*>.*?<\/picture>/gs), ([whole]) => whole).filter((one) =>
		one.includes(alt),
	);
}

/** A project whose owner has replaced samples, filled both lists and begun an article. */
async function ownersProject() {
	const project = copiedProject();
	const folder = join(project.content, "imagenes");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "ana.jpg"), await photograph(1000, 600));
	writeFileSync(join(folder, "sol.svg"), SIGN);
	const ana = "picture: { file: ana.jpg, alt: Ana Pérez sonríe }";
	const sol = "logo: { file: sol.svg, alt: Clínica Sol }";
	const before = (file: string, line: string, added: string) => project.edit(file, line, `${added}${line}`);
	before("es/pages/sobre-nosotros.yaml", "office: Fundador", `${ana}\n    `);
	mkdirSync(join(project.content, "people"), { recursive: true });
	mkdirSync(join(project.content, "clinics"), { recursive: true });
	writeFileSync(join(project.content, "people/ana.yaml"), `${ANA}${ana}\n`);
	writeFileSync(
		join(project.content, "clinics/sol.yaml"),
		`${SOL}${ana.replace("Ana Pérez sonríe", "Entrada de la Clínica Sol")}\n`,
	);
	project.edit(
		"es/pages/home.yaml",
		/( {6}- Sector público)/,
		`$1\n    organisations:\n      - { name: Clínica Sol, ${sol} }`,
	);
	project.edit("es/testimonials.yaml", "- sample: true", `- ${ana}`);
	project.edit(
		"es/units/ivfdo.yaml",
		"items: []",
		"items: [{ who: Clínica Sol, what: Una comisión., since: 2026-11-22 }]",
	);
	before("es/articulos/como-va-una-fiv-dia-a-dia.md", "image:", `${ana}\n`);
	before("es/articulos/como-va-una-fiv-dia-a-dia.md", "## Antes", "![Una mesa con papeles](ana.jpg)\n\n");
	before("es/articulos/contarlo-en-casa-o-no.md", "image:", "draft: true\n");
	project.edit("es/education.yaml", "  duration:", "  views: 1840\n  duration:");
	return project;
}

// A whole build.
it("an owner replaces samples and fills lists with pictures and lines alone", { timeout: 600_000 }, async () => {
	const project = await ownersProject();
	const { ok, said } = project.build();
	expect(said).toContain("Complete!");
	expect(ok).toBe(true);
	const path = (file: string) => join(project.folder, "dist/site", file);
	const built = (file: string) => readFileSync(path(file), "utf8");

	// The picture stands beside founder, director, testimonial, supporter and clinic, and opens an article.
	expect(pictures(built("sobre-nosotros.html"), "Ana Pérez sonríe")).toHaveLength(2);
	expect(pictures(built("testimonios.html"), "Ana Pérez sonríe")).toHaveLength(1);
	expect(pictures(built("index.html"), "Clínica Sol")).toHaveLength(1);
	for (const file of ["clinicas.html", "clinicas/sol.html", "en/clinics.html", "en/clinics/sol.html"]) {
		expect(pictures(built(file), "Entrada de la Clínica Sol"), file).toHaveLength(1);
	}
	const [picture = ""] = pictures(built("blog/como-va-una-fiv-dia-a-dia.html"), "Ana Pérez sonríe");

	expect(pictures(built("blog/como-va-una-fiv-dia-a-dia.html"), "Una mesa con papeles")).toHaveLength(1);

	// No larger than itself, turned as it was held, without the camera's notes.
	expect(picture).toMatch(/<source type="image\/avif".*<source type="image\/webp".*width="600" height="1000"/);
	const files = Array.from(
		picture.matchAll(/(\/archivos\/\S+) (\d+)w/g),
		([, file = "", width]) => [file, Number(width)] as const,
	);
	expect(files.map(([, width]) => width)).toEqual([320, 600, 320, 600]);
	for (const [file, width] of files) {
		const metadata = await sharp(path(file)).metadata();
		expect({ width: metadata.width, exif: metadata.exif }).toEqual({ width, exif: undefined });
	}

	// Lists with entries no longer say that they are being completed.
	const unit = built("ivfdo.html");
	expect(unit).toContain("Una comisión.");
	expect(unit).toContain("Ana Pérez, el 22 de noviembre de 2026");
	// A clinic has its page, which search engines are told of in both languages.
	const sol = built("clinicas/sol.html");
	expect(sol).toContain("Su habilitación.");
	expect(richResultFaults(sol.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? "")).toEqual([]);
	for (const address of ["/clinicas<", "/clinicas/sol<", "/en/clinics/sol<"])
		expect(built("sitemap.xml")).toContain(address);
	expect(built("clinicas.html")).not.toContain("noindex");
	expect(unit).not.toContain("se está completando");

	// A draft stays at home.
	expect(existsSync(path("blog/contarlo-en-casa-o-no.html"))).toBe(false);
	for (const file of ["index.html", "blog.html", "sitemap.xml", "blog/feed.xml"]) {
		expect(built(file), file).not.toContain("contarlo-en-casa-o-no");
	}

	// A sample shows the views it has, an article none.
	const blog = built("blog.html");
	expect(blog).toMatch(/La espera, en voz alta.*1,840 vistas.*20 minutos/s);
	expect(blog.match(/vistas/g)).toHaveLength(1);
});
