/** The folders whose files have the same schema. */
const SHARED: Readonly<Record<string, string>> = {
	pages: "page",
	units: "unit",
	videos: "video",
	answers: "answers",
	articulos: "article",
	legal: "legal",
	guides: "guide",
};

/** The name of a content file's schema. @param file path below the content folder, `es/pages/home.yaml` */
export function schemaName(file: string): string {
	const folders = file.replace(/\.\w+$/, "").split("/");
	const name = folders.pop() ?? "";
	const [language, folder = ""] = folders;
	if (language === "clinics") return "clinic";
	if (language === "people") return "person";
	if (file === "team/mails.yaml") return "team-mails";
	if (folder === "plan") return `plan-${name}`;
	return SHARED[folder] ?? (language && name === "sources" ? "source-titles" : name);
}

/** The comment by which an editor's YAML server finds it. */
export function schemaComment(file: string): string {
	const depth = file.split("/").length - 1;
	return `# yaml-language-server: $schema=${"../".repeat(depth) || "./"}.schemas/${schemaName(file)}.json`;
}
