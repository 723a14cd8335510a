import type { UnitId } from "../../../content-model/parts.ts";
import "./unit-emblem.css";

/** A unit's mark in its hue: for now a stone in its ring, the same for all five. */
export function UnitEmblem({ unit }: { unit: UnitId }) {
	return (
		<svg className={`unit-emblem unit-emblem--${unit}`} viewBox="0 0 64 64" aria-hidden="true">
			<circle cx="32" cy="32" r="31" fill="none" stroke="currentColor" strokeOpacity=".35" />
			<circle cx="32" cy="32" r="23" fill="currentColor" />
			<circle cx="29" cy="28" r="16" fill="#fff" fillOpacity=".14" />
			<circle cx="26" cy="24" r="8" fill="#fff" fillOpacity=".3" />
		</svg>
	);
}
