import { appendFileSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { copiedContent } from "../../../testing/broken-content.ts";
import { loadContentWithPictures } from "../load.ts";

it("a photograph of 20,000 pixels is refused at the line that names it", async () => {
	const folder = copiedContent();
	for (const file of ["clinics/sol.yaml", "people/ana.yaml"])
		cpSync(join("testing/network", file.replace(/.*\//, "")), join(folder, file));
	appendFileSync(join(folder, "clinics/sol.yaml"), "picture: { file: enorme.png, alt: La entrada de la clínica }\n");
	const image = await sharp({ create: { width: 20_000, height: 20, channels: 3, background: "#2b8a93" } })
		.png()
		.toBuffer();
	mkdirSync(join(folder, "imagenes"), { recursive: true });
	writeFileSync(join(folder, "imagenes/enorme.png"), image);
	await expect(loadContentWithPictures(folder)).rejects.toThrow(
		/clinics\/sol\.yaml · línea 10 · picture: .*mide 20000 por 20 píxeles; guárdala con 10000 como máximo/,
	);
});
