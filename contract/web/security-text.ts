/** `/.well-known/security.txt`: where to report a weakness of the site (RFC 9116). */

export const SECURITY_TEXT_PATH = "/.well-known/security.txt";

const DAY = 24 * 60 * 60 * 1000;
// RFC 9116, section 2.5.5: a file that is not renewed expires in less than a year.
const VALID_DAYS = 350;

/** The file's text, written for each request, or by the build for a static host. @param email gets the reports */
export function securityText(email: string, siteUrl: string, now: Date): string {
	// By the day, so that the same day gets the same file.
	const today = Math.floor(now.getTime() / DAY) * DAY;
	const lines = [
		`Contact: mailto:${email}`,
		`Expires: ${new Date(today + VALID_DAYS * DAY).toISOString()}`,
		"Preferred-Languages: es, en",
		`Canonical: ${siteUrl}${SECURITY_TEXT_PATH}`,
	];
	return `${lines.join("\n")}\n`;
}
