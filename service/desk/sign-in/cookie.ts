/** The desk's one cookie: a token, and nothing else. */
import { SECOND } from "../../durations.ts";

export type DeskCookie = ReturnType<typeof deskCookie>;

/**
 * `__Host-` keeps other hosts of the same domain from setting it, and needs TLS and every path; only the desk's own
 * read it (docs/decisions/0036-desk-door.md).
 */
export function deskCookie(overTls: boolean) {
	const name = overTls ? "__Host-mesa" : "mesa";
	const attributes = `Path=/; HttpOnly; SameSite=Strict${overTls ? "; Secure" : ""}`;
	return {
		/** The token in it, or undefined if there is none of ours. */
		read: (headers: { get: (name: string) => string | null }): string | undefined => {
			for (const pair of (headers.get("cookie") ?? "").split(";")) {
				const [key, value = ""] = pair.trim().split("=", 2);
				if (key === name && /^[\w-]{43}$/.test(value)) return value;
			}
			return undefined;
		},
		set: (token: string, lasts: number) => `${name}=${token}; Max-Age=${Math.floor(lasts / SECOND)}; ${attributes}`,
		clear: `${name}=; Max-Age=0; ${attributes}`,
	};
}
