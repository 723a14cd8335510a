/** Where a request came from, beside the form's questions. What names a person to an advertiser (`gclid`, `fbclid`) is never read. */

/** A name that many share. Letters are Latin ones: no mark of direction or emoji breaks the line it stands in. */
const NAME = /^[\p{Script=Latin}\d._-]{1,60}$/u;

const RULES = {
	/** Path of the page that led to the form. */
	page: /^(?:\/[\w.-]{1,100}){1,6}\/?$|^\/$/,
	source: NAME,
	medium: NAME,
	campaign: NAME,
	/** Host of the site that led here. */
	referrer: /^(?:[a-z\d-]{1,63}\.){1,8}[a-z\d-]{2,63}$/i,
};

/** No part is longer; what is, is not looked at. */
const MAX_LENGTH = 120;

export type Origin = { [Part in keyof typeof RULES]?: string | undefined };

export const ORIGIN_RULES = Object.entries(RULES) as [keyof Origin, RegExp][];

/** What a request says of its origin. Anything that breaks a rule is left out: the request matters more. */
export function readOrigin(given: Readonly<Record<string, unknown>>): Origin {
	const parts = ORIGIN_RULES.flatMap(([part, rule]) => {
		const value = given[part];
		if (typeof value !== "string" || value.length > MAX_LENGTH) return [];
		const plain = value.normalize("NFC");
		return rule.test(plain) ? [[part, part === "page" ? plain : plain.toLowerCase()]] : [];
	});
	return Object.fromEntries(parts);
}

/** The part of a `URL` that is read here. */
interface Address {
	pathname: string;
	searchParams: { get: (name: string) => string | null };
}

/** A page's path, and the campaign that its address names. */
export function originOfAddress({ pathname, searchParams }: Address): Origin {
	const named = (part: string) => searchParams.get(`utm_${part}`);
	return readOrigin({ page: pathname, source: named("source"), medium: named("medium"), campaign: named("campaign") });
}
