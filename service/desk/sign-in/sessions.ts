/** Sessions of the desk: its one cookie, which holds a token and nothing else, and whose device sent it. */
import { parse } from "hono/utils/cookie";
import { SECOND } from "../../durations.ts";
import type { TeamMember } from "../../settings/team.ts";
import type { DeskOptions } from "../desk-view.ts";

export type DeskCookie = ReturnType<typeof deskCookie>;

/** `__Host-` keeps other hosts of the domain from setting it, and needs TLS and every path; the desk's alone (0036). */
export function deskCookie(overTls: boolean) {
	const name = overTls ? "__Host-mesa" : "mesa";
	const attributes = `Path=/; HttpOnly; SameSite=Strict${overTls ? "; Secure" : ""}`;
	return {
		/** The token in it, or undefined if there is none of ours. */
		read: (headers: { get: (name: string) => string | null }): string | undefined => {
			const value = parse(headers.get("cookie") ?? "", name)[name] ?? "";
			return /^[\w-]{43}$/.test(value) ? value : undefined;
		},
		set: (token: string, lasts: number) => `${name}=${token}; Max-Age=${Math.floor(lasts / SECOND)}; ${attributes}`,
		clear: `${name}=; Max-Age=0; ${attributes}`,
	};
}

// Far more than a team has devices.
const MAX_KNOWN = 1_000;

/** Asks the store each time, so that a device that was signed out is out at once. */
export function sessions(cookie: DeskCookie, { team, store }: Pick<DeskOptions, "team" | "store">) {
	/** Devices the store knew when it was last asked: they may go on reading what they saw while it is down. */
	const known = new Map<string, TeamMember>();
	/** Devices that left while the store was down, and whether all of their member's were to leave. */
	const leaving = new Map<string, { everywhere: boolean }>();
	const addresses = team.map(({ address }) => address);

	/** @throws the store's error */
	async function signedIn(headers: Headers): Promise<TeamMember | undefined> {
		const token = cookie.read(headers);
		if (!token || leaving.has(token)) return undefined;
		const address = await store().signIns.addressOf(token, addresses);
		const member = team.find((one) => one.address === address);
		known.delete(token);
		if (!member) return undefined;
		known.set(token, member);
		if (known.size > MAX_KNOWN) known.delete(known.keys().next().value as string);
		return member;
	}

	/** Who it was when the store was last asked. */
	function lastKnown(headers: Headers): TeamMember | undefined {
		const token = cookie.read(headers);
		return token ? known.get(token) : undefined;
	}

	/** Signs out this device, or all of its member's. @returns whether the store has it; else `recheck` tells it later */
	async function signOut(headers: Headers, everywhere: boolean): Promise<boolean> {
		const token = cookie.read(headers);
		if (!token) return true;
		const member = known.get(token);
		if (member) forget(token, everywhere ? member.address : undefined);
		try {
			await signOutInStore(token, everywhere);
			return true;
		} catch {
			if (member) leaving.set(token, { everywhere });
			return false;
		}
	}

	async function signOutInStore(token: string, everywhere: boolean): Promise<void> {
		const address = everywhere ? await store().signIns.addressOf(token, addresses) : undefined;
		if (address) await store().signIns.signOutEverywhere(address);
		await store().signIns.signOut(token);
		forget(token, address);
	}

	function forget(token: string, address: string | undefined): void {
		known.delete(token);
		for (const [other, member] of known) if (member.address === address) known.delete(other);
	}

	/** Hears of devices that other processes signed out, and tells the store of those that left while it was down. */
	async function recheck(): Promise<void> {
		try {
			for (const [token, { everywhere }] of leaving) {
				await signOutInStore(token, everywhere);
				leaving.delete(token);
			}
			for (const token of [...known.keys()])
				if (!(await store().signIns.addressOf(token, addresses))) known.delete(token);
		} catch {
			// Next time.
		}
	}

	return { signedIn, lastKnown, signOut, recheck };
}
