/** What the editor of texts asks for: its API, which the publisher answers, and the draft's pages. */
import { randomBytes } from "node:crypto";
import { readFile, realpath } from "node:fs/promises";
import { extname, join } from "node:path";
import { lookup } from "mrmime";
import { DESK_PATH } from "../../../contract/desk/paths.ts";
import {
	DRAFT_BUILD,
	DRAFT_PAGES_PATH,
	EDITOR_PATH,
	PICTURES_PATH,
	TEXTS_API_PATH,
	TEXTS_FOLDER,
	TEXTS_PATH,
} from "../../../contract/desk/texts.ts";
import { SECURITY_HEADERS } from "../../../contract/web/site-headers.ts";
import type { TeamMember } from "../../settings/team.ts";
import { readBody } from "../../web/body.ts";
import { emptyResponse, jsonResponse } from "../../web/response.ts";
import { DESK_HEADERS, seeOther } from "../desk-response.ts";
import { isOwnOrigin } from "../own-origin.ts";
import { editorFiles } from "./editor-files.ts";
import type { Publisher } from "./publisher-client.ts";

/** One picture of 10 MB in base64, and the words beside it. */
const MAX_BYTES = 15 * 1024 * 1024;

/** A draft page has no origin: its scripts reach neither desk nor editor, and its requests carry no desk cookie. */
const DRAFT_POLICY =
	"sandbox allow-scripts; default-src 'self' 'unsafe-inline' data:; connect-src 'none'; frame-src 'none'; form-action 'none'; frame-ancestors 'self'";
const DRAFT_HEADERS = {
	...SECURITY_HEADERS,
	...DESK_HEADERS,
	"Content-Security-Policy": DRAFT_POLICY,
	"Cross-Origin-Resource-Policy": "cross-origin",
	"Access-Control-Allow-Origin": "*",
	"Cache-Control": "no-store",
};

/** Where the publisher has the files of the draft. */
const DRAFT_FOLDER = "/api/v1/repos/ivf/sitio/media/textos/content";

interface EditorOptions {
	publisher: Publisher;
	dataFolder: string;
	/** Of the build. */
	editorFolder: string;
	/** Of the desk. */
	siteUrl: string;
	/** Where the editor has a host of its own. */
	textsUrl: string | undefined;
	signedIn: (headers: Headers) => Promise<TeamMember | undefined>;
}

const signedOut = (desk: string) =>
	`Tu sesión terminó. Entra otra vez en la mesa (${desk}), en otra pestaña, y vuelve a guardar: lo que escribiste sigue aquí.`;
const FOREIGN = "Por seguridad, abre el editor por su propia dirección y hazlo desde allí.";
const TOO_LARGE = "Es demasiado de una vez: sube las imágenes de una en una, de 10 MB como mucho.";
const NOT_YET = "Esta página no está todavía en la vista. Prueba otra vez en unos segundos.";
const NOT_HERE = "El editor no responde ahora mismo. Lo que escribiste sigue aquí: prueba otra vez en un minuto.";

