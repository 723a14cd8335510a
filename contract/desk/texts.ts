/** Texts that the team edits: where the editor and its pages are, and what the publisher tells the service. */
import { DESK_PATH } from "./paths.ts";

/** Below it the editor, its API and the draft's pages; for members with `editor` or `admin`. */
export const EDITOR_PATH = "/textos";
/** The base of the git host's API that the editor speaks. */
export const TEXTS_API_PATH = `${EDITOR_PATH}/api/v1`;
/** The draft's pictures, where the editor looks for them. */
export const PICTURES_PATH = `${EDITOR_PATH}/imagenes`;
/** The draft's pages, as they were last built. */
export const DRAFT_PAGES_PATH = `${EDITOR_PATH}/vista`;
/** What differs from what is public, and what is done about it. */
export const TEXTS_PATH = `${DESK_PATH}/textos`;

/** Below the data folder. */
export const TEXTS_FOLDER = "textos";
/** Below the texts' folder: the publisher's socket, the build that is public, and the draft's pages. */
export const PUBLISHER_SOCKET = "publisher.sock";
export const PUBLIC_BUILD = "current";
export const DRAFT_BUILD = "vista";

/** One place where the draft says something else than what is public. */
export interface TextChange {
	/** As the editor calls it: `Páginas › Página de inicio (/)`. */
	file: string;
	/** By the titles of its fields: `Secciones › 2 › Título`; empty for a whole file. */
	place: string;
	/** What is public; none if it is new. */
	before?: string | undefined;
	/** What the draft says; none if it goes. */
	after?: string | undefined;
}

/** Something that was published. */
export interface Publication {
	id: string;
	at: string;
	name: string;
	message: string;
	/** When that was published to which this goes back. */
	backTo?: string;
}

/** What the publisher knows, for the page of the desk. */
export interface TextsState {
	/** The draft's commit. */
	draft: string;
	changes: TextChange[];
	/** How many further changes there are. */
	more: number;
	/** What keeps the draft from being published, each with its cure. */
	faults: string[];
	/** Files in which somebody changed the same lines outside of the editor. */
	conflicts: string[];
	/** Texts of translations that no longer say what the original says. */
	untranslated: string[];
	/** Texts that a doctor or a lawyer still has to sign. */
	waiting: Record<"medico" | "abogado", string[]>;
	/** Of the draft's pages: whether they show it, are being built, or why they cannot. */
	preview: { shows: boolean; building: boolean; problem?: string };
	/** What is being published, or why it was not. */
	job?: { name: string; running: boolean; problem?: string };
	/** Why the copy elsewhere is behind. */
	remote?: string;
	/** The newest first; what is public is the first of them. */
	publications: Publication[];
}
