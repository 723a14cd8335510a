import type { ReactNode } from "react";
import type { PlanTool } from "../../../content-model/plan/frame.ts";

/** A small drawing of what a tool shows. */
export function ToolDrawing({ tool }: { tool: PlanTool }) {
	return (
		<svg className="plan-overview__drawing" viewBox="0 0 120 84" aria-hidden="true">
			{DRAWINGS[tool]}
		</svg>
	);
}

const DRAWINGS: Record<PlanTool, ReactNode> = {
	presupuesto: (
		<>
			<rect className="calm" x="4" y="10" width="112" height="14" rx="7" />
			<rect className="main" x="4" y="10" width="72" height="14" rx="7" />
			<rect className="calm" x="4" y="35" width="112" height="14" rx="7" />
			<rect className="main" x="4" y="35" width="54" height="14" rx="7" />
			<circle className="ring" cx="70" cy="42" r="6" />
			<rect className="calm" x="4" y="60" width="112" height="14" rx="7" />
			<rect className="main" x="4" y="60" width="92" height="14" rx="7" />
		</>
	),
	cuotas: (
		<>
			{Array.from({ length: 10 }, (_, month) => {
				const x = 4 + month * 11.5;
				return (
					<g key={x}>
						<rect className="calm" x={x} y="10" width="8" height="66" rx="3" />
						<rect className="main" x={x} y={36 - month * 2.4} width="8" height={40 + month * 2.4} rx="3" />
					</g>
				);
			})}
		</>
	),
	estadia: (
		<>
			{Array.from({ length: 21 }, (_, day) => {
				const [x, y] = [10 + (day % 7) * 16.6, 16 + Math.floor(day / 7) * 26];
				const look = day === 9 || day === 14 ? "main" : day > 3 && day < 17 ? "calm" : "faint";
				return <circle key={`${x} ${y}`} className={look} cx={x} cy={y} r="6.5" />;
			})}
			<path className="line" d="M26.6 42 C 44 26, 76 26, 93 42" />
		</>
	),
	preguntas: (
		<>
			{[16, 42, 68].map((y, place) => (
				<g key={y}>
					<circle className={place === 1 ? "ring" : "main"} cx="14" cy={y} r="8" />
					{place !== 1 && <path className="tick" d={`M10 ${y} l3 3.4 l5.4 -6.4`} />}
					<rect className="calm" x="32" y={y - 5} width={[84, 66, 76][place]} height="10" rx="5" />
				</g>
			))}
		</>
	),
	tasas: (
		<>
			{Array.from({ length: 40 }, (_, one) => {
				const [x, y] = [10 + (one % 10) * 11.2, 15 + Math.floor(one / 10) * 18];
				return <circle key={`${x} ${y}`} className={one % 10 < 3 ? "main" : "calm"} cx={x} cy={y} r="4.4" />;
			})}
		</>
	),
};
