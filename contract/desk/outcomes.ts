/** How far somebody came after the answer, as staff note it; nothing of medicine stands there. */
export const OUTCOMES = ["talked", "consultation", "clinic", "treatment"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why somebody does not go on; the step they had come to is kept beside it. */
export const LEFT_REASONS = ["silent", "cost", "later", "elsewhere", "other"] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];
