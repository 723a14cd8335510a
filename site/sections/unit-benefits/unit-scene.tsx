import type { UnitId } from "../../../content-model/parts.ts";
import { Drawing } from "../../../ui/drawing/drawing.tsx";

/** What each unit does, on a square of 480 units. */
const FILES = import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true });

/** A scene from a unit's work, through a round lens. */
export function UnitScene({ unit }: { unit: UnitId }) {
	return <Drawing files={FILES} name={unit} className="unit-scene" />;
}
