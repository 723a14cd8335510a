/** Drawings of the pages written for one kind of reader. */

/** One among many, seen through a lens (the network's clinics). */
export const LENS = (
	<>
		<clipPath id="art-lens">
			<circle cx="282" cy="222" r="140" />
		</clipPath>
		<path
			className="page-art__dots"
			d="M40 54H460M12 110H460M40 166H460M12 222H460M40 278H460M12 334H460M40 390H460M68 446H460"
		/>
		<circle className="page-art__paper" cx="282" cy="222" r="148" />
		<g clipPath="url(#art-lens)">
			<circle className="page-art__soft" cx="282" cy="222" r="140" />
			<path className="page-art__dots page-art__dots--near" d="M170 222H400M226 126H400M226 318H400" />
			<circle className="page-art__glow" cx="282" cy="222" r="74" />
		</g>
		<circle className="page-art__amber" cx="282" cy="222" r="42" />
		<circle className="page-art__rim" cx="282" cy="222" r="144" />
	</>
);

/** An egg cell held still between two pipettes (for specialists, who know the picture). */
export const CELL = (
	<>
		<circle className="page-art__line" cx="240" cy="240" r="236" />
		<circle className="page-art__zona" cx="236" cy="240" r="148" />
		<circle className="page-art__stone" cx="236" cy="240" r="114" />
		<circle className="page-art__stone" cx="289" cy="127" r="11" />
		<path className="page-art__glass" d="M7 200H58Q88 240 58 280H7" />
		<path className="page-art__glass" d="M475 227L300 236 282 242 300 246 475 255" />
		<circle className="page-art__glow" cx="262" cy="242" r="44" />
		<circle className="page-art__amber" cx="262" cy="242" r="20" />
	</>
);

/** A team under one roof, and one of them in light (for employers and insurers). */
export const SHELTER = (
	<>
		<path className="page-art__line" d="M4 336A236 236 0 0 1 476 336" />
		<path className="page-art__mist" d="M40 336A200 200 0 0 1 440 336Z" />
		<path className="page-art__light" d="M92 336A148 148 0 0 1 388 336M144 336A96 96 0 0 1 336 336" />
		<circle className="page-art__glow" cx="240" cy="298" r="56" />
		<circle className="page-art__stone" cx="84" cy="310" r="26" />
		<circle className="page-art__stone" cx="154" cy="310" r="26" />
		<circle className="page-art__amber" cx="240" cy="298" r="38" />
		<circle className="page-art__stone" cx="326" cy="310" r="26" />
		<circle className="page-art__stone" cx="396" cy="310" r="26" />
		<path className="page-art__line" d="M0 336H480M72 366H408M140 396H340M200 426H280" />
	</>
);

/** Two who tell (testimonials). */
export const VOICES = (
	<>
		<circle className="page-art__line" cx="196" cy="196" r="192" />
		<circle className="page-art__line" cx="350" cy="330" r="126" />
		<path className="page-art__stone" d="M106 300A138 138 0 1 1 176 333Q136 372 84 384 110 344 106 300Z" />
		<path className="page-art__light" d="M124 168H266M124 206H236M124 244H184" />
		<path className="page-art__paper" d="M402 402A88 88 0 1 0 366 419Q396 446 436 452 410 428 402 402Z" />
		<path className="page-art__amber" d="M396 392A78 78 0 1 0 362 409Q392 432 428 438 402 416 396 392Z" />
	</>
);

/** Stepping stones towards a rising sun (for whoever wants to work here). */
export const STONES = (
	<>
		<clipPath id="art-lens">
			<circle cx="240" cy="240" r="220" />
		</clipPath>
		<circle className="page-art__line" cx="240" cy="240" r="236" />
		<g clipPath="url(#art-lens)">
			<circle className="page-art__soft" cx="240" cy="240" r="220" />
			<circle className="page-art__glow" cx="264" cy="228" r="150" />
			<circle className="page-art__glow" cx="264" cy="228" r="112" />
			<circle className="page-art__amber" cx="264" cy="228" r="76" />
			<path className="page-art__stone" d="M0 232H480V480H0Z" />
			<path className="page-art__light" d="M226 246h76M210 262h34M292 270h40" />
			<g className="page-art__pale">
				<ellipse cx="192" cy="418" rx="64" ry="17" />
				<ellipse cx="276" cy="374" rx="52" ry="14" />
				<ellipse cx="216" cy="332" rx="40" ry="11" />
				<ellipse cx="276" cy="300" rx="28" ry="7" />
				<ellipse cx="248" cy="276" rx="19" ry="5" />
			</g>
		</g>
	</>
);
