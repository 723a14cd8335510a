import { isReference } from "../../contract/reference.ts";

/** Where the desk is; no page of visitors leads there. */
export const DESK_PATH = "/mesa";

export const ENTER_PATH = `${DESK_PATH}/entrar`;
export const CODE_PATH = `${DESK_PATH}/codigo`;
export const LEAVE_PATH = `${DESK_PATH}/salir`;
export const FIGURES_PATH = `${DESK_PATH}/cifras`;
export const FIGURES_CSV_PATH = `${FIGURES_PATH}.csv`;
export const PERSON_PATH = `${DESK_PATH}/persona`;
export const REVISION_PATH = `${DESK_PATH}/novedades`;

/** The page of one request. */
export const requestPath = (reference: string) => `${DESK_PATH}/${reference}`;

const WITH_QUERY = [DESK_PATH, FIGURES_PATH, PERSON_PATH];

/**
 * Where to go on to after signing in: a page of the desk's, whatever a form says.
 * @param wanted a path as a link or form names it
 */
export function pathWithin(wanted: string | undefined): string {
	if (!wanted || wanted.length > 500 || !URL.canParse(wanted, "http://desk.invalid")) return DESK_PATH;
	const { origin, pathname, search } = new URL(wanted, "http://desk.invalid");
	if (origin !== "http://desk.invalid") return DESK_PATH;
	if (WITH_QUERY.includes(pathname)) return `${pathname}${search}`;
	const reference = pathname.slice(DESK_PATH.length + 1);
	return pathname === requestPath(reference) && isReference(reference) ? pathname : DESK_PATH;
}
