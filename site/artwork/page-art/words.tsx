/** Drawings of the pages that are read: answers, letters, news and notices. */

/** A book the sun rises from (the blog). */
export const BOOK = (
	<>
		<circle className="page-art__line" cx="240" cy="196" r="192" />
		<circle className="page-art__line" cx="240" cy="196" r="150" />
		<circle className="page-art__glow" cx="240" cy="196" r="112" />
		<circle className="page-art__amber" cx="240" cy="196" r="76" />
		<path
			className="page-art__paper"
			d="M240 262Q150 190 8 226V424Q150 388 240 448 330 388 472 424V226Q330 190 240 262Z"
		/>
		<path className="page-art__stone" d="M234 262Q150 204 20 236V408Q150 376 234 430Z" />
		<path className="page-art__stone" d="M246 262Q330 204 460 236V408Q330 376 246 430Z" />
		<path
			className="page-art__light"
			d="M56 272Q136 258 202 296M56 312Q136 298 202 336M56 352Q110 342 156 356M278 296Q344 258 424 272M278 336Q344 298 424 312"
		/>
	</>
);

/** A question whose dot ripples (the frequent ones). */
export const QUESTION = (
	<>
		<circle className="page-art__line" cx="240" cy="376" r="100" />
		<circle className="page-art__line" cx="240" cy="376" r="74" />
		<circle className="page-art__glow" cx="240" cy="376" r="50" />
		<path className="page-art__ring page-art__ring--broad" d="M142 128A98 98 0 1 1 260 224Q240 229 240 250V276" />
		<circle className="page-art__amber" cx="240" cy="376" r="32" />
	</>
);

/** A round letter under its seal (contact). */
export const LETTER = (
	<>
		<circle className="page-art__line" cx="240" cy="250" r="226" />
		<path className="page-art__way" d="M342 96Q400 30 470 20" />
		<circle className="page-art__stone" cx="240" cy="250" r="184" />
		<path className="page-art__fold" d="M82 156A184 184 0 0 1 398 156L264 282Q240 302 216 282Z" />
		<path className="page-art__light" d="M104 372L194 270M376 372L286 270" />
		<circle className="page-art__glow" cx="240" cy="288" r="62" />
		<circle className="page-art__amber" cx="240" cy="288" r="38" />
	</>
);

/** News that travels (the press). */
export const WAVES = (
	<>
		<path
			className="page-art__line"
			d="M84 36A360 360 0 0 1 444 396M84 96A300 300 0 0 1 384 396M84 156A240 240 0 0 1 324 396M84 216A180 180 0 0 1 264 396M0 396H480"
		/>
		<path className="page-art__way" d="M84 66A330 330 0 0 1 414 396" />
		<path className="page-art__ring" d="M84 256A140 140 0 0 1 224 396" />
		<circle className="page-art__stone" cx="84" cy="396" r="92" />
		<circle className="page-art__amber" cx="84" cy="396" r="26" />
		<circle className="page-art__stop" cx="371" cy="231" r="10" />
		<circle className="page-art__stop" cx="249" cy="110" r="10" />
	</>
);

/** A keyhole lit from within, and what stands around it (privacy). */
export const KEYHOLE = (
	<>
		{[132, 158, 184, 210, 236].map((radius) => (
			<circle className="page-art__line" key={radius} cx="240" cy="240" r={radius} />
		))}
		<circle className="page-art__stone" cx="240" cy="240" r="108" />
		<path className="page-art__amber" d="M222 246A36 36 0 1 1 258 246L272 304H208Z" />
	</>
);

/** Two parties, and who stands between them (the terms). */
export const PACT = (
	<>
		<circle className="page-art__line" cx="320" cy="240" r="160" />
		<circle className="page-art__stone" cx="164" cy="240" r="136" />
		<circle className="page-art__veil" cx="316" cy="240" r="136" />
		<path className="page-art__paper" d="M240 127A136 136 0 0 1 240 353A136 136 0 0 1 240 127Z" />
		<path className="page-art__glow" d="M240 127A136 136 0 0 1 240 353A136 136 0 0 1 240 127Z" />
		<path className="page-art__way" d="M60 240H420" />
		<circle className="page-art__amber" cx="240" cy="240" r="26" />
	</>
);

/** A plate with nothing on it but a few crumbs (cookies). */
export const CRUMBS = (
	<>
		<circle className="page-art__soft" cx="240" cy="240" r="220" />
		<circle className="page-art__rim" cx="240" cy="240" r="220" />
		<circle className="page-art__line" cx="240" cy="240" r="168" />
		<circle className="page-art__way" cx="240" cy="240" r="112" />
		<circle className="page-art__amber" cx="286" cy="288" r="19" />
		<circle className="page-art__amber" cx="328" cy="262" r="10" />
		<circle className="page-art__amber" cx="316" cy="328" r="8" />
		<circle className="page-art__amber" cx="246" cy="324" r="12" />
	</>
);
