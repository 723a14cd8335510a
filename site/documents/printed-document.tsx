/** What every printed document is made of: a page of HTML that `npm run generate` prints. */

import type { ReactNode } from "react";
import { MAIN_LOCALE } from "../../contract/languages.ts";
import { RichLine } from "../../ui/rich-line/rich-line.tsx";
import sheet from "./print.css?raw";

interface PrintedDocumentProps {
	/** Of the file. */
	title: string;
	/** With `{page}` and `{pages}`; stands on every page but the cover. */
	footer: string;
	cover: CoverProps;
	children: ReactNode;
}

interface CoverProps {
	/** An SVG that fills the head of the page. */
	art: string;
	eyebrow: string;
	title: string;
	lead: string;
	/** Above the contents. */
	contents: string;
	/** What the contents lead to, in order. */
	sections: readonly { title: string }[];
	owner: string;
	edition: string;
	warning?: string | undefined;
}

export function PrintedDocument({ title, footer, cover, children }: PrintedDocumentProps) {
	return (
		<html lang={MAIN_LOCALE}>
			<head>
				<meta charSet="utf-8" />
				<title>{title}</title>
				<style>{`${sheet}@page{@bottom-left{content:${counted(footer)}}}@page :first{@bottom-left{content:none}}`}</style>
			</head>
			<body>
				<Cover {...cover} />
				{children}
			</body>
		</html>
	);
}

/** A text with `{page}` and `{pages}` as what CSS calls content. */
function counted(footer: string): string {
	return footer
		.split(/\{(pages?)\}/)
		.map((part, place) => (place % 2 === 1 ? `counter(${part})` : JSON.stringify(part)))
		.join(" ");
}

function Cover({ art, eyebrow, title, lead, contents, sections, owner, edition, warning }: CoverProps) {
	return (
		<header className="cover">
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder */}
			<div className="cover__art" aria-hidden="true" dangerouslySetInnerHTML={{ __html: art }} />
			<p className="eyebrow">{eyebrow}</p>
			<RichLine as="h1" text={title} />
			<p className="cover__lead">{lead}</p>
			<p className="label">{contents}</p>
			<ol className="contents">
				{sections.map((one) => (
					<li key={one.title}>
						<a href={`#${anchor(one.title)}`}>
							<span>{one.title.replaceAll("*", "")}</span>
							{/* Written once the pages are counted. */}
							<span data-page-of={anchor(one.title)}>0</span>
						</a>
					</li>
				))}
			</ol>
			<footer className="cover__foot small">
				<p>{owner}</p>
				<p>{edition}</p>
				{warning && <p className="warning">{warning}</p>}
			</footer>
		</header>
	);
}

interface PrintedSectionProps {
	title: string;
	lead: string;
	eyebrow?: string;
	children: ReactNode;
}

/** A section, on a page of its own. */
export function PrintedSection({ title, lead, eyebrow, children }: PrintedSectionProps) {
	return (
		<section>
			{eyebrow && <p className="eyebrow">{eyebrow}</p>}
			<RichLine as="h2" id={anchor(title)} text={title} />
			<p className="lead">{lead}</p>
			{children}
		</section>
	);
}

/** The name of a section's place in the file. */
const anchor = (title: string) => title.normalize("NFD").replace(/[^A-Za-z\d]/g, "");

/** Short passages with a title each, two beside each other. */
export function Pairs({ items }: { items: readonly { title: string; text: string }[] }) {
	return (
		<div className="pairs">
			{items.map(({ title, text }) => (
				<div key={title}>
					<h3>{title}</h3>
					<p>{text}</p>
				</div>
			))}
		</div>
	);
}

export function List({ items, small = false }: { items: readonly string[]; small?: boolean }) {
	return (
		<ul className={small ? "list small" : "list"}>
			{items.map((item) => (
				<li key={item}>{item}</li>
			))}
		</ul>
	);
}

/** Words set apart. */
export function Aside({ children }: { children: ReactNode }) {
	return <div className="aside">{children}</div>;
}

/** A circle of four curves: Chromium prints one of its own as two hundred. */
export function Circle({ cx, cy, r, className }: { cx: number; cy: number; r: number; className?: string }) {
	const k = r * 0.5523;
	const d = `M${cx + r} ${cy}c0 ${k} ${k - r} ${r} ${-r} ${r}s${-r} ${k - r} ${-r} ${-r} ${r - k} ${-r} ${r} ${-r} ${r} ${r - k} ${r} ${r}Z`;
	return <path className={className} d={d} />;
}

/** A number that stays on one line. */
export const unbroken = (words: string) => words.replaceAll(" ", "\u00a0");
