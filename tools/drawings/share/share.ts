/**
 * Draws the pictures that pages are shared with into site/artwork/share/, 1200 by 630 pixels: one for each unit, one of
 * the group. Chromium renders them; CHROMIUM names another program than `chromium`.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { UNIT_IDS } from "../../../content-model/fields/parts.ts";
import { MARK } from "../../../site/artwork/mark/mark.ts";

const ROOT = join(import.meta.dirname, "../../..");
const ART = join(ROOT, "site/artwork");
const words = (file: string) => parse(readFileSync(join(ROOT, "content", file), "utf8"));
const { name } = words("site.yaml");
const folder = mkdtempSync(join(tmpdir(), "ivf-do-share-"));

const globe = ["day.avif", "coast.svg", "rings.svg", "flights.svg", "places.svg"];
const layers = globe.map((file) => `<img class="${file.split(".")[0]}" src="${ART}/globe/${file}">`).join("");
await draw("grupo", name, `<div class="globe">${layers}</div>`, "larimar");
for (const unit of UNIT_IDS) {
	await draw(unit, words(`units/${unit}.yaml`).title, `<img class="emblem" src="${ART}/emblems/${unit}-large.svg">`, unit);
}
rmSync(folder, { recursive: true });

async function draw(file: string, title: string, art: string, hue: string): Promise<void> {
	const page = join(folder, `${file}.html`);
	const screenshot = join(folder, `${file}.png`);
	writeFileSync(page, card(title, art, hue));
	const { status, stderr } = spawnSync(
		process.env.CHROMIUM ?? "chromium",
		["--headless", "--no-sandbox", "--hide-scrollbars", "--allow-file-access-from-files", "--window-size=1200,630", `--screenshot=${screenshot}`, page],
		{ encoding: "utf8" },
	);
	if (status !== 0) throw new Error(stderr);
	await sharp(screenshot).jpeg({ quality: 86, chromaSubsampling: "4:4:4" }).toFile(join(ART, "share", `${file}.jpg`));
}

function card(title: string, art: string, hue: string): string {
	const { cx, cy, r } = MARK.core;
	const ring = (radius: number, fill: number, stroke: number) =>
		`<circle cx="900" cy="312" r="${radius}" fill-opacity="${fill}" stroke-opacity="${stroke}"/>`;
	return `<!doctype html><meta charset="utf-8"><style>
${readFileSync(join(ROOT, "site/styles/tokens.css"), "utf8").replace(/@media[^{]*dark[\s\S]*?\n\}/g, "")}
${readFileSync(join(import.meta.dirname, "share.css"), "utf8").replaceAll("FONTS", join(ROOT, "site/styles/fonts"))}
:root { --hue: var(--${hue}); --soft: var(--${hue}-soft) }
</style><svg class="shore" viewBox="0 0 1200 630"><linearGradient id="air" x2="0" y2="1"><stop stop-color="var(--paper)"/><stop offset=".8" stop-color="var(--soft)"/></linearGradient>
<path fill="url(#air)" d="M0 0h1200v630H0z"/><g fill="#fff" stroke="var(--hue)">${ring(460, 0, 0.14)}${ring(350, 0.3, 0.2)}${ring(258, 0.36, 0.3)}</g>
<path fill="#fff" d="M0 574Q600 654 1200 574V630H0z"/></svg>
<div class="art">${art}</div>
<p class="name"><svg viewBox="0 0 32 32" width="48" height="48"><path fill="var(--larimar)" d="${MARK.ring}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="var(--amber)"/></svg>${title === name ? "" : name}</p>
<p class="title">${title.split(" ").join("<br>")}</p>`;
}
