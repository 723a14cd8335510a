/** The editor's settings, made from the schemas that the build checks the content with. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { schemaComment } from "../../content-model/schema-name.ts";
import { PICTURES_PATH, TEXTS_API_PATH } from "../../contract/desk/texts.ts";
import { LIST } from "../codec/form.ts";
import { createFields, type Field } from "./field.ts";
import { dictionaryIn, type JsonSchema } from "./json-schema.ts";
import { editorNames, LISTS } from "./names.ts";
import { MARKDOWN, type Settings } from "./settings-file.ts";

const PICTURES = "content/imagenes";
const SOURCE_NAMES = { collection: "generales", file: "sources-es" };
const MAX_PICTURE = 10_000_000;
const MAX_SIDE = 2000;
/** What Markdown may have in it. @param components `image` where pictures stand in it */
const body = (...components: string[]): Field => ({
	name: "body",
	label: "Texto",
	widget: "richtext",
	i18n: true,
	modes: ["rich_text", "raw"],
	buttons: ["bold", "italic", "link", "heading-two", "heading-three", "bulleted-list", "numbered-list"],
	editor_components: components,
});

/** @param content the content's folder, with its schemas */
export function editorSettings(content: string): Settings {
	const { words, formats, all, file, folder } = reader(content);
	const files = (name: string, paths: readonly string[]) => ({
		name,
		label: words.collections[name],
		i18n: true,
		files: paths.map(file),
	});
	const collections = [
		files(LISTS.pages, all("es/pages/**/*.yaml")),
		files(LISTS.units, all("es/units/*.yaml")),
		folder("answers", "yaml"),
		folder("articulos", "md"),
		folder("clinics", "yaml", false),
		folder("people", "yaml", false),
		files("generales", Object.keys(words.general)),
		files(LISTS.plan, all("es/plan/*.yaml")),
		files(LISTS.legal, [...all("es/legal/*.md"), ...all("es/guides/*.md")]),
		files(LISTS.videos, all("es/videos/*.yaml")),
	];
	return { formats, words: words.page, config: { ...GENERAL, collections } };
}

const GENERAL = {
	backend: { name: "gitea", repo: "ivf/sitio", branch: "textos", api_root: TEXTS_API_PATH, include_credentials: true },
	app_title: "Textos",
	load_config_file: false,
	media_folder: PICTURES,
	public_folder: PICTURES_PATH,
	show_preview_links: false,
	i18n: { structure: "multiple_folders", locales: ["es", "en"], default_locale: "es", initial_locales: "default" },
	slug: { encoding: "ascii", clean_accents: true },
	output: { omit_empty_optional_fields: true },
	media_libraries: {
		default: {
			config: {
				max_file_size: MAX_PICTURE,
				slugify_filename: true,
				transformations: { raster_image: { format: "webp", width: MAX_SIDE, height: MAX_SIDE } },
			},
		},
		stock_assets: { providers: [] },
	},
};

function reader(content: string) {
	const read = (path: string) => readFileSync(join(content, path), "utf8");
	const { words, choices, labelOf, schemaOf } = editorNames(read);
	const formats: Settings["formats"] = { [MARKDOWN]: {} };

	const all = (pattern: string) =>
		globSync(pattern, { cwd: content })
			.map((path) => path.replaceAll("\\", "/"))
			.sort();

	/** @param kind of file that the editor may make more of, each with its first line */
	function formatOf(schema: JsonSchema, kind = "file", header?: string): string {
		const dictionary = dictionaryIn(schema);
		const name = `${kind}-${dictionary ?? "fields"}`;
		formats[name] = { dictionary, header };
		return name;
	}

	function fieldsOf(schema: JsonSchema, label = "Lista", sections?: ReadonlySet<string>): Field[] {
		const {
			fieldsOf: some,
			list,
			dictionary,
		} = createFields({ choices: choices(), sections, sourceNames: SOURCE_NAMES });
		const whole = { name: LIST, label, i18n: true };
		if (schema.type === "array") return [{ ...whole, ...list(LIST, schema) }];
		if (typeof schema.additionalProperties === "object") return [{ ...whole, ...dictionary(schema) }];
		return some(schema);
	}

	function file(path: string) {
		const isMarkdown = path.endsWith(".md");
		const schema = schemaOf(path);
		const { sections }: { sections?: { type: string }[] } = isMarkdown ? {} : parse(read(path));
		const i18n = path.startsWith("es/") && existsSync(join(content, path.replace("es/", "en/")));
		const name = path
			.replace(/^es\//, "")
			.replace(/\.\w+$/, "")
			.replaceAll("/", "-");
		return {
			name: path === "es/sources.yaml" ? SOURCE_NAMES.file : name,
			label: labelOf(path),
			file: `content/${i18n ? path.replace("es/", "{{locale}}/") : path}`,
			format: isMarkdown ? MARKDOWN : formatOf(schema),
			i18n,
			fields: [
				...fieldsOf(schema, labelOf(path), new Set(sections?.map(({ type }) => type))),
				...(isMarkdown ? [body()] : []),
			],
		};
	}

	/** Files that the editor may make more of. @param i18n whether each language has its own */
	function folder(path: keyof typeof LISTS, extension: "yaml" | "md", i18n = true) {
		const name = LISTS[path];
		const example = `${i18n ? "es/" : ""}${path}/x.${extension}`;
		const title = i18n ? "title" : "name";
		const schema = schemaOf(example);
		const isMarkdown = extension === "md";
		return {
			name,
			label: words.collections[name],
			label_singular: words.one[name],
			folder: `content/${i18n ? "{{locale}}/" : ""}${path}`,
			extension,
			format: isMarkdown ? MARKDOWN : formatOf(schema, path, schemaComment(example)),
			create: true,
			i18n,
			slug: `{{${title}}}`,
			identifier_field: title,
			...(!isMarkdown && { editor: { preview: false } }),
			fields: [...fieldsOf(schema), ...(isMarkdown ? [body("image")] : [])],
		};
	}

	return { words, formats, all, file, folder };
}
