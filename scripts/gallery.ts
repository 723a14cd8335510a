/** `npm run gallery`: serves every component and section in all its examples, with live reload. */
import { readFileSync, writeFileSync } from "node:fs";
import { sourcesFingerprint } from "./fingerprint.ts";
import { runAloud, runStep } from "./steps.ts";

const CONFIG = ["--config", "gallery.config.ts"];
const MARK = "dist.gallery/.built-from";

/** Builds the gallery into dist.gallery/, unless it is as new as its sources. */
export async function buildGallery(): Promise<void> {
	const wanted = sourcesFingerprint(process.env);
	if (builtFrom() === wanted) return;
	await runStep("Construyendo la galería", "astro", ["build", ...CONFIG]);
	writeFileSync(MARK, wanted);
}

function builtFrom(): string | undefined {
	try {
		return readFileSync(MARK, "utf8");
	} catch {
		return undefined;
	}
}

if (import.meta.main) {
	await runAloud("Sirviendo la galería", "astro", ["dev", ...CONFIG, "--port", process.env.PORT || "4322"]);
}
