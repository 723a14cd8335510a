/** Names under which the browser holds a plan, and what a link to one begins with behind its `#`. */
export const PLAN_KEY = "mi-plan";
/** What is taken to the contact form, in the tab alone, until it stands there. */
export const REQUEST_KEY = "mi-plan-solicitud";
export const LINK_START = "#plan=";
