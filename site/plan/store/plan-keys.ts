/** Names under which the browser holds a plan, and what a link to one begins with behind its `#`. */

/** Begins the name of everything that is held. */
export const PLAN_KEY = "mi-plan";
/** What is taken to the contact form, in the tab alone, until it stands there; and the channel on which tabs hear of «Borrar todo». */
export const REQUEST_KEY = "mi-plan-solicitud";
export const LINK_START = "#plan=";
/** The same as chats pass it on: its sign may be escaped, more than once. */
export const PLAN_LINK = /^#plan(?:=|%(?:25)*3d)/i;
/** What stands behind the `#` of a link from a clinic's page: its name. */
export const CLINIC_LINK = /^#clinica=(.*)/;
