import { fileURLToPath } from "node:url";
import { loadContent } from "../content-model/loader/load.ts";

/** What the site under test says when the specification leaves it to the editor. */
export const content = loadContent(fileURLToPath(new URL("../content", import.meta.url)));
