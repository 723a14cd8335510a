import { site } from "virtual:content";
import type { APIRoute } from "astro";
import { manifest } from "../manifest/manifest.ts";

export const GET: APIRoute = () =>
	new Response(JSON.stringify(manifest(site)), { headers: { "Content-Type": "application/manifest+json" } });
