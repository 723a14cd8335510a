import { desk, site } from "virtual:content";
import type { APIRoute } from "astro";
import { deskManifest, manifest } from "../manifest/manifest.ts";

/** The desk's is moved out of the public files by the build: the service answers with it below the desk's path. */
const MANIFESTS = { manifest: manifest(site), desk: deskManifest(site, desk) };

export const getStaticPaths = () => Object.entries(MANIFESTS).map(([name, props]) => ({ params: { name }, props }));

export const GET: APIRoute = ({ props }) =>
	new Response(JSON.stringify(props), { headers: { "Content-Type": "application/manifest+json" } });
