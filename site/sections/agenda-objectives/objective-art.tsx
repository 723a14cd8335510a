import type { Objective } from "../../../content-model/sections/agenda.ts";
import { Drawing } from "../../../ui/drawing/drawing.tsx";

const FILES = import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true });

/** An objective's drawing in its lens, in the hue of its thread. */
export function ObjectiveArt({ name }: { name: Objective["icon"] }) {
	return <Drawing files={FILES} name={name} className="objective-art" />;
}
