import type { ClientDirective } from "astro";
import near from "../../islands/near.ts";
import { holdTaps } from "../../islands/wake/hold-taps.ts";
import { CLINIC_LINK, PLAN_KEY, PLAN_LINK } from "./plan-keys.ts";

/** `client:plan`: a visitor who comes back to a plan, or opens a link with one, sees it without reaching for the tool. */
const nearOrKept: ClientDirective = async (load, options, island) => {
	holdTaps(island);
	if (
		!PLAN_LINK.test(location.hash) &&
		!CLINIC_LINK.test(location.hash) &&
		!holds(() => sessionStorage) &&
		!holds(() => localStorage)
	)
		return near(load, options, island);
	const hydrate = await load();
	await hydrate();
};

function holds(storage: () => Storage): boolean {
	try {
		return Object.keys(storage()).join().includes(PLAN_KEY);
	} catch {
		return false;
	}
}

// biome-ignore lint/style/noDefaultExport: Astro reads a directive from there.
export default nearOrKept;