export function editorRoutes({ publisher, dataFolder, editorFolder, siteUrl, textsUrl, signedIn }: EditorOptions) {
	/** In the addresses of the draft's pages: what these load and lead to is asked for without the cookie. */
	const key = randomBytes(24).toString("base64url");
	const pages = `${DRAFT_PAGES_PATH}/${key}`;
	const files = editorFiles(editorFolder, siteUrl);

	/** @returns undefined for what is not there, or not for this member */
	async function answer(asked: Request): Promise<Response | undefined> {
		const { pathname, search, host } = new URL(asked.url);
		if (pathname.startsWith(`${pages}/`)) return await draftFile(pathname.slice(pages.length));
		const isPicture = pathname.startsWith(`${PICTURES_PATH}/`);
		const isApi = isPicture || pathname.startsWith(`${TEXTS_API_PATH}/`);
		let member: TeamMember | undefined;
		try {
			member = await signedIn(asked.headers);
		} catch {
			return refusal(503, NOT_HERE);
		}
		if (!member && isApi) return refusal(401, signedOut(host + DESK_PATH));
		if (!member?.editor) return undefined;
		const below = pathname.slice(EDITOR_PATH.length) + search;
		if (isApi) return await api(asked, isPicture ? DRAFT_FOLDER + below : below, member);
		const isStart = pathname === `${EDITOR_PATH}/`;
		// What is missing is said at the desk.
		if (isStart && !(await publisher.ask("GET", "/api/v1/version", member)))
			return seeOther(`${textsUrl ? siteUrl : ""}${TEXTS_PATH}`);
		if (!pathname.startsWith(`${DRAFT_PAGES_PATH}/`)) return files.answer(asked);
		if (asked.method !== "GET") return undefined;
		return seeOther(`${pages}${pathname.slice(DRAFT_PAGES_PATH.length)}`);
	}

	async function api(asked: Request, path: string, member: TeamMember): Promise<Response> {
		const { method, headers } = asked;
		if (method !== "GET" && method !== "POST") return emptyResponse(405, { ...DESK_HEADERS, Allow: "GET, POST" });
		if (method === "POST" && !isOwnOrigin(headers, siteUrl)) return refusal(403, FOREIGN);
		const sent = method === "POST" ? await readBody(asked, MAX_BYTES).catch(() => undefined) : new Uint8Array();
		if (!sent) return refusal(413, TOO_LARGE);
		const answered = await publisher.ask(method, path, member, sent);
		if (!answered) return refusal(503, NOT_HERE);
		// Whatever is uploaded: a picture of the editor's, never a page of this origin.
		const policy = { "Content-Security-Policy": "sandbox; default-src 'none'", "Cache-Control": "no-store" };
		const own = { ...SECURITY_HEADERS, ...DESK_HEADERS, ...policy, "Content-Type": answered.type };
		return new Response(answered.body, { status: answered.status, headers: own });
	}

	/** A file of the draft's pages, as it was last built; whoever has its address may see it. */
	async function draftFile(path: string): Promise<Response> {
		const folder = await realpath(join(dataFolder, TEXTS_FOLDER, DRAFT_BUILD, "site")).catch(() => "");
		const name = decodeURIComponent(path).replace(/\/$/, "");
		for (const ending of ["", ".html", "/index.html"]) {
			const file = join(folder, name + ending);
			if (folder === "" || !file.startsWith(`${folder}/`)) continue;
			const bytes = await readFile(file).catch(() => undefined);
			if (!bytes) continue;
			const type = lookup(extname(file)) ?? "application/octet-stream";
			const isPage = type === "text/html";
			const body = isPage ? withinDraft(bytes.toString(), pages) : bytes;
			return new Response(body, {
				headers: { ...DRAFT_HEADERS, "Content-Type": isPage ? `${type}; charset=utf-8` : type },
			});
		}
		// In a frame, where the site's own page for what is not found may not stand.
		return new Response(NOT_YET, {
			status: 404,
			headers: { ...DRAFT_HEADERS, "Content-Type": "text/plain; charset=utf-8" },
		});
	}

	return { answer };
}

/** A page whose addresses lead to the draft's files, not to those of the public site. */
function withinDraft(html: string, pages: string): string {
	return html
		.replace(/(\s(?:href|src|poster|[\w-]+-url)=["']?)\/(?!\/)/g, `$1${pages}/`)
		.replace(/\ssrcset="[^"]*"/gi, (pictures) => pictures.replace(/([",]\s*)\/(?!\/)/g, `$1${pages}/`))
		.replace(/(\surl\(["']?|:url\(["']?)\/(?!\/)/g, `$1${pages}/`)
		.replace(/([\s,"'`(])\/(?=_astro\/)/g, `$1${pages}/`);
}

function refusal(status: number, message: string): Response {
	return jsonResponse({ message }, status, DESK_HEADERS);
}
