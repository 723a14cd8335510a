/** The thresholds that a page of ours must keep, from the issue that asks for them. */
import type { Dependencies, Markup, Measured, Safety, Speed } from "./measured.ts";

const LCP = 1100;
const LCP_OF_HOME = 1300;
const TBT_BELOW = 50;
const OBSERVATORY = 130;

/** Names each threshold that a measured page misses, with by how much; nothing where it keeps them all. */
export function missedThresholds({ name, speed, markup }: Measured): string[] {
	const missed = [...(speed ? slow(name, speed) : []), ...(markup ? invalid(markup) : [])];
	return missed.map((miss) => `${name}: ${miss}`);
}

/** Whether a page's timings miss a threshold, so that measuring again can tell chance from truth. */
export function isSlow(name: string, { performance, lcp, tbt }: Speed): boolean {
	return !(performance >= 100 && lcp <= maxLcp(name) && tbt < TBT_BELOW);
}

/** Names the threshold a host misses. */
export function unsafe({ score }: Safety): string[] {
	return score < OBSERVATORY ? [`Observatory: ${score}, threshold ${OBSERVATORY}, ${OBSERVATORY - score} short`] : [];
}

/** Names each package that an advisory warns of. */
export function warnedOf({ advisories }: Dependencies): string[] {
	return advisories.map((advisory) => `dependency ${advisory}`);
}

// Written as `!(… <= …)`, so that a figure that could not be taken (NaN) misses its threshold as well.
function slow(name: string, speed: Speed): string[] {
	const most = maxLcp(name);
	const lcp = Math.round(speed.lcp);
	const tbt = Math.round(speed.tbt);
	return [
		...(["performance", "accessibility", "bestPractices", "seo"] as const)
			.filter((score) => speed[score] < 100)
			.map((score) => `${score} ${speed[score]}, threshold 100 (${speed.faults.join(", ")})`),
		...(!(speed.lcp <= most) ? [`LCP ${lcp} ms, at most ${most}, ${lcp - most} over`] : []),
		...(speed.cls !== 0 ? [`CLS ${speed.cls}, must be 0`] : []),
		...(!(speed.tbt < TBT_BELOW) ? [`TBT ${tbt} ms, must be under ${TBT_BELOW}, ${tbt - TBT_BELOW} over`] : []),
	];
}

function maxLcp(name: string): number {
	return name === "/" ? LCP_OF_HOME : LCP;
}

function invalid({ errors, warnings }: Markup): string[] {
	return [...errors.map((error) => `HTML error: ${error}`), ...warnings.map((warning) => `HTML warning: ${warning}`)];
}
