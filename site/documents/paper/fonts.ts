import { createRequire } from "node:module";
import { join } from "node:path";

/** Found from the project's root: where a bundle lies says nothing about where packages do. */
const { resolve } = createRequire(join(process.cwd(), "package.json"));

/** The faces a printed page uses, by the names its text styles give. All may be embedded (SIL Open Font License). */
export const FONT_FILES = {
	display: resolve("@fontsource/newsreader/files/newsreader-latin-500-normal.woff"),
	"display italic": resolve("@fontsource/newsreader/files/newsreader-latin-500-italic.woff"),
	text: resolve("@fontsource/figtree/files/figtree-latin-400-normal.woff"),
	"text bold": resolve("@fontsource/figtree/files/figtree-latin-600-normal.woff"),
} as const;

export type FontName = keyof typeof FONT_FILES;
