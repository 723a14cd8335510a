/** Drawings and videos that pages show as files of their own, under names that hold their hashes. */
const FILES = import.meta.glob<string>(
	["./emblems/*.svg", "./plates/*.svg", "./page-art/drawings/*.svg", "./document-cover/*.svg", "./videos/*"],
	{ query: "?url&no-inline", import: "default", eager: true },
);

/** The address of one. @param path below this folder */
export const artworkFile = (path: string): string => FILES[`./${path}`] ?? "";
