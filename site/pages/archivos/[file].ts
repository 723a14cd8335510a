import type { APIRoute, InferGetStaticPropsType } from "astro";
import { photographFiles } from "../../photographs/photographs.ts";

export const getStaticPaths = () => photographFiles.map((made) => ({ params: { file: made.name }, props: made }));

/** A photograph made while building, under a name that changes with its bytes. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { bytes, format } }) =>
	new Response(bytes.slice(), { headers: { "Content-Type": `image/${format}` } });
