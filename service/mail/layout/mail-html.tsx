import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { MAIN_LANGUAGE } from "../../../contract/languages.ts";
import type { Block, Look, MailBody, Run } from "./mail-body.ts";
import { DARK_STYLES, LOOKS, STYLES } from "./mail-styles.ts";

/** Classes by which the style sheet changes a paragraph in the dark colour scheme. */
const DARK_CLASSES: Partial<Record<Look, string>> = { small: "m-small", reference: "m-reference" };

/** A mail as HTML. The wordmark is drawn from boxes, because a mail loads nothing. */
export async function mailHtml({ preview, title, blocks }: MailBody, sender: string, language: string = MAIN_LANGUAGE) {
	return await render(
		<Html lang={language}>
			<Head>
				<title>{title}</title>
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<style>{DARK_STYLES}</style>
			</Head>
			<Preview>{preview}</Preview>
			<Body className="m-page" style={STYLES.body}>
				<Container style={STYLES.column}>
					<Text className="m-line" style={STYLES.wordmark}>
						<span className="m-ring" style={STYLES.ring}>
							<span style={STYLES.core} />
						</span>
						{sender}
					</Text>
					<Heading as="h1" style={STYLES.heading}>
						{title}
					</Heading>
					{blocks.map((block, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rendered once
						<BlockView key={index} block={block} />
					))}
				</Container>
			</Body>
		</Html>,
	);
}

function BlockView({ block }: { block: Block }) {
	switch (block.block) {
		case "rule":
			return <Hr className="m-line" style={STYLES.rule} />;
		case "button":
			return (
				<Text style={LOOKS.usual}>
					<Link className="m-button" href={block.href} style={STYLES.button}>
						{block.text}
					</Link>
				</Text>
			);
		case "paragraph":
			return (
				<Text className={DARK_CLASSES[block.look]} style={LOOKS[block.look]}>
					{block.runs.map(runView)}
				</Text>
			);
		case "list": {
			const List = block.numbered ? "ol" : "ul";
			return (
				<>
					<Heading as="h2" style={STYLES.subheading}>
						{block.title}
					</Heading>
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
		default:
			return (
				<>
					<Text className="m-small" style={STYLES.label}>
						{block.label}
					</Text>
					<Text style={STYLES.value}>{block.value.map(runView)}</Text>
				</>
			);
	}
}

function runView(run: Run, index: number) {
	if (typeof run === "string") return run;
	if ("strong" in run) return <strong key={index}>{run.strong}</strong>;
	return (
		<Link className="m-link" key={index} href={run.href} style={STYLES.link}>
			{run.text}
		</Link>
	);
}
