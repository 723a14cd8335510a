import { desk, site } from "virtual:content";
import type { APIRoute } from "astro";
import { deskManifest } from "../manifest/manifest.ts";

/** The build moves it out of the public files: the service answers with it below the desk's path. */
export const GET: APIRoute = () => new Response(JSON.stringify(deskManifest(site, desk)));
