/** The paragraphs of a text. Behind `|` YAML keeps the empty line between them; elsewhere it leaves one line break. */
export const paragraphsOf = (prose: string): string[] =>
	prose.trim().split(prose.trim().includes("\n\n") ? /\n{2,}/ : "\n");
