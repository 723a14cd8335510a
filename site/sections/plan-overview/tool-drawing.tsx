import type { PlanTool } from "../../../content-model/plan/frame.ts";
import { Drawing } from "../../../ui/drawing/drawing.tsx";

const FILES = import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true });

/** A small drawing of what a tool shows. */
export function ToolDrawing({ tool }: { tool: PlanTool }) {
	return <Drawing files={FILES} name={tool} className="plan-overview__drawing" />;
}
