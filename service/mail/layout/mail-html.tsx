import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MAIN_LANGUAGE } from "../../../contract/languages.ts";
import type { Block, Look, MailBody, Run } from "./mail-body.ts";
import drawn from "./mail-styles.json" with { type: "json" };

/** Inline styles, as some programs read no sheet, and classes for dark ones; colours of `site/styles/tokens.css`. */
const STYLES = drawn.styles as Record<keyof typeof drawn.styles, CSSProperties>;
const LOOKS: Record<Look, object> = drawn.looks;

const DARK_STYLES = drawn.dark.join("\n");

// By it browsers lay a mail out as mail programs do.
const DOCTYPE =
	'<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** After a preview, so that no program shows the words that follow it in the mail. */
const FILLER = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff".repeat(100);

/** A table that only lays out, as programs without CSS do (Outlook). */
const LAYOUT = { role: "presentation", border: 0, cellPadding: 0, cellSpacing: 0 } as const;

/** Classes by which the style sheet changes a paragraph in the dark colour scheme. */
const DARK_CLASSES: Partial<Record<Look, string>> = { small: "m-small", label: "m-small", reference: "m-reference" };

/** A mail as HTML. The wordmark is drawn from boxes, because a mail loads nothing. */
export function mailHtml({ preview, title, blocks }: MailBody, sender: string, language: string = MAIN_LANGUAGE) {
	const html = renderToStaticMarkup(
		<html lang={language} dir="ltr">
			<head>
				<meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
				<meta name="x-apple-disable-message-reformatting" />
				<title>{title}</title>
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<style>{DARK_STYLES}</style>
			</head>
			<body className="m-page" style={STYLES.page}>
				<div style={STYLES.preview}>
					{preview}
					{FILLER}
				</div>
				<table {...LAYOUT} width="100%" style={STYLES.frame}>
					<tbody>
						<tr>
							{/* Some programs drop the style of the body. */}
							<td className="m-page" style={STYLES.body}>
								<div style={STYLES.column}>
									<p className="m-line" style={STYLES.wordmark}>
										<span className="m-ring" style={STYLES.ring}>
											<span style={STYLES.core} />
										</span>
										{sender}
									</p>
									<h1 style={STYLES.heading}>{title}</h1>
									{blocks.map((block, index) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: rendered once
										<BlockView key={index} block={block} />
									))}
								</div>
							</td>
						</tr>
					</tbody>
				</table>
			</body>
		</html>,
	);
	return DOCTYPE + html;
}

function BlockView({ block }: { block: Block }) {
	switch (block.block) {
		case "rule":
			return <hr className="m-line" style={STYLES.rule} />;
		case "button":
			return (
				// Outlook pads no link: there the cell is padded; elsewhere both, or the link would be smaller than the button.
				<table {...LAYOUT} style={STYLES.buttonPlace}>
					<tbody>
						<tr>
							<td className="m-button" style={STYLES.buttonCell}>
								<a className="m-button" href={block.href} style={STYLES.button}>
									{block.text}
								</a>
							</td>
						</tr>
					</tbody>
				</table>
			);
		case "paragraph":
			return (
				<p className={DARK_CLASSES[block.look]} style={LOOKS[block.look]}>
					{block.runs.map(runView)}
				</p>
			);
		default: {
			const List = block.numbered ? "ol" : "ul";
			return (
				<>
					<h2 style={STYLES.subheading}>{block.title}</h2>
					<List style={STYLES.list}>
						{block.items.map((item) => (
							<li key={item} style={STYLES.item}>
								{item}
							</li>
						))}
					</List>
				</>
			);
		}
	}
}

function runView(run: Run, index: number) {
	if (typeof run === "string") return run;
	if ("strong" in run) return <strong key={index}>{run.strong}</strong>;
	return (
		<a className="m-link" key={index} href={run.href} style={STYLES.link}>
			{run.text}
		</a>
	);
}
