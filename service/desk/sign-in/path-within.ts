import { DESK_PATH, FIGURES_PATH, PERSON_PATH, requestPath } from "../../../contract/desk/paths.ts";
import { TEXTS_PATH } from "../../../contract/desk/texts.ts";
import { isReference } from "../../../contract/requests/reference.ts";

// The longest search, encrypted.
const MAX_LENGTH = 2_000;
const WITH_QUERY = [DESK_PATH, FIGURES_PATH, PERSON_PATH, TEXTS_PATH];

/** The page to go to after signing in: one of the desk's, whatever a form says. */
export function pathWithin(wanted: string | undefined): string {
	if (!wanted || wanted.length > MAX_LENGTH || !URL.canParse(wanted, "http://desk.invalid")) return DESK_PATH;
	const { origin, pathname, search } = new URL(wanted, "http://desk.invalid");
	if (origin !== "http://desk.invalid") return DESK_PATH;
	if (WITH_QUERY.includes(pathname)) return `${pathname}${search}`;
	const reference = pathname.slice(DESK_PATH.length + 1);
	return pathname === requestPath(reference) && isReference(reference) ? pathname : DESK_PATH;
}
