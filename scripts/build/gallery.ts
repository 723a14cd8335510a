/** `npm run dev -- gallery`: serves every component and section in all its examples, with live reload. */

import { runInherited, runStep } from "../command/steps.ts";
import { GALLERY_PORT } from "../dev/ports.ts";
import { fingerprint, isBuilt, markBuilt } from "./fingerprint.ts";

const CONFIG = ["--config", "gallery.config.ts"];
const MARK = "dist.gallery/.built-from";

/** Builds the gallery into dist.gallery/, unless it is as new as its sources. */
export async function buildGallery(): Promise<void> {
	const wanted = fingerprint(process.env);
	if (isBuilt(MARK, wanted)) return;
	await runStep("Construyendo la galería", "astro", ["build", ...CONFIG]);
	markBuilt(MARK, wanted);
}

export async function serveGallery(): Promise<void> {
	const port = process.env.PORT || String(GALLERY_PORT);
	await runInherited("Sirviendo la galería", "astro", ["dev", ...CONFIG, "--port", port]);
}
