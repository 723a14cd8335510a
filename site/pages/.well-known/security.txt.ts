import { site } from "virtual:content";
import type { APIRoute } from "astro";
import { securityText } from "../../../contract/web/security-text.ts";
import { buildSettings } from "../../build-settings.ts";

/** For static hosts, renewed by each build; the service answers with one of its own. */
export const GET: APIRoute = () =>
	new Response(securityText(site.email, buildSettings(process.env).siteUrl, new Date()));
