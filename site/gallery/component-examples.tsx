import { mainWords as words } from "virtual:content";
import type { ReactElement } from "react";
import { UNIT_IDS } from "../../content-model/fields/parts.ts";
import { Section } from "../../ui/section/section.tsx";
import { pageArtFile } from "../artwork/page-art/page-art.tsx";
import { ActionRow } from "../components/action-row/action-row.tsx";
import { Announcement } from "../components/announcement/announcement.tsx";
import { AnswerEntry } from "../components/answer/answer.tsx";
import { Bars } from "../components/bars/bars.tsx";
import { ChatButton } from "../components/chat-button/chat-button.tsx";
import { Footer } from "../components/footer/footer.tsx";
import { Header } from "../components/header/header.tsx";
import { Journey } from "../components/journey/journey.tsx";
import { LanguageLinks } from "../components/language-links/language-links.tsx";
import { LinkedLine } from "../components/linked-line/linked-line.tsx";
import { Metric } from "../components/metric/metric.tsx";
import { PendingNotice } from "../components/pending-notice/pending-notice.tsx";
import { Photograph } from "../components/photograph/photograph.tsx";
import { Quotation } from "../components/quotation/quotation.tsx";
import { Rating } from "../components/rating/rating.tsx";
import { SampleTag } from "../components/sample-tag/sample-tag.tsx";
import { SkipLink } from "../components/skip-link/skip-link.tsx";
import { SourceLinks } from "../components/source-links/source-links.tsx";
import { Sunrise } from "../components/sunrise/sunrise.tsx";
import { UnitEmblem } from "../components/unit-emblem/unit-emblem.tsx";
import { Transcript, VideoPlayer } from "../components/video/video.tsx";
import { Wordmark } from "../components/wordmark/wordmark.tsx";
import { otherEditions } from "../editions.ts";
import type { ComponentExamples } from "./ui-examples.tsx";

const call = { label: "Agendar llamada", href: "/contacto" };
const proposal = { label: "Conoce la propuesta", href: "/sobre-nosotros" };
const long = { label: "Solicitar histerosalpingosonografía y acompañamiento", href: "/concierge" };

const others = { question: "¿Por dónde empiezo?", href: "/faq" };

const counted = { locale: "es-DO", row: "Edad", missing: "sin dato", note: "Ejemplo con números inventados." };

const steps = [
	{ title: "Cuéntanos", text: "Escribes lo que necesitas y te respondemos." },
	{ title: "Compara", text: "Ves clínicas y fechas, una al lado de la otra." },
	{ title: "Viaja", text: "Te acompañamos desde el aeropuerto." },
];

const english = {
	language: "en",
	name: "English",
	path: "/en",
	offer: "This page is also in English",
	isSame: true,
} as const;

const picture = { src: pageArtFile("cell"), width: 400, height: 400, alt: "Un dibujo en vez de una foto", formats: [] };

const who = { title: "Organización Mundial de la Salud", url: "https://www.who.int/es" };
const redlara = { title: "Red Latinoamericana de Reproducción Asistida", url: "https://redlara.com" };

/** As these stand on pages: a figure in a list, links in a line. */
const inList = (figure: ReactElement) => <dl>{figure}</dl>;
const inLine = (links: ReactElement) => <p>{links}</p>;

