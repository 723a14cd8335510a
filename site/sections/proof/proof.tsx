import type { SectionWithWords } from "../../../content-model/content.ts";
import { saidIn } from "../../../content-model/network/network.ts";
import { ButtonLink } from "../../../ui/button/button.tsx";
import { NextSteps } from "../../../ui/received/next-steps.tsx";
import { Section, SectionHeading } from "../../../ui/section/section.tsx";
import { Photograph } from "../../components/photograph/photograph.tsx";
import { Plate } from "../../components/plate/plate.tsx";
import { photograph } from "../../photographs/photographs.ts";

/** What the first screen says, proved: a tool in use, what happens to a message, and who reads it where people are named. */
export const Proof = ({ title, lead, tool, after, sent, words }: SectionWithWords<"proof">) => (
	<Section name="proof" tone="surface">
		<div className="proof__columns">
			<Plate name="plan" words={words} />
			<div>
				<SectionHeading name="proof" title={title} lead={lead} />
				<ButtonLink href={tool.href} look="secondary" label={tool.label} />
				<h3 className="proof__after">{after}</h3>
				<NextSteps
					sent={sent}
					words={words.messages.pages.received}
					hours={words.site.hours}
					told={{}}
					language={words.language}
				/>
				{words.people.length > 0 && (
					<ul className="stack stack--3">
						{words.people.slice(0, 3).map(({ id, name, role, picture }) => (
							<li className={picture && "proof__person row row--middle"} key={id}>
								{picture && <Photograph {...photograph(picture)} look="round" sizes="4rem" />}
								<p>
									<strong translate="no">{name}</strong>, {saidIn(words.language, role)}
								</p>
							</li>
						))}
					</ul>
				)}
			</div>
		</div>
	</Section>
);
