import type { ClientDirective } from "astro";
import near from "../../islands/near.ts";
import { holdTaps } from "../../islands/wake/hold-taps.ts";
import { isPlanHeld } from "./is-plan-held.ts";

/** `client:plan`: a visitor who comes back to a plan, or opens a link with one, sees it without reaching for the tool. */
const nearOrKept: ClientDirective = async (load, options, island) => {
	holdTaps(island);
	// However a link is escaped: what it brings is read by the tool (`plan-keys.ts`).
	if (!/^#(plan[=%]|clinica=)/i.test(location.hash) && !isPlanHeld()) return near(load, options, island);
	const hydrate = await load();
	await hydrate();
};

// biome-ignore lint/style/noDefaultExport: Astro reads a directive from there.
export default nearOrKept;
