/** The desk's one cookie: a token, and nothing else. */

const SECOND = 1000;

export interface DeskCookie {
	/** The token in it, or undefined if there is none of ours. */
	read: (headers: { get: (name: string) => string | null }) => string | undefined;
	set: (token: string, lasts: number) => string;
	clear: string;
}

/**
 * `__Host-` keeps other hosts of the same domain from setting it, and needs TLS and every path; only the desk's own
 * read it (docs/decisions/0036-desk-door.md).
 */
export function deskCookie(overTls: boolean): DeskCookie {
	const name = overTls ? "__Host-mesa" : "mesa";
	const attributes = `Path=/; HttpOnly; SameSite=Strict${overTls ? "; Secure" : ""}`;
	return {
		read: (headers) => {
			for (const pair of (headers.get("cookie") ?? "").split(";")) {
				const [key, value = ""] = pair.trim().split("=", 2);
				if (key === name && /^[\w-]{43}$/.test(value)) return value;
			}
			return undefined;
		},
		set: (token, lasts) => `${name}=${token}; Max-Age=${Math.floor(lasts / SECOND)}; ${attributes}`,
		clear: `${name}=; Max-Age=0; ${attributes}`,
	};
}
