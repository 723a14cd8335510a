import type { UnitId } from "../../../content-model/parts.ts";
import { type EmblemDetail, emblem } from "../../artwork/emblems/emblems.ts";

interface UnitEmblemProps {
	unit: UnitId;
	/** Up to about 64 px the small drawing says more. */
	detail?: EmblemDetail;
	/** Only for what opens a page. */
	eager?: boolean;
}

const SIDES: Record<EmblemDetail, number> = { small: 40, large: 400 };

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
