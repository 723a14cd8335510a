/** Sessions of the desk: which team member's device sent a request. */

import type { TeamMember } from "../settings/team.ts";
import type { SignIns } from "../store/sign-ins.ts";
import type { DeskCookie } from "./cookie.ts";

// Far more than a team has devices.
const MOST_KEPT = 1_000;

export interface SignedIn {
	member: TeamMember;
	token: string;
}

export interface SessionsOptions {
	cookie: DeskCookie;
	team: readonly TeamMember[];
	signIns: () => Pick<SignIns, "addressOf">;
}

/** Asks the store each time, so that a device that was signed out is out at once. */
export function sessions({ cookie, team, signIns }: SessionsOptions) {
	/** Devices the store knew when it was last asked: they may go on reading what they saw while it is down. */
	const known = new Map<string, TeamMember>();
	const addresses = team.map(({ address }) => address);

	/** @throws the store's error */
	async function signedIn(headers: Headers): Promise<SignedIn | undefined> {
		const token = cookie.read(headers);
		if (!token) return undefined;
		const address = await signIns().addressOf(token, addresses);
		const member = team.find((one) => one.address === address);
		known.delete(token);
		if (!member) return undefined;
		known.set(token, member);
		if (known.size > MOST_KEPT) known.delete(known.keys().next().value as string);
		return { member, token };
	}

	/** Who it was when the store was last asked. */
	function lastKnown(headers: Headers): TeamMember | undefined {
		const token = cookie.read(headers);
		return token ? known.get(token) : undefined;
	}

	return { signedIn, lastKnown, forget: (token: string) => known.delete(token) };
}
