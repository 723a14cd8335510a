import type { APIRoute } from "astro";
import { iconResponse, ROOT_ICONS } from "../artwork/mark/icons.ts";

export const GET: APIRoute = () => iconResponse(ROOT_ICONS["favicon.ico"]);
