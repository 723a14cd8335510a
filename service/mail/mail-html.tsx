import { Body, Container, Head, Heading, Hr, Html, Link, Preview, Text } from "@react-email/components";
import { render } from "@react-email/render";
import type { Block, Look, MailBody, Run } from "./mail-body.ts";

const body = { backgroundColor: "#f4f9f8", color: "#0b2f36", fontFamily: "Figtree, Helvetica, Arial, sans-serif" };
// A word without an end, as a visitor may type one, must not widen the column.
const container = { margin: "0 auto", maxWidth: "560px", overflowWrap: "anywhere" as const, padding: "32px 24px" };
const heading = { fontFamily: "Newsreader, Georgia, serif", fontSize: "28px", fontWeight: 500, lineHeight: 1.2 };

const usual = { fontSize: "16px", lineHeight: 1.6, margin: "0 0 16px" };
const small = { color: "#38555b", fontSize: "14px", lineHeight: 1.4, margin: "8px 0" };
const LOOKS: Record<Look, object> = {
	usual,
	line: { ...usual, margin: "0 0 8px" },
	small,
	reference: { ...usual, fontSize: "18px", fontWeight: 600 },
};
const label = { ...small, margin: "16px 0 0" };
const value = { fontSize: "16px", lineHeight: 1.5, margin: "0", whiteSpace: "pre-line" as const };

/** A mail as HTML: language, preview line, title and column are the same in all. */
export async function mailHtml({ preview, title, blocks }: MailBody): Promise<string> {
	return await render(
		<Html lang="es">
			<Head>
				<title>{title}</title>
			</Head>
			<Preview>{preview}</Preview>
			<Body style={body}>
				<Container style={container}>
					<Heading as="h1" style={heading}>
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
	if (block.block === "rule") return <Hr />;
	if (block.block === "paragraph") return <Text style={LOOKS[block.look]}>{block.runs.map(runView)}</Text>;
	return (
		<>
			<Text style={label}>{block.label}</Text>
			<Text style={value}>{runView(block.value)}</Text>
		</>
	);
}

function runView(run: Run, index = 0) {
	if (typeof run === "string") return run;
	if ("strong" in run) return <strong key={index}>{run.strong}</strong>;
	return (
		<Link key={index} href={run.href}>
			{run.text}
		</Link>
	);
}
