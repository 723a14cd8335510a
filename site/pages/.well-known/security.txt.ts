import { site } from "virtual:content";
import type { APIRoute } from "astro";

const DAY = 24 * 60 * 60 * 1000;
// RFC 9116, section 2.5.5: a file nobody renews should stop being believed, in less than a year.
const VALID_FOR = 350 * DAY;

/** Where to report a weakness of the site (RFC 9116). It is renewed by each build. */
export const GET: APIRoute = ({ site: address }) => {
	const lines = [
		`Contact: mailto:${site.email}`,
		`Expires: ${new Date(Date.now() + VALID_FOR).toISOString()}`,
		"Preferred-Languages: es, en",
		`Canonical: ${new URL("/.well-known/security.txt", address).href}`,
	];
	return new Response(`${lines.join("\n")}\n`);
};
