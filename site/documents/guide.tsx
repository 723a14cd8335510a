import { fill } from "../../content-model/fill.ts";
import rings from "./growth-rings.svg?raw";
import { Checklist, Preparation, Questions } from "./guide-worksheets.tsx";
import { Aside, Circle, List, Pairs, PrintedDocument, PrintedSection, unbroken } from "./printed-document.tsx";
import type { guideWords } from "./printed-words.ts";

type GuideWords = ReturnType<typeof guideWords>["words"];

/** The guide on the path to Red LARA accreditation, on paper. */
export function Guide({ words, site }: ReturnType<typeof guideWords>) {
	const { cover, contents, facts, path, checklist, preparation, questions, support } = words;
	return (
		<PrintedDocument
			title={words.title}
			footer={words.footer}
			cover={{
				...cover,
				art: rings,
				contents: contents.title,
				sections: [facts, path, checklist, preparation, questions, support],
				warning: words.clinicalReview === "pending" ? contents.reviewPending : undefined,
			}}
		>
			<PrintedSection {...facts}>
				<Pairs items={facts.items} />
				<Statuses {...facts.statuses} />
			</PrintedSection>
			<PrintedSection {...path}>
				<Path path={path} confirm={words.confirm} />
			</PrintedSection>
			<PrintedSection {...checklist}>
				<Checklist {...checklist} />
			</PrintedSection>
			<PrintedSection {...preparation}>
				<Preparation {...preparation} />
			</PrintedSection>
			<PrintedSection {...questions}>
				<Questions {...questions} />
			</PrintedSection>
			<PrintedSection {...support}>
				{[support.does, support.doesNot].map(({ title, items }) => (
					<div key={title}>
						<h3>{title}</h3>
						<List items={items} />
					</div>
				))}
				<Aside>{support.times}</Aside>
				<h3>{support.sources.title}</h3>
				<List items={support.sources.items} small />
				<p className="small">{support.notice}</p>
				<Aside>
					<strong>{fill(support.contact, { email: site.email, phone: unbroken(site.phone) })}</strong>
				</Aside>
			</PrintedSection>
		</PrintedDocument>
	);
}

/** Each status has its own disc: full or open for the standing, with a dot for a condition. */
function Statuses({ title, items, drawing, note }: GuideWords["facts"]["statuses"]) {
	return (
		<>
			<h3>{title}</h3>
			<ul className="statuses">
				{items.map((status, index) => (
					<li key={status.title}>
						<svg viewBox="0 0 54 54" aria-hidden="true">
							<Circle cx={27} cy={27} r={25} />
							<Circle className={index < 2 ? "statuses__full" : "statuses__open"} cx={27} cy={27} r={19} />
							{index % 2 === 1 && <Circle className="statuses__condition" cx={42} cy={12} r={7} />}
						</svg>
						<strong>{status.title}</strong>
						<p className="small">{status.text}</p>
					</li>
				))}
			</ul>
			<Aside>
				<p>{drawing}</p>
				<p>{note}</p>
			</Aside>
		</>
	);
}

/** Points from one step to the next, and how far the arc bows into the page. */
const STEP = 88;
const BOW = 62;

/** The steps along an arc that bows into the page. */
function Path({ path: { steps }, confirm }: { path: GuideWords["path"]; confirm: string }) {
	const stones = steps.map((_, index) => {
		const share = steps.length === 1 ? 0 : (index / (steps.length - 1)) * 2 - 1;
		return { x: 20 + BOW * (1 - share ** 2), y: 20 + index * STEP };
	});
	return (
		<div className="path">
			<svg viewBox={`0 0 104 ${steps.length * STEP}`} height={`${steps.length * STEP}pt`} aria-hidden="true">
				<polyline points={stones.map(({ x, y }) => `${x},${y}`).join(" ")} />
				{stones.map(({ x, y }, index) => (
					<g key={y}>
						<Circle className="path__disc" cx={x} cy={y} r={20} />
						<Circle
							className={`path__stone${index === steps.length - 1 ? " path__stone--last" : ""}`}
							cx={x}
							cy={y}
							r={17}
						/>
					</g>
				))}
			</svg>
			<ol>
				{steps.map((step, index) => (
					<li key={step.title} style={{ height: `${STEP}pt`, paddingLeft: `${(stones[index]?.x ?? 0) - 20}pt` }}>
						<span className="path__number">{index + 1}</span>
						<div>
							<h3>{step.title}</h3>
							<p>{step.text}</p>
							{step.confirm && <p className="warning">{confirm}</p>}
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}
