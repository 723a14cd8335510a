import { withoutAccents } from "../../contract/spelling/without-accents.ts";

/** The address probably meant: no accents before `@`, a well-known domain. @returns undefined if it is likely right */
export async function likelyAddress(address: string): Promise<string | undefined> {
	const { default: spelling } = await import("@zootools/email-spell-checker");
	const at = address.lastIndexOf("@") + 1;
	const domain = address.slice(at);
	const plain = withoutAccents(domain);
	const known = spelling.POPULAR_DOMAINS.includes(plain) ? plain : spelling.run({ email: `ana@${domain}` })?.domain;
	const likely = withoutAccents(address.slice(0, at)) + (known ?? domain);
	return at > 1 && likely !== address ? likely : undefined;
}
