/** The editor's own files, for members who edit texts; its page has a policy of its own (docs/decisions/0045-texts.md). */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { lookup } from "mrmime";
import { DRAFT_PAGES_PATH, EDITOR_PATH, PICTURES_PATH, TEXTS_API_PATH } from "../../../contract/desk/texts.ts";
import { CACHE_REVALIDATE, SECURITY_HEADERS } from "../../../contract/web/site-headers.ts";
import { acceptedEncodings, ENCODINGS, ENDINGS } from "../../web/encodings.ts";
import { DESK_HEADERS, seeOther } from "../desk-response.ts";

const PAGE = "index.html";
/** What the page's program may be. */
const PROGRAMS = ["start.js", "cms/", "immutable/", "turndown/", "exifr/"];

/** @param folder read once when first asked: a new build changes nothing that is served @param siteUrl its scheme */
export function editorFiles(folder: string, siteUrl: string) {
	let read: ReturnType<typeof readAll> | undefined;
	const { protocol } = new URL(siteUrl);

	function readAll() {
		const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
		const files = new Map(
			names
				.filter((name) => extname(name))
				.map((name) => [name.replaceAll("\\", "/"), readFileSync(join(folder, name))]),
		);
		const [, imports = ""] = /<script type="importmap">([\s\S]*?)<\/script>/.exec(String(files.get(PAGE))) ?? [];
		return { files, hash: createHash("sha256").update(imports).digest("base64") };
	}

	/** @returns undefined for what is not there */
	function answer({ url, headers, method }: Request): Response | undefined {
		if (method !== "GET" && method !== "HEAD") return undefined;
		const { pathname, host } = new URL(url);
		read ??= readAll();
		const { files, hash } = read;
		if (pathname === EDITOR_PATH && files.has(PAGE)) return seeOther(`${EDITOR_PATH}/`);
		const asked = pathname.slice(EDITOR_PATH.length + 1) || PAGE;
		// The program asks for its words as for JSON, and takes a module.
		const name = [asked, `${asked}.js`].find((one) => files.has(one));
		const whole = name && files.get(name);
		if (!whole) return undefined;
		const etag = `"${createHash("sha256").update(whole).digest("base64url").slice(0, 22)}"`;
		const own = {
			...SECURITY_HEADERS,
			...DESK_HEADERS,
			"Cache-Control": CACHE_REVALIDATE,
			"Content-Type": name.endsWith(".mjs") ? "text/javascript" : (lookup(name) ?? "application/octet-stream"),
			"Content-Security-Policy": policy(`${protocol}//${host}${EDITOR_PATH}`, hash),
			ETag: etag,
			Vary: "Accept-Encoding, Cookie",
		};
		if (headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: own });
		const encoding = acceptedEncodings(headers.get("accept-encoding") ?? undefined).find(
			(one) => ENCODINGS.includes(one) && files.has(name + ENDINGS[one]),
		);
		const bytes = (encoding && files.get(name + ENDINGS[encoding])) ?? whole;
		return new Response(method === "HEAD" ? null : new Uint8Array(bytes), {
			headers: { ...own, ...(encoding && { "Content-Encoding": encoding }) },
		});
	}

	/** Its own paths and nothing else of this origin: no window, frame or request reaches the desk. */
	function policy(base: string, hash: string): string {
		const programs = PROGRAMS.map((path) => `${base}/${path}`).join(" ");
		const origin = base.slice(0, -EDITOR_PATH.length);
		const api = origin + TEXTS_API_PATH;
		return [
			"default-src 'none'",
			`script-src ${programs} 'sha256-${hash}' 'wasm-unsafe-eval'`,
			"style-src 'unsafe-inline'",
			`img-src ${base}/cms/ ${api}/ ${origin}${PICTURES_PATH}/ blob: data:`,
			`font-src ${base}/cms/`,
			`connect-src ${base}/settings.json ${base}/cms/ ${api}/ blob: data:`,
			`worker-src ${base}/cms/ blob:`,
			"media-src blob:",
			`frame-src ${origin}${DRAFT_PAGES_PATH}/ blob:`,
			// The frame beside the form says where its page is from.
			"base-uri 'self'",
			"form-action 'none'",
			"frame-ancestors 'none'",
			"sandbox allow-scripts allow-same-origin allow-downloads allow-modals",
		].join("; ");
	}

	return { answer };
}
