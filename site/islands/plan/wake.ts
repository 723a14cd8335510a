/** Whoever comes back to a plan, or opens a link with one, sees it at once: its island does not wait to be reached for. */
import type { LINK_START, PLAN_KEY } from "./plan-keys.ts";

// Imported, they would be a file of their own that the page waits for; the types hold them to be the same.
const KEY: typeof PLAN_KEY = "mi-plan";
const LINK: typeof LINK_START = "#plan=";

function holds(storage: () => Storage): boolean {
	try {
		return storage().getItem(KEY) !== null;
	} catch {
		return false;
	}
}

if (location.hash.startsWith(LINK) || holds(() => sessionStorage) || holds(() => localStorage))
	dispatchEvent(new Event("scroll"));
