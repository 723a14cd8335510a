/** What pages and service agree on when nothing is set, so that a bare start works. */
export const DEFAULT_SITE_URL = "http://127.0.0.1:4321";
export const DEFAULT_CONTACT_PUBLIC_KEY = "ivf-do-public";
