import { MARK } from "../../../site/artwork/mark/mark.ts";

const { cx, cy, r } = MARK.core;

const SHADES = `<linearGradient id="ring" x1=".15" y1=".1" x2=".85" y2=".95"><stop class="light" stop-color="#5fbcc3"/><stop offset=".5" stop-color="#2b8a93"/><stop class="deep" offset="1" stop-color="#14535f"/></linearGradient><radialGradient id="core" cx=".36" cy=".3" r=".8"><stop stop-color="#ffe3ab"/><stop offset=".45" stop-color="#ffb454"/><stop offset="1" stop-color="#e0861f"/></radialGradient>`;
const DRAWING = `<path fill="url(#ring)" d="${MARK.ring}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#core)"/>`;
/** Where the browser's own frame is dark, the ring gives off more light. */
const AT_NIGHT =
	"<style>@media (prefers-color-scheme:dark){.light{stop-color:#b9e9ea}.deep{stop-color:#2b8a93}}</style>";
const SEA = `<radialGradient id="sea" cx=".3" cy=".2" r="1.1"><stop stop-color="#17505a"/><stop offset="1" stop-color="#07191d"/></radialGradient>`;

const svg = (side: number, body: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${body}</svg>`;

/** The mark alone. */
export const markSvg = svg(32, SHADES + DRAWING);

/** The mark alone, for both schemes of a browser. */
export const faviconSvg = svg(32, AT_NIGHT + SHADES + DRAWING);

/**
 * The mark on the sea at night, to be cut to any shape by a device.
 * @param share of the picture's side that the mark takes; what every device leaves is a circle of 0.8
 */
export function markOnSea(share: number): string {
	const side = 32 / share;
	const place = (side - 32) / 2;
	const bright = SHADES.replace("#5fbcc3", "#b9e9ea").replace("#14535f", "#2b8a93");
	return svg(
		side,
		`${SEA}${bright}<path fill="url(#sea)" d="M0 0h${side}v${side}H0z"/><g transform="translate(${place} ${place})">${DRAWING}</g>`,
	);
}
