/** The desk's one cookie: a token, and nothing else. */

const SECOND = 1000;

export interface DeskCookie {
	/** The token in it, or undefined where there is none of ours. */
	read: (headers: { get: (name: string) => string | null }) => string | undefined;
	/** @param lasts in milliseconds */
	set: (token: string, lasts: number) => string;
	clear: string;
}

/**
 * `__Host-` keeps other hosts of the same domain from setting it, which is why it is sent to every path; only the desk's
 * own read it (docs/decisions/0036-desk-door.md).
 * @param overTls whether the service is reached over TLS; without, browsers would not keep a cookie of that name
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
