/** What is told of a clinic by code: content files and the pages in each language agree on these. */

/** What a clinic may do, in the order its page tells it. */
export const TREATMENTS = [
	"insemination",
	"ivf",
	"icsi",
	"donated-eggs",
	"donated-sperm",
	"egg-freezing",
	"embryo-tests",
] as const;

/** What may be spoken to patients (BCP 47). */
export const SPOKEN = ["es", "en", "fr", "pt", "it", "de", "ht"] as const;

/** In which its price may be told. */
export const PRICE_CURRENCIES = ["USD", "DOP", "EUR"] as const;

/** What is looked at of each clinic, in the order of the comparison. */
export const CRITERIA = ["licence", "direction", "laboratory", "prices", "consents", "results", "redlara"] as const;
