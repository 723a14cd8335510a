/** How a contact came that staff write down themselves; what comes by a form has none of these. */
export const CAME_BY = ["whatsapp", "call", "mail", "in_person"] as const;
export type CameBy = (typeof CAME_BY)[number];

/** How somebody agreed that their data be kept and answered: told aloud, in writing, or on signed paper. */
export const CONSENTS = ["spoken", "written", "signed"] as const;
export type Consent = (typeof CONSENTS)[number];
