import type { UnitId } from "../../../content-model/fields/parts.ts";
import { artworkFile } from "../../artwork/files.ts";

interface UnitEmblemProps {
	unit: UnitId;
	/** Up to about 64 px the small drawing says more, with only what 40 px can show. */
	detail?: "small" | "large";
	/** Only for what opens a page. */
	eager?: boolean;
}

const SIDES = { small: 40, large: 400 };

/** A unit's emblem. It always stands beside the unit's name, so its alternative text is empty. */
export function UnitEmblem({ unit, detail = "small", eager = false }: UnitEmblemProps) {
	const side = SIDES[detail];
	return (
		<img
			className="unit-emblem"
			src={emblem(unit, detail)}
			width={side}
			height={side}
			alt=""
			loading={eager ? "eager" : "lazy"}
		/>
	);
}

/** Address of a unit's emblem: larimar, amber, royal palm, rosa de Bayahíbe or caoba, lit from the top left. */
export const emblem = (unit: UnitId, detail: keyof typeof SIDES): string =>
	artworkFile(`emblems/${unit}-${detail}.svg`);
