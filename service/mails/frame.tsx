import { Body, Container, Head, Heading, Html, Preview } from "@react-email/components";
import type { ReactNode } from "react";

const body = { backgroundColor: "#f4f9f8", color: "#0b2f36", fontFamily: "Figtree, Helvetica, Arial, sans-serif" };
const container = { margin: "0 auto", maxWidth: "560px", padding: "32px 24px" };
const heading = { fontFamily: "Newsreader, Georgia, serif", fontSize: "28px", fontWeight: 500, lineHeight: 1.2 };

export const text = { fontSize: "16px", lineHeight: 1.6, margin: "0 0 16px" };
export const small = { color: "#38555b", fontSize: "14px", lineHeight: 1.4, margin: "8px 0" };

/** What every mail shares: language, preview line, title and column. */
export function MailFrame({ preview, title, children }: { preview: string; title: string; children: ReactNode }) {
	return (
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
					{children}
				</Container>
			</Body>
		</Html>
	);
}