/** Of each component of site/components/. */
export const componentExamples: Record<string, ComponentExamples> = {
	"action-row": {
		one: <ActionRow words={words} actions={[call]} />,
		"two and the chat": (
			<ActionRow words={words} actions={[call, proposal]} chat={{ label: "Escribir por chat", variant: "general" }} />
		),
		"more than a line holds": <ActionRow words={words} actions={[call, proposal, long]} />,
	},
	announcement: { "as on every page": <Announcement words={words} /> },
	answer: Object.fromEntries(
		words.answers.groups.flatMap(({ id, items: [answer] }) =>
			answer ? [[`the first of ${id}`, <AnswerEntry key={id} {...{ answer, words }} related={[others]} />]] : [],
		),
	),
	bars: {
		"two ways to count": (
			<Bars
				{...counted}
				title="De cada 100, cuántas llegaron. País de ejemplo, 2020"
				columns={["Por extracción", "Por transferencia"]}
				rows={[
					{ label: "Menos de 35", values: [50, 45.5] },
					{ label: "43 o más", values: [0.4, 12] },
					{ label: "Óvulos donados", values: [null, 100] },
				]}
			/>
		),
		"one way, with long words": (
			<Bars
				{...counted}
				title="De cada 100, a cuántas les sirvió la histerosalpingosonografía. País de ejemplo, 2020"
				columns={["Por histerosalpingosonografía"]}
				rows={[
					{ label: "Otorrinolaringológicamente estudiadas", values: [33.3] },
					{ label: "Las demás", values: [0] },
				]}
			/>
		),
	},
	"chat-button": { "as on every page": <ChatButton words={words} /> },
	footer: { "as on every page": <Footer words={words} editions={otherEditions("/", words)} /> },
	header: {
		"at home": <Header path="/" words={words} editions={otherEditions("/", words)} />,
		"on a page of the menu": (
			<Header path="/agenda-pais" words={words} editions={otherEditions("/agenda-pais", words)} />
		),
		"on a page of the dropdown": (
			<Header path="/concierge" words={words} editions={otherEditions("/concierge", words)} />
		),
	},
	journey: {
		"three steps": <Journey steps={steps} />,
		"long words": (
			<Journey
				steps={steps.map(({ text }, place) => ({
					title: `Histerosalpingosonografía ${place + 1}`,
					text: text.repeat(3),
				}))}
			/>
		),
	},
	"language-links": {
		"by its name": <LanguageLinks editions={[english]} look="name" />,
		"by its code": <LanguageLinks editions={[english]} look="code" />,
	},
	"linked-line": {
		"with a link": inLine(<LinkedLine text="Cifras del Grupo. Mira [qué comprobamos](/ivfdo#que-comprobamos)." />),
	},
	metric: {
		plain: inList(<Metric value="15" suffix="+" label="clínicas en la red" />),
		"a percentage with its note": inList(
			<Metric value="95" suffix="%" label="satisfacción" note="Cifra propia, sin auditar." />,
		),
		"many figures": inList(<Metric value="262 mil" label="turistas de salud en 2022" />),
		"long words": inList(<Metric value="24/7" label="histerosalpingosonografía y electroencefalografía" />),
	},
	"pending-notice": {
		"a review that is missing": <PendingNotice>Este texto espera la revisión de un abogado.</PendingNotice>,
		"long words": (
			<PendingNotice>{"Este texto espera la revisión de quien conoce la materia. ".repeat(3).trim()}</PendingNotice>
		),
	},
	photograph: {
		round: <Photograph {...picture} look="round" sizes="8rem" />,
		logo: <Photograph {...picture} look="logo" sizes="10rem" />,
		wide: <Photograph {...picture} look="wide" sizes="100vw" />,
	},
	quotation: {
		"a patient's, with a rating": (
			<Quotation
				words={words}
				content="Me explicaron cada paso antes de darlo, y siempre hubo alguien que respondió."
				name="María R."
				details={["Clínica de Santo Domingo", "Fecundación in vitro", "Puerto Rico"]}
				sample
				size="large"
				rating={{ value: 5, words: "5 de 5" }}
			/>
		),
		"a clinic's": (
			<Quotation
				words={words}
				content="La comunicación con el paciente nos llega ordenada."
				name="Dirección médica"
				details={["Clínica de Santiago"]}
				sample
				voice="clinic"
			/>
		),
		"no sample, long words": (
			<Quotation
				words={words}
				content={"El acompañamiento interdisciplinario de la histerosalpingosonografía. ".repeat(4).trim()}
				name="Coordinación internacional"
				sample={false}
			/>
		),
	},
	rating: {
		"all five": <Rating value={5} words="5 de 5" />,
		"two of five": <Rating value={2} words="2 de 5" />,
	},
	"sample-tag": {
		"beside words": (
			<p>
				Nombre <SampleTag words={words} />
			</p>
		),
	},
	"skip-link": { "as on every page": <SkipLink words={words} /> },
	"source-links": {
		"one source": inLine(<SourceLinks sources={[who]} />),
		several: inLine(<SourceLinks sources={[who, redlara]} />),
	},
	sunrise: {
		"under centred words": <Section name="banner" tone="night" artwork={<Sunrise />} title="Da el *primer paso*" />,
	},
	"unit-emblem": Object.fromEntries(UNIT_IDS.map((unit) => [unit, <UnitEmblem key={unit} unit={unit} />])),
	video: {
		player: <VideoPlayer words={words} id="un-ciclo-de-fiv" title="Un ciclo de FIV" />,
		transcript: <Transcript words={words} id="un-ciclo-de-fiv" />,
	},
	wordmark: {
		elsewhere: <Wordmark words={words} />,
		"at home": <Wordmark words={words} current />,
	},
};
