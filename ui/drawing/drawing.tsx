/// <reference types="vite/client" />
import type { SVGProps } from "react";

interface DrawingProps extends SVGProps<SVGSVGElement> {
	/** The texts of SVG files by their paths. */
	files: Readonly<Record<string, string>>;
	/** Of the file, without its folder and ending. */
	name: string;
}

/** A drawing within the page, for its styles; words beside it say the same. @throws if no file is called so */
export function Drawing({ files, name, ...look }: DrawingProps) {
	const [, svg] = Object.entries(files).find(([path]) => path.endsWith(`/${name}.svg`)) ?? [];
	if (!svg) throw new Error(`No drawing is called ${name}.`);
	const [, viewBox] = svg.match(/viewBox="([^"]+)"/) ?? [];
	const shapes = svg
		.replace(/^<svg[^>]*>|<\/svg>\s*$|<!--.*?-->/gs, "")
		.replace(/\s+/g, " ")
		.replace(/(>) | (?=\/?>)|^ | $/g, "$1");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours
	return <svg {...look} viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: shapes }} />;
}
