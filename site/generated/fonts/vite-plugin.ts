import type { Plugin } from "vite";
import { fontFaces, type WhenLate } from "./font-faces.ts";
import { fonts } from "./fonts.ts";

const NAME = "virtual:fonts.css";

/** Makes the font faces a style sheet of the site: `import "virtual:fonts.css"`. */
export function fontsPlugin(whenLate?: WhenLate): Plugin {
	return {
		name: "ivf-do-fonts",
		resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
		load: async (id) => (id === `\0${NAME}` ? fontFaces(await fonts(), whenLate) : undefined),
	};
}
