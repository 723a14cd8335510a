/** Drawings of the pages that say what the group does and where it is going. */
import { UNIT_IDS } from "../../../content-model/parts.ts";
import { TREASURES } from "./treasures.tsx";

/** Five places on a circle, the first one at the top, and the way each takes inwards. */
const PLACES = UNIT_IDS.map((unit, place) => {
	const at = (turn: number, reach: number) => {
		const angle = ((place + turn) * 2 * Math.PI) / UNIT_IDS.length - Math.PI / 2;
		return [Math.round(240 + reach * Math.cos(angle)), Math.round(240 + reach * Math.sin(angle))];
	};
	const [x, y] = at(0, 196);
	return { unit, x, y, way: `M${x} ${y}Q${at(0.55, 190).join(" ")} ${at(0.8, 96).join(" ")}` };
});

/** Five that were apart are drawn into one. */
export const ORBIT = (
	<>
		<circle className="page-art__line" cx="240" cy="240" r="236" />
		<circle className="page-art__line" cx="240" cy="240" r="120" />
		{PLACES.map(({ unit, way }) => (
			<path className="page-art__way" d={way} key={unit} />
		))}
		<circle className="page-art__stone" cx="240" cy="240" r="88" />
		<circle className="page-art__amber" cx="264" cy="264" r="20" />
		{PLACES.map(({ unit, x, y }) => (
			<g transform={`translate(${x} ${y})`} key={unit}>
				<circle className="page-art__halo" r="44" />
				{TREASURES[unit]}
			</g>
		))}
	</>
);

/** Four stops on the way to a light on the stone. */
export const CROSSING = (
	<>
		<circle className="page-art__line" cx="320" cy="256" r="228" />
		<circle className="page-art__line" cx="320" cy="256" r="182" />
		<circle className="page-art__stone" cx="320" cy="256" r="140" />
		<path className="page-art__way" d="M24 440Q110 84 358 268" />
		<circle className="page-art__stop" cx="24" cy="440" r="9" />
		<circle className="page-art__stop" cx="77" cy="292" r="9" />
		<circle className="page-art__stop" cx="150" cy="219" r="9" />
		<circle className="page-art__stop" cx="243" cy="212" r="9" />
		<circle className="page-art__glow" cx="358" cy="268" r="62" />
		<circle className="page-art__glow" cx="358" cy="268" r="40" />
		<circle className="page-art__amber" cx="358" cy="268" r="18" />
	</>
);

/** Rings that fill around a centre. */
export const GROWTH = (
	<>
		<circle className="page-art__line" cx="240" cy="240" r="236" />
		<g className="page-art__tracks">
			<circle cx="240" cy="240" r="204" />
			<circle cx="240" cy="240" r="154" />
			<circle cx="240" cy="240" r="104" />
		</g>
		<path className="page-art__ring" d="M240 36A204 204 0 1 1 63 342" />
		<path className="page-art__ring page-art__ring--amber" d="M240 86A154 154 0 1 1 91 280" />
		<path className="page-art__ring page-art__ring--deep" d="M240 136A104 104 0 0 1 292 330" />
		<circle className="page-art__stone" cx="240" cy="240" r="60" />
		<circle className="page-art__amber" cx="256" cy="256" r="14" />
		<circle className="page-art__stop" cx="63" cy="342" r="11" />
		<circle className="page-art__stop" cx="91" cy="280" r="11" />
		<circle className="page-art__stop" cx="292" cy="330" r="11" />
	</>
);

/** Three stops up the hills, to the sun behind them. */
export const SUMMITS = (
	<>
		<circle className="page-art__line" cx="306" cy="176" r="172" />
		<circle className="page-art__line" cx="306" cy="176" r="126" />
		<circle className="page-art__glow" cx="306" cy="176" r="84" />
		<circle className="page-art__amber" cx="306" cy="176" r="52" />
		<path className="page-art__mist" d="M108 448A186 186 0 0 1 480 448Z" />
		<path className="page-art__mist" d="M20 448A140 140 0 0 1 300 448Z" />
		<path className="page-art__way" d="M4 436Q60 410 80 356T172 300Q220 300 244 266T306 176" />
		<circle className="page-art__stop" cx="80" cy="356" r="10" />
		<circle className="page-art__stop" cx="172" cy="300" r="10" />
		<circle className="page-art__stop" cx="244" cy="266" r="10" />
		<path className="page-art__line" d="M0 448H480" />
	</>
);
