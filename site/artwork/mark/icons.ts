import { Resvg } from "@resvg/resvg-js";
import { icoFile } from "./ico-file.ts";
import { faviconSvg, markOnSea, markSvg } from "./mark.ts";

interface Icon {
	mediaType: string;
	make: () => Uint8Array;
}

interface ManifestIcon extends Icon {
	/** In pixels. */
	side: number;
	purpose: "any" | "maskable";
}

const PNG = "image/png";

/** A drawing as a square PNG. */
function png(svg: string, side: number): Uint8Array {
	return new Resvg(svg, { fitTo: { mode: "width", value: side }, font: { loadSystemFonts: false } }).render().asPng();
}

/** Icons at the addresses where browsers look unprompted. */
export const ROOT_ICONS = {
	"favicon.svg": { mediaType: "image/svg+xml", make: () => new TextEncoder().encode(faviconSvg) },
	"favicon.ico": {
		mediaType: "image/x-icon",
		make: () => icoFile([16, 32, 48].map((side) => ({ side, png: png(markSvg, side) }))),
	},
	"apple-touch-icon.png": { mediaType: PNG, make: () => png(markOnSea(0.7), 180) },
} as const satisfies Record<string, Icon>;

/** Icons for the web manifest, below /iconos/; only the maskable one may be cut by a device. */
export const MANIFEST_ICONS: Record<string, ManifestIcon> = {
	"icono-192.png": manifestIcon(markSvg, 192, "any"),
	"icono-512.png": manifestIcon(markSvg, 512, "any"),
	"icono-adaptable-512.png": manifestIcon(markOnSea(0.66), 512, "maskable"),
};

function manifestIcon(svg: string, side: number, purpose: ManifestIcon["purpose"]): ManifestIcon {
	return { mediaType: PNG, side, purpose, make: () => png(svg, side) };
}

/** An icon as an answer. */
export function iconResponse({ mediaType, make }: Icon): Response {
	return new Response(make().slice(), { headers: { "Content-Type": mediaType } });
}
