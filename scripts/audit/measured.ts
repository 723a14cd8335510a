/** What the checkers say of one address, and what is asked of it. */

/** Lighthouse's figures: scores from 0 to 100, times in milliseconds. */
export interface Speed {
	performance: number;
	accessibility: number;
	bestPractices: number;
	seo: number;
	lcp: number;
	cls: number;
	tbt: number;
	bytes: number;
	requests: number;
	/** How often the page was measured; of several runs these are the medians. */
	runs: number;
	/** How fast Lighthouse found this machine meanwhile (its benchmark index), and by how much it slowed it down. */
	machine: number;
	slowdown: number;
	/** Names of the audits that cost a point. */
	faults: string[];
}

/** What the Nu HTML Checker says of a page's HTML. */
export interface Markup {
	errors: string[];
	warnings: string[];
	/** How many of its messages are set apart: about newer CSS, and one of its mistakes. */
	apart: number;
}

/** What the HTTP Observatory says of a host. */
export interface Safety {
	grade: string;
	score: number;
	tests: { name: string; pass: boolean; result: string; points: number }[];
}

/** What is known of the packages the project stands on. */
export interface Dependencies {
	/** How many were asked about. */
	audited: number;
	/** Each package with an advisory: name, range and severity. */
	advisories: string[];
}

/** A route with what was found there; a checker that was not asked, or could not run, has said nothing. */
export interface Measured {
	name: string;
	speed?: Speed;
	markup?: Markup;
}
