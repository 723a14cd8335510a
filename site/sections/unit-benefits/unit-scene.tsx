import type { ReactNode } from "react";
import type { UnitId } from "../../../content-model/parts.ts";

/** What each unit does, on a square of 480 units that is seen through a round lens. */
const SCENES: Record<UnitId, ReactNode> = {
	// Three profiles side by side, asked the same things; one comes forward.
	ivfdo: (
		<>
			<g className="unit-scene__sheet" strokeWidth="2">
				<rect x="56" y="128" width="112" height="240" rx="16" />
				<rect x="312" y="128" width="112" height="240" rx="16" />
				<rect x="178" y="88" width="124" height="304" rx="18" />
			</g>
			<circle className="unit-scene__tint" cx="112" cy="176" r="26" />
			<circle className="unit-scene__hue" cx="240" cy="150" r="36" />
			<circle className="unit-scene__accent" cx="252" cy="162" r="9" />
			<circle className="unit-scene__tint" cx="368" cy="176" r="26" />
			<path
				className="unit-scene__line"
				strokeWidth="8"
				strokeOpacity="0.35"
				d="M82 236h60M82 280h36M82 324h52M338 236h44M338 280h60M338 324h28M210 236h60M210 280h60M210 324h60"
			/>
			<path className="unit-scene__line" strokeDasharray="0.1 9" d="M20 258H460M20 302H460M20 346H460" />
		</>
	),
	// From the plane to the pillow.
	concierge: (
		<>
			<path className="unit-scene__accent" d="M392 84A50 50 0 1 0 420 170 62 62 0 0 1 392 84Z" />
			<path className="unit-scene__line" strokeDasharray="0.1 9" d="M142 158Q250 196 196 262T300 336" />
			<circle className="unit-scene__sheet" cx="206" cy="208" r="9" />
			<path
				className="unit-scene__hue"
				transform="translate(104 134) rotate(22)"
				d="M-46-5-58-26H-50L-32-7H-2L-22-50H-10L22-7Q46-7 54 0 46 7 22 7L-10 50H-22L-2 7H-42Q-50 7-46-5Z"
			/>
			<path className="unit-scene__tint" d="M90 420Q250 350 480 388V480H90Z" />
			<path
				className="unit-scene__sheet"
				strokeWidth="2"
				d="M214 336Q206 314 236 320 312 306 388 320 418 314 410 336 402 360 410 384 418 406 388 400 312 412 236 400 206 406 214 384 222 360 214 336Z"
			/>
			<path className="unit-scene__line" d="M268 350Q312 368 356 350" />
			<path className="unit-scene__hue" d="M60 440Q250 366 480 410V480H60Z" />
		</>
	),
	// The leaves of a calendar, from Monday to Tuesday, and a palm's behind them.
	academy: (
		<>
			<path
				className="unit-scene__hue"
				d="M326 397q-52-23-75-72Q294 356 326 397M326 397q57-7 92-48Q369 367 326 397M332 361q-55-27-78-81Q299 316 332 361M332 361q61-5 102-47Q379 331 332 361M340 325q-54-29-74-84Q309 279 340 325M340 325q62-3 103-43Q388 297 340 325M349 290q-50-30-67-82Q321 245 349 290M349 290q58 0 99-37Q396 265 349 290M359 255q-45-29-59-78Q335 212 359 255M359 255q54 2 93-31Q403 234 359 255M370 221q-40-28-50-72Q350 182 370 221M370 221q48 4 85-24Q410 204 370 221M383 187q-33-25-41-64Q367 153 383 187M383 187q42 5 74-18Q418 173 383 187M398 153q-26-22-31-54Q386 124 398 153M398 153q34 5 61-12Q427 143 398 153M413 120q-19-17-22-41Q405 98 413 120M413 120q25 5 45-7Q435 113 413 120"
			/>
			<path className="unit-scene__line" d="M318 480Q330 270 432 84" />
			<rect
				className="unit-scene__tint"
				x="122"
				y="112"
				width="216"
				height="256"
				rx="18"
				transform="rotate(-9 230 240)"
			/>
			<rect
				className="unit-scene__sheet"
				strokeWidth="2"
				x="122"
				y="112"
				width="216"
				height="256"
				rx="18"
				transform="rotate(-3 230 240)"
			/>
			<g transform="rotate(-3 230 240)">
				<path className="unit-scene__hue" d="M122 172V130A18 18 0 0 1 140 112H320A18 18 0 0 1 338 130V172Z" />
				<path
					className="unit-scene__line"
					strokeWidth="11"
					strokeOpacity="0.35"
					strokeDasharray="0.1 28"
					d="M152 212H320M152 252H320M152 292H320M152 332H260"
				/>
				<path className="unit-scene__line" strokeDasharray="0.1 9" d="M152 252Q166 224 180 252" />
				<circle className="unit-scene__sheet" cx="152" cy="252" r="9" />
				<circle className="unit-scene__accent" cx="180" cy="252" r="12" />
				<path className="unit-scene__pin" strokeWidth="6" d="M182 98V128M278 98V128" />
			</g>
		</>
	),
	// Every line on one sheet, and the total at its foot.
	financial: (
		<>
			<path
				className="unit-scene__tint"
				d="M160 60H366V404L345 390 325 404 304 390 284 404 263 390 242 404 222 390 201 404 181 390 160 404Z"
				transform="rotate(5 240 240)"
			/>
			<path
				className="unit-scene__sheet"
				strokeWidth="2"
				d="M130 64H336V408L315 394 295 408 274 394 254 408 233 394 212 408 192 394 171 408 151 394 130 408Z"
			/>
			<path
				className="unit-scene__line"
				strokeWidth="8"
				strokeOpacity="0.35"
				d="M158 104h70M158 144h96M158 184h52M158 224h84M284 104h24M276 144h32M288 184h20M280 224h28"
			/>
			<path className="unit-scene__line" d="M158 262H308M158 270H308" />
			<path className="unit-scene__line" strokeWidth="16" d="M166 318H300" />
			<circle className="unit-scene__line" cx="300" cy="318" r="62" />
			<circle className="unit-scene__accent" cx="300" cy="318" r="15" />
		</>
	),
	// What lay loose falls into rings that can be read.
	bi: (
		<>
			<path
				className="unit-scene__line"
				strokeWidth="11"
				strokeOpacity="0.6"
				strokeDasharray="0.1 37"
				d="M40 96Q120 180 92 300M92 60Q150 110 132 190M30 180Q70 260 60 330M160 40Q190 80 186 120"
			/>
			<g className="unit-scene__line" strokeWidth="24" strokeOpacity="0.16">
				<circle cx="270" cy="256" r="60" />
				<circle cx="270" cy="256" r="102" />
				<circle cx="270" cy="256" r="144" />
			</g>
			<g className="unit-scene__line" strokeWidth="24">
				<path d="M270 196A60 60 0 1 1 210 256" />
				<path d="M270 154A102 102 0 0 1 270 358" />
				<path d="M270 112A144 144 0 1 1 129 285" />
				<path className="unit-scene__arc-accent" d="M270 358A102 102 0 0 1 182 307" />
			</g>
			<circle className="unit-scene__accent" cx="270" cy="256" r="18" />
		</>
	),
};

/** A scene from a unit's work, through a round lens. */
export function UnitScene({ unit }: { unit: UnitId }) {
	return (
		<svg className="unit-scene" viewBox="0 0 480 480" aria-hidden="true">
			{SCENES[unit]}
		</svg>
	);
}
