/** Whoever comes back to a plan, or opens a link with one, sees it at once: its island does not wait to be reached for. */
import { LINK_START, PLAN_KEY } from "./plan-keys.ts";

function holds(storage: () => Storage): boolean {
	try {
		return storage().getItem(PLAN_KEY) !== null;
	} catch {
		return false;
	}
}

if (location.hash.startsWith(LINK_START) || holds(() => sessionStorage) || holds(() => localStorage))
	dispatchEvent(new Event("scroll"));
